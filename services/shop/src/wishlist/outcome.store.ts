import * as v from "valibot";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { accessible } from "./wishlist.store.ts";
import { type OutcomeRow, outcomeRow, type Owner, personOf } from "./wishlist.types.ts";

/** What came of entries when a person put them into their cart last. */
export async function readOutcomes(sql: Queryable, person: string, entryIds: readonly string[]): Promise<OutcomeRow[]> {
  return v.parse(v.array(outcomeRow), [
    ...(await sql`
    select entry_id, variants_to_choose, quantity_changed, max_in_cart, added from wishlist_outcome
    where person = ${person} and entry_id = any(${[...entryIds]}::uuid[])`),
  ]);
}

/** Keeps what came of entries; of those alone that are on lists of the person. */
export async function storeOutcomes(tx: TransactionSql, owner: Owner, outcomes: readonly OutcomeRow[]): Promise<void> {
  const rows = outcomes.map((outcome) => ({
    entry_id: outcome.entryId,
    variants_to_choose: outcome.variantsToChoose,
    quantity_changed: outcome.quantityChanged,
    max_in_cart: outcome.maxInCart,
    added: outcome.added,
  }));
  await tx`
    insert into wishlist_outcome (entry_id, person, variants_to_choose, quantity_changed, max_in_cart, added)
    select distinct on (entry_id) entry_id, ${personOf(owner)}, variants_to_choose, quantity_changed, max_in_cart, added
    from json_populate_recordset(null::wishlist_outcome, ${JSON.stringify(rows)}::text::json)
    where entry_id in (
      select id from wishlist_entry
      where wishlist_id in (select wishlist_id from (${accessible(tx, owner)}) as mine) and removed_at is null
    )
    on conflict (entry_id, person) do update set variants_to_choose = excluded.variants_to_choose,
      quantity_changed = excluded.quantity_changed, max_in_cart = excluded.max_in_cart, added = excluded.added`;
}
