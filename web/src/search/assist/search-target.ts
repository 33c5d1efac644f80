import type { AdjustLongtailSearchQueryQuery } from "../../graph/generated/AdjustLongtailSearchQuery.ts";
import { AdjustLongtailSearchQueryDocument } from "../../graph/generated/AdjustLongtailSearchQuery.ts";
import { SearchRedirectsDocument } from "../../graph/generated/SearchRedirects.ts";
import type { Graph } from "../../graph/client.ts";
import { redirectTarget } from "../../lib/redirect-target.ts";

/** Where a search leads. */
export interface SearchTarget {
  /** A path of the shop, or an address elsewhere that starts with http. */
  readonly address: string;
  /** What the search box shows from then on. */
  readonly query: string;
  /** Id of the product whose page is loaded whole; null for any other target (SEARCH-16). */
  readonly currentProduct: string | null;
}

type Adjusted = Pick<AdjustLongtailSearchQueryQuery["adjustLongtailSearchQuery"], "searchQuery" | "filters">;

/**
 * The address of a search's hits (SEARCH-18): `q` with one parameter for each suggested filter, its values joined by
 * commas (SEARCH-19). All of it is encoded: `&` and `+` are part of the words (SEARCH-23).
 * @param typed what was typed; `oq` when the shop searches for other words (SEARCH-01)
 */
export function hitsAddress(typed: string, { searchQuery, filters }: Adjusted): string {
  const query = new URLSearchParams({ q: searchQuery });
  if (searchQuery !== typed) query.set("oq", typed);
  for (const { name, values } of filters) query.set(`filter.${name}`, values.join(","));
  return `/search/?${query}`;
}

/** Id of a product page's product: the segment after `prod`. */
const productIdIn = (path: string): string | null => /\/prod\/([^/?]+)/.exec(path)?.[1] ?? null;

/**
 * Finds where a search leads: home without words (SEARCH-07); else where a search redirect leads, else a product redirect
 * (SEARCH-13 to SEARCH-15), else the hits with suggested filters (SEARCH-17). When the shop does not answer, the hits
 * of the words as typed.
 * @param path of the page that the search was made on
 */
export async function findTarget(graph: Pick<Graph, "query">, typed: string, path: string): Promise<SearchTarget> {
  const query = typed.trim();
  if (query === "") return { address: "/", query: "", currentProduct: null };
  const { data: redirects } = await graph.query(SearchRedirectsDocument, { query }, "cache-first");
  const searchRedirect = redirectTarget(redirects?.getSearchRedirect.redirectAddress);
  if (searchRedirect !== null) {
    return { address: searchRedirect, query: redirects?.checkQuery.query ?? query, currentProduct: null };
  }
  const productRedirect = redirectTarget(redirects?.getProductRedirect.redirectAddress);
  if (productRedirect !== null) {
    return { address: productRedirect, query: "", currentProduct: reloaded(path, productRedirect) };
  }
  const { data } = await graph.query(AdjustLongtailSearchQueryDocument, { searchQuery: query }, "cache-first");
  const adjusted = data?.adjustLongtailSearchQuery ?? { searchQuery: query, filters: [] };
  return { address: hitsAddress(query, adjusted), query, currentProduct: null };
}

/** The product of a redirect that leads to the very page the shopper is on. */
function reloaded(path: string, redirect: string): string | null {
  const [page = ""] = redirect.split("?");
  return path.includes("/prod/") && path.startsWith(page) ? productIdIn(page) : null;
}
