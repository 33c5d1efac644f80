import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";

const localised = v.object({ de: v.string(), en: v.string() });
const offerRow = v.object({
  itemId: v.number(),
  durationMonths: v.number(),
  places: v.nullable(v.number()),
  advantages: v.array(localised),
  questions: v.array(v.object({ question: localised, answer: localised })),
});
/** The membership of a store. */
export type OfferRow = v.InferOutput<typeof offerRow>;

/** The membership that a store offers; null where there is none. */
export async function readOffer(sql: Queryable, store: Store): Promise<OfferRow | null> {
  const [row] =
    await sql`select item_id, duration_months, places, advantages, questions from prime_offer where store = ${store}`;
  return row === undefined ? null : v.parse(offerRow, row);
}

/** How many memberships of a store may run, with its row locked: orders of limited memberships wait for each other. */
export async function lockPlaces(tx: TransactionSql, store: Store): Promise<number | null> {
  const [row] = await tx`select places from prime_offer where store = ${store} for update`;
  return row === undefined ? null : v.parse(v.object({ places: v.nullable(v.number()) }), row).places;
}
