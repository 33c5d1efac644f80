import type { ShopContext, Store } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { readItemsOfProducts, readProducts } from "../catalogue.store.ts";
import type { PricedItemRow, ProductRow } from "../catalogue.types.ts";
import { type Snapshot, snapshotOf } from "../snapshot.loader.ts";

/** What a product page needs that stays the same within a catalogue version; stock and deals are read at each call. */
export interface KnownProduct {
  readonly row: ProductRow;
  /** In shop order; at least one. */
  readonly items: readonly PricedItemRow[];
}

type VersionCache = Readonly<Record<Store, Map<number, KnownProduct>>>;

const stores = ["de", "at", "ch", "b2b"] as const;
/** Products kept for each store: some 10 kB each. */
const capacity = 4_000;
/** Products that are read at once ahead of their first visitor: few enough not to be felt by the visitors of others. */
const runLength = 50;

/** One cache a snapshot: the old goes with its snapshot. */
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
 * the sixty products of a page costs several times what everything else in a listing does, so the cache.
 */
export async function cachedProducts(
  context: ShopContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownProduct>> {
  const { store } = context.storefront;
  const cache = cacheOf(snapshotOf(context));
  const found = new Map<number, KnownProduct>();
  for (const id of ids) {
    const product = cache[store].get(id);
    if (product) found.set(id, product);
  }
  const missing = ids.filter((id) => !found.has(id));
  for (const [id, product] of await readInto(cache, context.database, store, missing)) found.set(id, product);
  return found;
}

/** Reads products of a store and keeps them. */
async function readInto(
  cache: VersionCache,
  { read }: Database,
  store: Store,
  ids: readonly number[],
): Promise<[number, KnownProduct][]> {
  if (ids.length === 0) return [];
  // The products themselves are the same in every store.
  const known = new Map(
    ids.flatMap((id) => stores.flatMap((one) => cache[one].get(id)?.row ?? []).map((row) => [id, row])),
  );
  const unknown = ids.filter((id) => !known.has(id));
  const [rows, items] = await Promise.all([
    unknown.length === 0 ? [] : readProducts(read, unknown),
    readItemsOfProducts(read, store, ids),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.productId);
  const products = [...known.values(), ...rows].flatMap((row): [number, KnownProduct][] => {
    const own = itemsOf.get(row.id);
    return own ? [[row.id, { row, items: own }]] : [];
  });
  return products.map(([id, product]) => [id, keep(cache[store], id, product)]);
}

/**
 * Puts a product in; the oldest goes out of a full cache.
 * @returns what is kept: another read at the same time may have come first, and its row is then in other stores too
 */
function keep(cache: Map<number, KnownProduct>, id: number, product: KnownProduct): KnownProduct {
  const first = cache.get(id);
  if (first) return first;
  const [oldest] = cache.keys();
  if (cache.size >= capacity && oldest !== undefined) cache.delete(oldest);
  cache.set(id, product);
  return product;
}

/** Keeps the caches of one database warm. */
export interface ProductWarmer {
  /** Hands on what a new snapshot has not changed, and starts to read the rest, best sellers first. */
  prepare(snapshot: Snapshot): Promise<void>;
  /** Stops reading; settles once nothing is being read. */
  stop(): Promise<void>;
}

/** @param onError receives reads that failed; requests then read from the database */
export function createProductWarmer(database: Database, onError: (error: unknown) => void): ProductWarmer {
  let latest: Snapshot | null = null;
  let stopped = false;
  let reading: Promise<void> = Promise.resolve();
  const readAhead = async (snapshot: Snapshot): Promise<void> => {
    const cache = cacheOf(snapshot);
    for (const store of stores) {
      const ids = snapshot.listings[store].productIds().slice(0, capacity);
      for (let start = 0; start < ids.length; start += runLength) {
        if (stopped || latest !== snapshot) return;
        const missing = ids.slice(start, start + runLength).filter((id) => !cache[store].has(id));
        await readInto(cache, database, store, missing);
      }
    }
  };
  return {
    async prepare(snapshot) {
      if (stopped) return;
      if (latest) carryOver(latest, snapshot);
      latest = snapshot;
      reading = reading.then(() => readAhead(snapshot)).catch(onError);
    },
    async stop() {
      stopped = true;
      await reading;
    },
  };
}

function carryOver(before: Snapshot, next: Snapshot): void {
  for (const store of stores) {
    const [old, current] = [before.listings[store], next.listings[store]];
    for (const [id, product] of cacheOf(before)[store]) {
      const stamp = current.stampOf(id);
      if (stamp !== undefined && stamp === old.stampOf(id)) cacheOf(next)[store].set(id, product);
    }
  }
}
