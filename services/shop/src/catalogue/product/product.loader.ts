import DataLoader from "dataloader";
import type { ShopContext } from "../../platform/context.ts";
import {
  readAccessories,
  readDeals,
  readProductIdsOfItems,
  readReplacements,
  readStock,
  type ProductLink,
} from "../catalogue.store.ts";
import type { DealRow, ItemRow, PricedItemRow, ProductRow, StockRow } from "../catalogue.types.ts";
import { cachedProducts } from "./product.cache.ts";

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
        const productOf = await readProductIdsOfItems(context.database.read, context.storefront.store, ids);
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
  const known = await cachedProducts(context, ids);
  const itemIds = [...known.values()].flatMap(({ items }) => items.map(({ id }) => id));
  const [stock, deals] = await Promise.all([
    readStock(database.read, itemIds),
    readDeals(database.read, storefront.store, itemIds, clock.now()),
  ]);
  const stockOf = new Map(stock.map((row) => [row.item_id, row]));
  const dealOf = new Map(deals.map((deal) => [deal.item_id, deal]));
  return ids.map((id) => {
    const product = known.get(id);
    if (!product) return null;
    const items = product.items.map((item) => withStock(item, stockOf.get(item.id) ?? noStock));
    return { row: product.row, items, deals: dealOf };
  });
}

type Stock = Omit<StockRow, "item_id">;

const noStock: Stock = { stock: 0, shortage_de: null, shortage_en: null };

/** Items with the stock that they were last seen with. */
const lastSeen = new WeakMap<PricedItemRow, ItemRow>();

/** An item with its stock; the same object as last time while the stock stays, as copying is half of a listing's work. */
function withStock(item: PricedItemRow, { stock, shortage_de, shortage_en }: Stock): ItemRow {
  const last = lastSeen.get(item);
  if (last?.stock === stock && last.shortage_de === shortage_de && last.shortage_en === shortage_en) return last;
  const current = { ...item, stock, shortage_de, shortage_en };
  lastSeen.set(item, current);
  return current;
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
