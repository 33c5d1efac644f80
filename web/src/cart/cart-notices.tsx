import { useEffect, useRef } from "react";
import type { CartNoticesFragment } from "../graph/generated/CartNotices.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { copy } from "./copy.ts";

/**
 * What has changed in the cart by itself, in the shop's words: stock, prices, reservations, free articles. In the basket
 * and on each step to the order, which is refused until the shopper has seen the change (CHKX-06). What comes up while
 * the page is open is a toast as well, as the shopper may look elsewhere.
 */
export function CartNotices({ notices }: Pick<CartNoticesFragment, "notices">) {
  const t = useCopy(copy);
  const { add } = useToasts();
  const known = useRef(new Set(notices.map(({ message }) => message)));
  useEffect(() => {
    for (const { message } of notices) {
      if (known.current.has(message)) continue;
      add({ id: message, tone: "warning", text: message });
    }
    known.current = new Set(notices.map(({ message }) => message));
  }, [notices, add]);
  if (notices.length === 0) return null;
  return (
    <Alert tone="warning" title={t.noticesTitle}>
      <ul>
        {notices.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
