import * as v from "valibot";
import { picture } from "../catalogue/catalogue.types.ts";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";

const teaserRow = v.object({
  id: v.string(),
  audience: v.picklist(["consumer", "school"]),
  nameDe: v.string(),
  nameEn: v.string(),
  descriptionDe: v.string(),
  descriptionEn: v.string(),
  picture: v.nullable(picture),
  createdAt: v.date(),
});
/** A teaser list as stored. */
export type TeaserRow = v.InferOutput<typeof teaserRow>;

const columns = (sql: Queryable) =>
  sql`id, audience, name_de, name_en, description_de, description_en, picture, created_at`;

/** The teaser lists of a store in its order. */
export async function readTeasers(sql: Queryable, store: Store): Promise<TeaserRow[]> {
  return v.parse(v.array(teaserRow), [
    ...(await sql`
    select ${columns(sql)} from teaser_wishlist where ${store} = any(stores) order by position, id`),
  ]);
}

/** A teaser list of a store; null when it has none of this id. */
export async function findTeaser(sql: Queryable, store: Store, id: string): Promise<TeaserRow | null> {
  const rows = await sql`select ${columns(sql)} from teaser_wishlist where id = ${id} and ${store} = any(stores)`;
  return v.parse(v.array(teaserRow), [...rows])[0] ?? null;
}

const teaserEntryRow = v.object({
  id: v.string(),
  teaserWishlistId: v.string(),
  productId: v.number(),
  itemId: v.nullable(v.number()),
  quantity: v.number(),
});
/** An entry of a teaser list, as the shop made it or as a person chose it. */
export type TeaserEntryRow = v.InferOutput<typeof teaserEntryRow>;

/** The entries of teaser lists in their order. @param person whose choices count; null for none */
export async function readTeaserEntries(
  sql: Queryable,
  ids: readonly string[],
  person: string | null,
): Promise<TeaserEntryRow[]> {
  return v.parse(v.array(teaserEntryRow), [
    ...(await sql`
    select entry.id, teaser_wishlist_id, product_id, coalesce(choice.item_id, entry.item_id) as item_id,
      coalesce(choice.quantity, entry.quantity) as quantity
    from teaser_wishlist_entry as entry
    left join teaser_wishlist_choice as choice on choice.entry_id = entry.id and person = ${person}
    where teaser_wishlist_id = any(${[...ids]}) order by teaser_wishlist_id, position`),
  ]);
}

/** An entry of a teaser list of a store; null when there is none. */
export async function findTeaserEntry(
  sql: Queryable,
  store: Store,
  entryId: string,
): Promise<Omit<TeaserEntryRow, "itemId" | "quantity"> | null> {
  const rows = await sql`
    select entry.id, teaser_wishlist_id, product_id from teaser_wishlist_entry as entry
    join teaser_wishlist on teaser_wishlist.id = teaser_wishlist_id
    where entry.id = ${entryId} and ${store} = any(stores)`;
  return v.parse(v.array(v.omit(teaserEntryRow, ["itemId", "quantity"])), [...rows])[0] ?? null;
}

/** What a person chose for an entry of a teaser list. */
export interface Choice {
  readonly entryId: string;
  readonly person: string;
  /** Null: the one that the list names. */
  readonly itemId: number | null;
  readonly quantity: number;
}

/** Keeps what a person chose. */
export async function storeChoice(sql: Queryable, choice: Choice, now: Date): Promise<void> {
  await sql`
    insert into teaser_wishlist_choice (entry_id, person, item_id, quantity, chosen_at)
    values (${choice.entryId}, ${choice.person}, ${choice.itemId}, ${choice.quantity}, ${now})
    on conflict (entry_id, person) do update set item_id = excluded.item_id, quantity = excluded.quantity,
      chosen_at = excluded.chosen_at`;
}
