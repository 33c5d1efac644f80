import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { useToasts } from "../ui/toast/toast-region.tsx";
import type { BasketAnswer } from "./basket-answer.ts";
import { copy } from "./copy.ts";

/** A fetcher whose failures and notices become toasts; those of vouchers belong to their field. */
export function useBasketFetcher() {
  const t = useCopy(copy);
  const fetcher = useFetcher<BasketAnswer>();
  const { add, remove } = useToasts();
  const shown = useRef<BasketAnswer | undefined>(undefined);
  const { data } = fetcher;
  useEffect(() => {
    if (data === undefined || shown.current === data) return;
    shown.current = data;
    if (data.kind === "failed" && !data.isVoucher) add({ tone: "error", text: data.text });
    if (data.kind === "tooLate") add({ tone: "info", text: t.tooLate });
    if (data.kind !== "changed") return;
    for (const text of data.notices) add({ tone: "warning", text });
    // What was brought back may be what has just been removed again.
    if (data.isUndone) add({ tone: "success", text: t.restored });
    else remove(t.restored);
  }, [data, add, remove, t]);
  return fetcher;
}
