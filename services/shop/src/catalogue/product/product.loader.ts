import DataLoader from "dataloader";
import type { ShopContext } from "../../platform/context.ts";
import { readAccessories, readDeals, readItems, readItemsOfProducts, readProducts, readReplacements, type ProductLink } from "../catalogue.store.ts";
import type { DealRow, ItemRow, ProductRow } from "../catalogue.types.ts";

/** A product with all that the storefront sells of it: what a tile and a product page are made of. */
export interface ProductAggregate {
  readonly row: ProductRow;
  /** In shop order; at least one. */
  readonly items: readonly ItemRow[];
  /** Running deals by item id. */
  readonly deals: ReadonlyMap<number, DealRow>;
}

/** The loaders of one operation: each gathers the keys of a tick into one statement, so lists cost no query a node. */
export interface ProductLoaders {
  /** A product of the storefront; null when it does not exist or is not sold there. */
  readonly products: DataLoader<number, ProductAggregate | null>;
  /** Id of the product of an item that the storefront sells. */
  readonly productOfItem: DataLoader<number, number | null>;
  /** Ids of what goes with a product. */
  readonly accessories: DataLoader<number, readonly number[]>;
  /** Ids of what to buy instead of a product. */
  readonly replacements: DataLoader<number, readonly number[]>;
}

const loadersOf = new WeakMap<ShopContext, ProductLoaders>();

/** The loaders of an operation. */
export function productLoaders(context: ShopContext): ProductLoaders {
  let loaders = loadersOf.get(context);
  if (!loaders) {
    loaders = {
      products: new DataLoader((ids) => loadProducts(context, ids)),
      productOfItem: new DataLoader(async (ids) => {
        const items = await readItems(context.database.read, context.storefront.store, ids);
        const productOf = new Map(items.map((item) => [item.id, item.product_id]));
        return ids.map((id) => productOf.get(id) ?? null);
      }),
      accessories: new DataLoader(async (ids) => groupLinks(ids, await readAccessories(context.database.read, ids))),
      replacements: new DataLoader(async (ids) => groupLinks(ids, await readReplacements(context.database.read, ids))),
    };
    loadersOf.set(context, loaders);
  }
  return loaders;
}

async function loadProducts(context: ShopContext, ids: readonly number[]): Promise<(ProductAggregate | null)[]> {
  const { database, storefront, clock } = context;
  const [rows, items] = await Promise.all([
    readProducts(database.read, ids),
    readItemsOfProducts(database.read, storefront.store, ids),
  ]);
  const deals = await readDeals(database.read, storefront.store, items.map(({ id }) => id), clock.now());
  const dealOf = new Map(deals.map((deal) => [deal.item_id, deal]));
  const itemsOf = Map.groupBy(items, (item) => item.product_id);
  const products = new Map<number, ProductAggregate>();
  for (const row of rows) {
    const own = itemsOf.get(row.id);
    if (own) products.set(row.id, { row, items: own, deals: dealOf });
  }
  return ids.map((id) => products.get(id) ?? null);
}

function groupLinks(ids: readonly number[], links: readonly ProductLink[]): number[][] {
  const byProduct = Map.groupBy(links, (link) => link.product_id);
  return ids.map((id) => (byProduct.get(id) ?? []).map((link) => link.other_id));
}

/** Products by id in the order asked for; those that are not sold are left out. */
export async function loadProductList(context: ShopContext, ids: readonly number[]): Promise<ProductAggregate[]> {
  const products = await productLoaders(context).products.loadMany(ids);
  return products.flatMap((product) => {
    if (product instanceof Error) throw product;
    return product ? [product] : [];
  });
}
