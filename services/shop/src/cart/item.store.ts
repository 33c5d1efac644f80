import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { type CartItem, cartItemRow } from "./cart.types.ts";

/**
 * Items with prices, stock, running deals and variants, all in one statement; ids that do not exist are left out.
 * @param cartId its own open payment's pieces count as being in stock
 */
export async function readCartItems(
  sql: Queryable,
  store: Store,
  cartId: string,
  itemIds: readonly number[],
  now: Date,
): Promise<CartItem[]> {
  if (itemIds.length === 0) return [];
  return v.parse(v.array(cartItemRow), [
    ...(await sql`
      select item.id, item.product_id as "productId", item.order_number as "orderNumber", item.name_de as "nameDe",
        item.name_en as "nameEn", item.minimum_order_quantity as "minimumQuantity",
        item.max_quantity as "maximumQuantity", item.shipping_class as "shippingClass",
        item.weight_grams as "weightGrams", item.delivery_days_min as "deliveryDaysMin",
        item.delivery_days_max as "deliveryDaysMax", item.delivery_free as "deliveryFree",
        item.prime_faehig as "isPrime", item.picture,
        price.price_cents as "priceCents", price.lowest_30_days_cents as "lowest30DaysCents",
        coalesce(price.vat_basis_points, 0) as "vatRate",
        coalesce(stock.quantity, 0) + coalesce(held.quantity, 0)::int as stock,
        stock.shortage_de as "shortageDe", stock.shortage_en as "shortageEn", deal.deal, variants.variants
      from item
      left join price on price.store = ${store} and price.item_id = item.id
      left join stock on stock.item_id = item.id
      left join lateral (
        select sum(hold.quantity) as quantity
        from payment_attempt attempt join payment_hold hold on hold.attempt_id = attempt.id
        where attempt.cart_id = ${cartId} and attempt.state = 'open' and hold.item_id = item.id
      ) held on true
      left join lateral (
        select jsonb_build_object('id', id, 'priceCents', price_cents, 'left', quantity - taken,
          'maxPerCart', max_per_cart) as deal
        from lightning_deal
        where lightning_deal.store = ${store} and lightning_deal.item_id = item.id
          and starts_at <= ${now} and ends_at > ${now}
        order by starts_at desc limit 1
      ) deal on true
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object(
          'label', jsonb_build_object('de', attribute.display_de, 'en', attribute.display_en),
          'value', jsonb_build_object('de', option.display_de, 'en', option.display_en)) order by place), '[]') as variants
        from jsonb_array_elements(item.variant_attributes) with ordinality as chosen (pair, place)
        join variant_attribute attribute on attribute.name = pair ->> 'name'
        join variant_option option on option.attribute = attribute.name and option.code = pair ->> 'value'
      ) variants
      where item.id = any(${[...itemIds]}::int[])`),
  ]);
}
