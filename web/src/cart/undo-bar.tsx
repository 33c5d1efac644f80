import { type SyntheticEvent, useEffect, useRef } from "react";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { copy } from "./copy.ts";
import type { RemovedLine } from "./removed-line.ts";
import { useBasketFetcher } from "./use-basket-fetcher.ts";
import styles from "./undo-bar.module.css";

interface UndoBarProps {
  readonly removed: RemovedLine;
  /** Whether it can still be brought back; the answer to the last press is shown all the same. */
  readonly isOffered: boolean;
}

/** Offers to bring the last removed line back for 8 s; one undo only, the latest (CART-08). */
export function UndoBar({ removed, isOffered }: UndoBarProps) {
  const t = useCopy(copy);
  const fetcher = useBasketFetcher();
  // A second press comes before the button is known to be busy.
  const isSent = useRef(false);
  useEffect(() => {
    if (fetcher.state === "idle") isSent.current = false;
  }, [fetcher.state]);
  const sendOnce = (event: SyntheticEvent) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
  if (!isOffered) return null;
  return (
    <div data-print="no">
      <Alert tone="info" live="polite">
        <fetcher.Form method="post" className={styles.bar} onSubmit={sendOnce}>
          <input type="hidden" name="until" value={removed.until} />
          <span>{t.removed(removed.name)}</span>
          <Button
            type="submit"
            name="intent"
            value="undo"
            scheme="secondary"
            size="small"
            busyText={fetcher.state === "idle" ? undefined : t.undo}
          >
            {t.undo}
          </Button>
        </fetcher.Form>
      </Alert>
    </div>
  );
}
