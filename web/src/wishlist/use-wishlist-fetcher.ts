import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useToasts } from "../ui/toast/toast-region.tsx";
import type { WishlistAnswer } from "./answer.ts";

/**
 * A fetcher whose answers become toasts (WISH-36, WISH-37).
 * @param onAnswer called once for each answer, e.g. to open what it leads to
 */
export function useWishlistFetcher(onAnswer?: (answer: WishlistAnswer) => void) {
  const fetcher = useFetcher<WishlistAnswer>();
  const { add, remove } = useToasts();
  const shown = useRef<WishlistAnswer | undefined>(undefined);
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  const { data } = fetcher;
  useEffect(() => {
    if (data === undefined || shown.current === data) return;
    shown.current = data;
    if (data.kind === "failed") add({ tone: "error", text: data.text });
    if (data.kind === "done" && data.text !== null) {
      if (data.id !== undefined) remove(data.id);
      add({ id: data.id, tone: data.tone, text: data.text });
    }
    latest.current?.(data);
  }, [data, add, remove]);
  return fetcher;
}
