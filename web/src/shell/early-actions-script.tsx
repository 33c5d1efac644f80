import { use, useEffect } from "react";
import { recordActions } from "./early-actions.ts";
import { showFirstSearch } from "./header/first-search.ts";
import { keepPlace } from "./keep-place.ts";
import { NonceContext } from "./nonce.ts";
import { scrollOverNumbers } from "./wheel-over-numbers.ts";

/** The functions' own text; the browser has had it with the page and leaves whatever is there. */
const text = import.meta.env.SSR
  ? `(${recordActions.toString()})();(${showFirstSearch.toString()})();(${keepPlace.toString()})();(${scrollOverNumbers.toString()})()`
  : " ";

/**
 * Keeps what a shopper does while the page has no scripts yet, and does it when it has; and shows what only the tab has
 * of before the first paint: its search, and its place; and lets the wheel scroll over numbers. Belongs into the head.
 */
export function EarlyActions() {
  const nonce = use(NonceContext);
  useEffect(() => {
    window.earlyActions?.stop();
    // Few are that early; the others need no code for it. Without it nothing is repeated, and the shopper does it again.
    if (window.earlyActions?.taken.length)
      import("./repeat-actions.ts").then(
        ({ repeatActions }) => repeatActions(),
        () => undefined,
      );
  }, []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
