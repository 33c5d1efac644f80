import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Where the shopper was on the entries of this tab. */
const places = new Map<string, string | null>();

/**
 * Brings Back and Forward within the tab to the row that was first in the window (ux 37). The router's lengths do not do
 * for long lists: rows are made again with estimated heights, and the page is too short for the place. Stands behind the
 * router's own restoration, which it corrects before anything is painted.
 */
export function KeepRow(): null {
  /** The entry of the tab's history whose page this is. */
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
    // What the browser has at this moment may be another one: Back was pressed while this page was rendered.
    shown.current = key;
    const place = places.get(shown.current);
    if (!isFirst && type === NavigationType.Pop && place) window.place?.restore(place);
  }, [key, type]);
  return null;
}
