import { loadProductList } from "../catalogue/product/product.loader.ts";
import { snapshotOf } from "../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../platform/context.ts";
import { searchIndexOf } from "./search-index.service.ts";
import { bestHits } from "./search.service.ts";

/** Completions of what was typed, or what is bought most when nothing was (OP-Q-37). */
export function suggest(context: ShopContext, typed: string): { suggest: string }[] {
  return searchIndexOf(context)
    .suggestions.complete(typed)
    .map((text) => ({ suggest: text }));
}

/** What is offered at most: a phone shows all of it above its keyboard. */
const most = { categories: 3, brands: 2, products: 4 } as const;

/** Departments, brands and products for what was typed so far; none for nothing. */
export async function suggestAll(context: ShopContext, typed: string) {
  const term = typed.trim();
  if (term === "") return { categories: [], brands: [], products: [] };
  const { categoryById } = snapshotOf(context);
  const found = searchIndexOf(context).suggestions.find(term);
  const ids = new Set(found.flatMap(({ names }) => ("categoryId" in names ? [names.categoryId] : [])));
  return {
    categories: [...ids].slice(0, most.categories).flatMap((id) => categoryById.get(id) ?? []),
    brands: found
      .flatMap(({ text, names }) => ("brand" in names ? [{ name: text, url: brandPath(text, names.brand) }] : []))
      .slice(0, most.brands),
    products: await loadProductList(context, bestHits(context, term, most.products)),
  };
}

const brandPath = (name: string, code: string): string =>
  `/search/?${new URLSearchParams({ q: name, "filter.MARKE": code })}`;
