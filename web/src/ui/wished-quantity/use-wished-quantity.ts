import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** How long steps and figures are collected before they are sent, in ms (WISH-21, ux 35). */
const debounce = 500;

interface WishedQuantity {
  /** What is to be shown; null: what is stored. */
  readonly wished: number | null;
  readonly change: (quantity: number) => void;
}

/** What is to be sent once its timer ends. */
interface Pending {
  readonly quantity: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * A quantity that is shown at once and sent half a second after its last step, or as soon as another page of the shop takes the place of its own.
 * @param state of the fetcher that sends it
 * @param send answers false where there is nothing to send, so that what is stored is shown again. It may be called while
 * the next page is there already, so it names the address that takes the quantity.
 */
export function useWishedQuantity(
  state: "idle" | "loading" | "submitting",
  send: (quantity: number) => boolean,
): WishedQuantity {
  const [wished, setWished] = useState<number | null>(null);
  const pending = useRef<Pending | null>(null);
  // A wish holds until it was answered; after that the graph's answer holds, clamped or not.
  useEffect(() => {
    if (state === "idle" && pending.current === null) setWished(null);
  }, [state]);
  const leave = useEffectEvent(() => {
    if (pending.current === null) return;
    const { quantity, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    send(quantity);
  });
  // Layout effects end while the field's form is still there; other effects end after it.
  useLayoutEffect(() => () => leave(), []);
  const change = (quantity: number): void => {
    setWished(quantity);
    if (pending.current !== null) clearTimeout(pending.current.timer);
    const timer = setTimeout(() => {
      pending.current = null;
      if (!send(quantity)) setWished(null);
    }, debounce);
    pending.current = { quantity, timer };
  };
  return { wished, change };
}
