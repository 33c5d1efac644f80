import { cutText } from "@chalkbox/input-text/read-text";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/context.ts";
import { SearchSuggestDocument, type SearchSuggestQuery } from "../../graph/generated/SearchSuggest.ts";

/** How long typing rests before suggestions are requested, in ms (SEARCH-09). */
const debounce = 250;
/** Longer words suggest nothing. */
const maxTyped = 100;

/** Suggestions with what they were requested for. */
interface Suggested {
  readonly typed: string;
  readonly data: SearchSuggestQuery;
}

/**
 * Suggestions for what is typed, once it has rested; the last ones until then. A request that a later key has
 * overtaken ends. Popular searches come for nothing typed, at once (SEARCH-10).
 * @param isOpen none are requested while the list is closed
 */
export function useSuggestions(typed: string, isOpen: boolean): Suggested | null {
  const graph = useGraph();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const term = cutText(typed.trim(), maxTyped);
  useEffect(() => {
    if (!isOpen) return;
    const overtaken = new AbortController();
    const ask = async (): Promise<void> => {
      const { signal } = overtaken;
      const { data } = await graph.query(SearchSuggestDocument, { userQuery: term }, "cache-first", signal);
      if (!signal.aborted && data) setSuggested({ typed: term, data });
    };
    const timer = setTimeout(() => void ask(), term === "" ? 0 : debounce);
    return () => {
      overtaken.abort();
      clearTimeout(timer);
    };
  }, [graph, term, isOpen]);
  return suggested;
}
