import { useEffect, useRef, useState } from "react";

/** How long steps and figures are collected before they are sent, in ms (WISH-21, ux 35). */
const debounce = 500;

interface WishedQuantity {
  /** What is to be shown; null: what is stored. */
  readonly wished: number | null;
  readonly change: (quantity: number) => void;
}

/**
 * A quantity that is shown at once and sent half a second after its last step.
 * @param state of the fetcher that sends it
 * @param send answers false where there is nothing to send, so that what is stored is shown again
 */
export function useWishedQuantity(
  state: "idle" | "loading" | "submitting",
  send: (quantity: number) => boolean,
): WishedQuantity {
  const [wished, setWished] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // A wish holds until it was answered; after that the graph's answer holds, clamped or not.
  useEffect(() => {
    if (state === "idle" && timer.current === null) setWished(null);
  }, [state]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const change = (quantity: number): void => {
    setWished(quantity);
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
      if (!send(quantity)) setWished(null);
    }, debounce);
  };
  return { wished, change };
}
