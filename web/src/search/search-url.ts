import { isBrokenField } from "../lib/broken-fields.ts";

/** What the search page's address requests, besides what every listing reads. */
export interface SearchState {
  /** What is searched for; empty when nothing was typed. */
  readonly term: string;
  readonly categoryId: string | null;
  /**
   * Whether the words are searched as they are. The address states it by an original query (`oq`, SEARCH-01) that is the
   * same as `q`: the shopper has seen what the shop took the words for, and searches them as typed.
   */
  readonly isAsTyped: boolean;
  /** The words as typed, where the shop searches for others with filters in their place; null where they are the same. */
  readonly originalTerm: string | null;
}

/** Whether what is searched for is no text, so that the shop need not be called. */
export const isBrokenSearch = ({ term }: SearchState): boolean => isBrokenField(term);

/** Letters of a search that count; the shop reports no more of what it took it for. */
export const termLimit = 200;

/** Reads the search page's query. */
export function readSearch(query: URLSearchParams): SearchState {
  const term = query.get("q")?.trim() ?? "";
  const original = query.get("oq")?.trim() ?? "";
  return {
    term,
    categoryId: query.get("searchInCategoryId"),
    isAsTyped: original !== "" && original === term,
    originalTerm: original === "" || original === term ? null : original,
  };
}

/** The same as parts of a query. */
export const searchParts = ({ term, categoryId, isAsTyped, originalTerm }: SearchState): Record<string, string> => ({
  q: term,
  ...(isAsTyped && { oq: term }),
  ...(originalTerm !== null && { oq: originalTerm }),
  ...(categoryId && { searchInCategoryId: categoryId }),
});

/** The address of a search, relative to the page. */
export const searchHref = (state: SearchState): string => `?${new URLSearchParams(searchParts(state))}`;
