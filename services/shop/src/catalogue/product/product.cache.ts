import type { ShopContext, Store } from "../../platform/context.ts";
import { readItemsOfProducts, readProducts } from "../catalogue.store.ts";
import type { PricedItemRow, ProductRow } from "../catalogue.types.ts";
import { type Snapshot, snapshotOf } from "../snapshot.ts";

/** What a product page needs that stays the same within a catalogue version; stock and deals are read at each call. */
export interface KnownProduct {
  readonly row: ProductRow;
  /** In shop order; at least one. */
  readonly items: readonly PricedItemRow[];
}

type VersionCache = Readonly<Record<Store, Map<number, KnownProduct>>>;

/** Products kept for each store: some 10 kB each. */
const capacity = 4_000;

/** One cache a snapshot: a new catalogue version starts with an empty one, and the old goes with its snapshot. */
const caches = new WeakMap<Snapshot, VersionCache>();

function cacheOf(snapshot: Snapshot): VersionCache {
  let cache = caches.get(snapshot);
  if (!cache) {
    cache = { de: new Map(), at: new Map(), ch: new Map(), b2b: new Map() };
    caches.set(snapshot, cache);
  }
  return cache;
}

/**
 * Products of the storefront by id; those that do not exist or are not sold there are left out. Reading and decoding
 * the sixty products of a page costs several times what everything else in a listing does, hence the cache.
 */
export async function cachedProducts(
  context: ShopContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownProduct>> {
  const { store } = context.storefront;
  const cache = cacheOf(snapshotOf(context))[store];
  const found = new Map<number, KnownProduct>();
  for (const id of ids) {
    const product = cache.get(id);
    if (product) found.set(id, product);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const [id, product] of await readMissing(context, missing)) {
    found.set(id, product);
    keep(cache, id, product);
  }
  return found;
}

async function readMissing(
  { database, storefront }: ShopContext,
  ids: readonly number[],
): Promise<[number, KnownProduct][]> {
  if (ids.length === 0) return [];
  const [rows, items] = await Promise.all([
    readProducts(database.read, ids),
    readItemsOfProducts(database.read, storefront.store, ids),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.product_id);
  return rows.flatMap((row): [number, KnownProduct][] => {
    const own = itemsOf.get(row.id);
    return own ? [[row.id, { row, items: own }]] : [];
  });
}

/** Puts a product in; the oldest goes out of a full cache. */
function keep(cache: Map<number, KnownProduct>, id: number, product: KnownProduct): void {
  const [oldest] = cache.keys();
  if (cache.size >= capacity && oldest !== undefined) cache.delete(oldest);
  cache.set(id, product);
}
