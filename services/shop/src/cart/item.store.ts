import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { type CartItem, cartItemRow } from "./cart.types.ts";

/**
 * Items with prices (the membership has none in a cart), stock, running deals and variants, all in one statement; ids
 * that do not exist are left out.
 * @param cartId its own open payment's pieces count as being in stock, for a member of prime deals run earlier, and the
 *   deal in which it has reserved pieces counts before one that has begun since
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
      select item.id, item.product_id, item.order_number, item.name_de,
        item.name_en, item.minimum_order_quantity as minimum_quantity,
        item.max_quantity as maximum_quantity, item.shipping_class,
        item.weight_grams, item.delivery_days_min,
        item.delivery_days_max, item.delivery_free,
        item.prime_faehig and ${store} <> 'b2b' as is_prime, item.picture,
        item.id in (select item_id from prime_offer) as is_membership,
        price.price_cents, price.lowest_30_days_cents, coalesce(price.tiers, '[]') as tiers,
        coalesce(price.vat_basis_points, 0) as vat_rate,
        coalesce(stock.quantity, 0) + coalesce(held.quantity, 0)::int as stock,
        stock.shortage_de, stock.shortage_en, deal.deal, upcoming.next_deal_opens_at, upcoming.next_deal_cents, variants.variants
      from item
      cross join (select deal_lead(${store}, (select customer_id from cart where id = ${cartId}), ${now}) as early) lead
      left join price on price.store = ${store} and price.item_id = item.id
        and item.id not in (select item_id from prime_offer)
      left join stock on stock.item_id = item.id
      left join lateral (
        select sum(hold.quantity) as quantity
        from payment_attempt attempt join payment_hold hold on hold.attempt_id = attempt.id
        where attempt.cart_id = ${cartId} and attempt.state = 'open' and hold.item_id = item.id
      ) held on true
      left join lateral (
        select jsonb_build_object('id', id, 'priceCents', price_cents, 'left', quantity - taken,
          'maxPerCart', max_per_cart, 'endsAt', ends_at) as deal
        from lightning_deal
        where lightning_deal.store = ${store} and lightning_deal.item_id = item.id
          and starts_at <= ${now}::timestamptz + lead.early
          and ends_at > ${now} and (select deals_are_on(${store}))
        order by id in (
            select deal_id from cart_position
            where cart_id = ${cartId} and kind = 'deal' and item_id = item.id and reserved_until > ${now}
          ) desc, starts_at > ${now}, starts_at desc limit 1
      ) deal on true
      left join lateral (
        select starts_at - lead.early as next_deal_opens_at, price_cents as next_deal_cents
        from lightning_deal
        where lightning_deal.store = ${store} and lightning_deal.item_id = item.id
          and starts_at > ${now}::timestamptz + lead.early and (select deals_are_on(${store}))
        order by starts_at limit 1
      ) upcoming on true
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
