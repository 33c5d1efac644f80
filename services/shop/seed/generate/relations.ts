import type { Random } from "../random.ts";
import { shopPrice } from "./prices.ts";
import type { GeneratedProduct } from "./products.ts";
import type { AccessoryRow, DealRow, ReplacementRow } from "./rows.ts";

const groupOf = ({ department, family }: GeneratedProduct) =>
  department.groups.find(({ leaves }) => leaves.some(([slug]) => slug === family.category));

/** What goes with a product: three to six products that can be bought, from the neighbouring leaves of its group. */
export function accessories(products: readonly GeneratedProduct[], random: Random): AccessoryRow[] {
  const byGroup = Map.groupBy(
    products.filter(({ isSoldOut }) => !isSoldOut),
    groupOf,
  );
  return products.flatMap((product) => {
    if (random.chance(0.25)) return [];
    const neighbours = (byGroup.get(groupOf(product)) ?? []).filter(({ family }) => family !== product.family);
    return random
      .sample(neighbours, random.int(3, 6))
      .map(({ row }, position) => ({ product_id: product.row.id, accessory_id: row.id, position }));
  });
}

/** What to buy instead of a sold-out product: up to four of the same family, best sellers first. */
export function replacements(products: readonly GeneratedProduct[]): ReplacementRow[] {
  return products
    .filter(({ isSoldOut }) => isSoldOut)
    .flatMap((product) => {
      const others = products.filter(
        (other) => other.family === product.family && other !== product && !other.isSoldOut,
      );
      const sameModelFirst = (other: GeneratedProduct) => (other.model === product.model ? 0 : 1);
      const ranked = others.toSorted(
        (a, b) => sameModelFirst(a) - sameModelFirst(b) || b.row.popularity - a.row.popularity || a.row.id - b.row.id,
      );
      return ranked
        .slice(0, 4)
        .map(({ row }, position) => ({ product_id: product.row.id, replacement_id: row.id, position }));
    });
}

const hour = 3_600_000;

/** Deals on the same items in every store: most run now, one is fully taken, two begin later. */
export function lightningDeals(products: readonly GeneratedProduct[], today: Date, random: Random): DealRow[] {
  const fit = products.filter(({ row, isOnSale, isSoldOut, prices, stock }) => {
    const [price] = prices;
    const [shelf] = stock;
    return (
      !row.is_book &&
      !isOnSale &&
      !isSoldOut &&
      price !== undefined &&
      price.price_cents > 990 &&
      price.list_price_cents === null &&
      shelf !== undefined &&
      shelf.quantity > 150
    );
  });
  return random.sample(fit, 14).flatMap((product, index) => {
    const itemId = product.items[0]?.id ?? 0;
    const quantity = random.int(4, 14) * 10;
    const share = index === 3 ? 1 : index > 11 ? 0 : 0.1 + random.next() * 0.75;
    const starts = index > 11 ? random.int(20, 60) * hour : -random.int(2, 30) * hour;
    const ends = (index > 11 ? starts : 0) + random.pick([8, 20, 44, 90, 240, 500]) * hour;
    const reduction = random.pick([0.6, 0.65, 0.7, 0.75]);
    return product.prices
      .filter(({ item_id }) => item_id === itemId)
      .map((price): DealRow => ({
        store: price.store,
        item_id: itemId,
        price_cents:
          price.store === "b2b" ? Math.round(price.price_cents * reduction) : shopPrice(price.price_cents * reduction),
        quantity,
        taken: Math.floor(quantity * share),
        max_per_cart: random.pick([2, 3, 5]),
        starts_at: new Date(today.getTime() + starts).toISOString(),
        ends_at: new Date(today.getTime() + ends).toISOString(),
        renews: true,
      }));
  });
}
