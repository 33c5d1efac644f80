import { useCallback, useEffect, useRef } from "react";
import type { OpenPart } from "./open-part.ts";

/** The page's root states whether the phone's search shows, as it is decided before anything has come to life. */
const isShown = () => document.documentElement.dataset["search"] !== undefined;

/**
 * Ties the phone's search to what is open in the header (SEARCH-24, SEARCH-27).
 * @returns what opens and closes it; opened, it has the focus
 */
export function useSearchToggle(open: OpenPart | null, onOpen: (part: OpenPart | null) => void): () => void {
  const before = useRef(open);
  const first = useRef(onOpen);
  useEffect(() => {
    if (isShown()) first.current("search");
  }, []);
  useEffect(() => {
    const was = before.current;
    before.current = open;
    if (open === "search") document.documentElement.dataset["search"] = "";
    else if (was === "search") delete document.documentElement.dataset["search"];
  }, [open]);
  return useCallback(() => {
    const opens = open !== "search";
    onOpen(opens ? "search" : null);
    if (!opens) return;
    // Now and not in an effect: phones show their keyboard for a focus within the tap alone.
    document.documentElement.dataset["search"] = "";
    document.querySelector<HTMLElement>("#search-query")?.focus();
  }, [open, onOpen]);
}
