import { useEffect, useState } from "react";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { copy } from "./copy.ts";
import { type RemovedLine, undoWindow } from "./removed-line.ts";
import { useBasketFetcher } from "./use-basket-fetcher.ts";
import styles from "./undo-bar.module.css";

/** Offers to bring the last removed line back for 8 s; one undo only, the latest (CART-08). */
export function UndoBar({ removed }: { readonly removed: RemovedLine }) {
  const t = useCopy(copy);
  const fetcher = useBasketFetcher();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // The clocks of server and browser may differ: never longer than the window itself.
    const left = Math.min(Math.max(removed.until - Date.now(), 0), undoWindow);
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [removed.until]);
  if (isOver) return null;
  return (
    <div data-print="no">
      <Alert tone="info" live="polite">
        <fetcher.Form method="post" className={styles.bar}>
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
