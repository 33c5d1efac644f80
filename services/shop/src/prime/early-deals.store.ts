import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";

const earlyDealRow = v.object({
  id: v.number(),
  itemId: v.number(),
  priceCents: v.number(),
  startsAt: v.date(),
  endsAt: v.date(),
  membersFrom: v.date(),
  opensAt: v.date(),
});
/** A deal that members get before others, and when a customer gets it. */
export type EarlyDealRow = v.InferOutput<typeof earlyDealRow>;

/** Most deals of one answer. */
const mostDeals = 12;

const earlyOfferRow = v.object({
  itemId: v.number(),
  priceCents: v.number(),
  left: v.number(),
  startsAt: v.date(),
  membersFrom: v.date(),
});
/** The next deal of an item that members get before others. */
export type EarlyOfferRow = v.InferOutput<typeof earlyOfferRow>;

/** The next early deals of items, by the rule of {@link readEarlyDeals}; items without one are left out. */
export async function readEarlyOffers(
  sql: Queryable,
  store: Store,
  itemIds: readonly number[],
  now: Date,
): Promise<EarlyOfferRow[]> {
  return v.parse(v.array(earlyOfferRow), [
    ...(await sql`
      select distinct on (deal.item_id) deal.item_id, deal.price_cents, deal.quantity - deal.taken as left,
        deal.starts_at, deal.starts_at - make_interval(mins => offer.deal_lead_minutes) as members_from
      from lightning_deal deal join prime_offer offer on offer.store = deal.store
      where deal.store = ${store} and deal.item_id = any(${[...itemIds]}::int[])
        and deal.starts_at > ${now} and deal.taken < deal.quantity and offer.deal_lead_minutes > 0
        and deal.starts_at - make_interval(mins => offer.deal_lead_minutes) <= ${now}::timestamptz + interval '1 day'
        and (select deals_are_on(${store}))
      order by deal.item_id, deal.starts_at, deal.id`),
  ]);
}

/**
 * Deals that have not begun and that members get before others, with pieces left; those that members get within a day.
 * @param customerId null for visitors without an account
 */
export async function readEarlyDeals(
  sql: Queryable,
  store: Store,
  customerId: string | null,
  now: Date,
): Promise<EarlyDealRow[]> {
  return v.parse(v.array(earlyDealRow), [
    ...(await sql`
      select deal.id, deal.item_id, deal.price_cents, deal.starts_at, deal.ends_at,
        deal.starts_at - make_interval(mins => offer.deal_lead_minutes) as members_from,
        deal.starts_at - (select deal_lead(${store}, ${customerId}::uuid, ${now})) as opens_at
      from lightning_deal deal join prime_offer offer on offer.store = deal.store
      where deal.store = ${store} and deal.starts_at > ${now} and deal.taken < deal.quantity
        and offer.deal_lead_minutes > 0
        and deal.starts_at - make_interval(mins => offer.deal_lead_minutes) <= ${now}::timestamptz + interval '1 day'
        and (select deals_are_on(${store}))
      order by deal.starts_at, deal.id limit ${mostDeals}`),
  ]);
}
