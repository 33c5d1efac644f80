import { useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * Whether what is rendered here came with the page, as HTML of the server. It did not when the browser renders it first,
 * and no longer does when it shows something else.
 * @param shows what it shows, compared by identity
 */
export function useCameWithPage(shows: unknown): boolean {
  // On the server, and in the browser while it takes over what the server has sent.
  const isSent = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [first] = useState({ shows });
  const [came, setCame] = useState(isSent);
  const isSame = shows === first.shows;
  if (came && !isSame) setCame(false);
  return came && isSame;
}
