import type { Queryable } from "../../platform/database.ts";

/**
 * Lets deals of the demo that have ended start again: as long as before and at the same price, from where their laps
 * fall, so that every process comes to the same times. A deal stays ended while an open cart still holds pieces of it, or
 * once its price is none any more.
 * @returns how many started again
 */
export async function renewEndedDeals(sql: Queryable, now: Date): Promise<number> {
  const renewed = await sql`
    update lightning_deal deal
    set starts_at = lap.starts_at, ends_at = lap.starts_at + (deal.ends_at - deal.starts_at),
      taken = deal.quantity * (deal.item_id % 7 + 1) / 10
    from (
      select id, ends_at
        + floor(extract(epoch from ${now} - ends_at) / extract(epoch from ends_at - starts_at)) * (ends_at - starts_at)
        as starts_at
      from lightning_deal where renews and ends_at <= ${now}
    ) lap
    where deal.id = lap.id
      and not exists (
        select from cart_position join cart on cart.id = cart_id
        where deal_id = deal.id and cart.submitted_at is null and cart.merged_at is null
      )
      and exists (
        select from price
        where price.store = deal.store and price.item_id = deal.item_id and price.price_cents > deal.price_cents
      )
    returning deal.id`;
  return renewed.length;
}
