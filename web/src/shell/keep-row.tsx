import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Key of the entry of the tab's history that is shown, as the router writes it. */
const entry = (): string => String(Object(history.state).key);

/** Where the shopper was on the entries of this tab. */
const places = new Map<string, string | null>();

/**
 * Brings Back and Forward within the tab to the row that was first in the window (ux 37). The router's lengths do not do
 * for long lists: rows are made again with estimated heights, and the page is too short for the place. Stands behind the
 * router's own restoration, which it corrects before anything is painted.
 */
export function KeepRow(): null {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef("");
  useEffect(() => {
    const note = (): void => void places.set(shown.current, window.place?.now() ?? null);
    // Before the router hears of it: the page that is left is still there.
    const leaves = ({ target }: Event): void => {
      if (target instanceof Element && target.closest("a, form")) note();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener("click", leaves, options);
    addEventListener("submit", note, options);
    addEventListener("popstate", note, options);
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    const isFirst = shown.current === "";
    shown.current = entry();
    const place = places.get(shown.current);
    if (!isFirst && type === NavigationType.Pop && place) window.place?.restore(place);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry (`key`) has another place
  }, [key, type]);
  return null;
}
