import type { SearchSuggestQuery } from "../../graph/generated/SearchSuggest.ts";

type Product = SearchSuggestQuery["searchSuggestions"]["products"][number];

/** A line of the list: a search to make, or a page to go to. */
export type Entry =
  | { readonly kind: "query"; readonly text: string }
  | { readonly kind: "page"; readonly text: string; readonly href: string; readonly within?: string | undefined }
  | { readonly kind: "product"; readonly text: string; readonly href: string; readonly product: Product };

/** Lines below one heading. */
export interface Group {
  readonly title: "last" | "popular" | "queries" | "categories" | "brands" | "products";
  readonly entries: readonly Entry[];
}

const query = (text: string): Entry => ({ kind: "query", text });
const mostQueries = 5;

/** What the list shows: last and popular searches for nothing typed, else what matches. Groups without lines are left out. */
export function groupsOf(typed: string, data: SearchSuggestQuery | null, last: readonly string[]): Group[] {
  const named = new Set(data?.searchSuggestions.categories.map(({ name }) => name));
  // What is a department is offered as that.
  const queries = (data?.getSuggestQueries ?? [])
    .filter(({ suggest }) => !named.has(suggest))
    .map(({ suggest }) => query(suggest));
  const { categories, brands, products } = data?.searchSuggestions ?? { categories: [], brands: [], products: [] };
  const groups: Group[] =
    typed.trim() === ""
      ? [
          { title: "last", entries: last.map(query) },
          { title: "popular", entries: queries },
        ]
      : [
          { title: "queries", entries: queries.slice(0, mostQueries) },
          {
            title: "categories",
            entries: categories.map(({ name, path, parent }) => ({
              kind: "page",
              text: name,
              href: path,
              within: parent?.name,
            })),
          },
          { title: "brands", entries: brands.map(({ name, url }) => ({ kind: "page", text: name, href: url })) },
          {
            title: "products",
            entries: products.map((product) => ({ kind: "product", text: product.name, href: product.url, product })),
          },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}
