import type { ShopContext } from "../../platform/context.ts";
import { readSoldProducts } from "../catalogue.store.ts";
import { snapshotOf } from "../snapshot.loader.ts";

/**
 * Which of some products the storefront sells. The snapshot knows them; only what it does not, as what is new or not sold
 * here, costs a statement.
 * @returns whether it sells one of them
 */
export async function soldAmong(
  context: ShopContext,
  productIds: readonly number[],
): Promise<(productId: number) => boolean> {
  const { database, storefront } = context;
  const listing = snapshotOf(context).listings[storefront.store];
  const sold = new Set<number>();
  const unknown = new Set<number>();
  for (const id of productIds) (listing.rowOf(id) === undefined ? unknown : sold).add(id);
  if (unknown.size > 0) {
    for (const id of await readSoldProducts(database.read, storefront.store, [...unknown])) sold.add(id);
  }
  return (productId) => sold.has(productId);
}
