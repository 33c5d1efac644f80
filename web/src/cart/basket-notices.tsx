import { useEffect, useRef } from "react";
import type { BasketPageQuery } from "../graph/generated/BasketPage.ts";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { copy } from "./copy.ts";

type Notices = NonNullable<NonNullable<BasketPageQuery["session"]>["cart"]>["notices"];

/**
 * What has changed in the basket by itself, in the shop's words: prices, reservations, free articles. What comes up while
 * the page is open is a toast as well, as the shopper may look elsewhere.
 */
export function BasketNotices({ notices }: { readonly notices: Notices }) {
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
