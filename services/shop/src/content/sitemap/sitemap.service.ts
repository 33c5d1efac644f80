import { loadProductList, type ProductAggregate } from "../../catalogue/product/product.loader.ts";
import { snapshotOf } from "../../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../../platform/context.ts";
import { readFoundPaths } from "./sitemap.store.ts";

/** What a storefront has for search engines; every part is read when it is requested. */
export interface Sitemap {
  readonly pages: () => Promise<string[]>;
  readonly categoryIds: () => readonly number[];
  readonly productCount: () => number;
  readonly products: (args: { readonly offset: number; readonly limit: number }) => Promise<ProductAggregate[]>;
}

/** Most products of one answer. */
const most = 500;

/** Everything of a storefront that may be found. */
export function sitemapOf(context: ShopContext): Sitemap {
  const { store } = context.storefront;
  const snapshot = snapshotOf(context);
  const listing = snapshot.listings[store];
  return {
    pages: () => readFoundPaths(context.database.read, store),
    categoryIds: () => snapshot.categories.map(({ id }) => id),
    productCount: () => listing.size,
    products: ({ offset, limit }) => {
      const [from, count] = [Math.max(offset, 0), Math.min(Math.max(limit, 1), most)];
      return loadProductList(context, listing.sortedIds(from, from + count));
    },
  };
}
