import { useEffect, useRef } from "react";

/** Marks the entry of the history that something open has. */
const mark = "overlay";

const isOnTop = (): boolean => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && mark in state;
};

/** Keeps the next step in the history from the router: the page stays. */
function onNextStep(then: () => void): AbortController {
  const listening = new AbortController();
  addEventListener(
    "popstate",
    (event) => {
      event.stopImmediatePropagation();
      listening.abort();
      then();
    },
    { capture: true, signal: listening.signal },
  );
  return listening;
}

/**
 * Lets Back close what covers a page: while its component is there, it has an entry of its own in the history. It is taken
 * out again when something else closes it; links within it need `data-replace` around them.
 */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    history.pushState({ ...history.state, [mark]: true }, "");
    const back = onNextStep(() => latest.current());
    return () => {
      back.abort();
      if (!isOnTop()) return;
      onNextStep(() => undefined);
      history.back();
    };
  }, []);
}
