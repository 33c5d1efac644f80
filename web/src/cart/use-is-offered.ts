import { useCallback, useSyncExternalStore } from "react";
import { type RemovedLine, removedLineOf, undoWindow } from "./removed-line.ts";

/**
 * Whether a removed line can still be brought back (CART-08). Read again with each render and when its time is over: when
 * the basket has changed in another tab, the line may be back already, or no longer the last one.
 */
export function useIsOffered(removed: RemovedLine | null): boolean {
  const until = removed?.until;
  const subscribe = useCallback(
    (notify: () => void) => {
      // The clocks of server and browser may differ: never longer than the window itself.
      const left = Math.min(Math.max((until ?? 0) - Date.now(), 0), undoWindow);
      const timer = setTimeout(notify, left);
      return () => clearTimeout(timer);
    },
    [until],
  );
  const read = (): boolean => until !== undefined && removedLineOf(document.cookie, Date.now())?.until === until;
  return useSyncExternalStore(subscribe, read, () => until !== undefined);
}
