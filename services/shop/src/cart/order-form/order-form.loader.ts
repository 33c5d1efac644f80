import DataLoader from "dataloader";
import type { ShopContext } from "../../platform/context.ts";
import { readItemIds } from "./order-form.store.ts";

const loadersOf = new WeakMap<ShopContext, DataLoader<string, number | null>>();

/**
 * Ids of items by order number, null for those that the storefront does not sell; the numbers of an operation are read
 * in one statement, however many forms it validates.
 */
export function itemIdLoader(context: ShopContext): DataLoader<string, number | null> {
  const known = loadersOf.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, number | null>(async (numbers) => {
    const ids = await readItemIds(context.database.read, context.storefront.store, numbers);
    return numbers.map((number) => ids.get(number) ?? null);
  });
  loadersOf.set(context, loader);
  return loader;
}
