import { useSyncExternalStore } from "react";
import { serverNow } from "./server-clock.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports that a moment at which a price of the page ends has passed; the page's price clock does. */
export function reportPriceMoment(): void {
  for (const listener of listeners) listener();
}

/**
 * Whether a moment of a price has passed by the server's clock. An element of the page has to name the moment in
 * `data-price-until`, so that the price clock looks for it. @param moment in epoch ms; null: there is none
 */
export function useIsPast(moment: number | null): boolean {
  const read = (): boolean => moment !== null && moment <= serverNow();
  return useSyncExternalStore(subscribe, read, read);
}
