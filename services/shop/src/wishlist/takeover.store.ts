import type { TransactionSql } from "../platform/database.ts";

/**
 * Puts what is on one list on another. What is on both stays once, with the quantities added up to a maximum and the comments
 * of both.
 */
export async function mergeLists(tx: TransactionSql, fromId: string, toId: string, maximum: number): Promise<void> {
  const pairs = tx`
    select source.id as source_id, target.id as target_id, source.quantity from wishlist_entry as source
    join wishlist_entry as target on target.wishlist_id = ${toId} and target.product_id = source.product_id
      and target.item_id is not distinct from source.item_id and target.removed_at is null
    where source.wishlist_id = ${fromId} and source.removed_at is null`;
  await tx`
    update wishlist_comment set entry_id = pair.target_id from (${pairs}) as pair where entry_id = pair.source_id`;
  await tx`
    update wishlist_entry as entry set quantity = least(entry.quantity + pair.quantity, ${maximum}), version = version + 1
    from (${pairs}) as pair where entry.id = pair.target_id`;
  await tx`delete from wishlist_entry where id in (select source_id from (${pairs}) as pair)`;
  await tx`update wishlist_entry set wishlist_id = ${toId} where wishlist_id = ${fromId}`;
}

/** What a person wrote, removed and chose becomes another's. @param listIds lists that both had */
export async function renamePerson(
  tx: TransactionSql,
  listIds: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  await tx`update wishlist_comment set author = ${to} where author = ${from}`;
  await tx`
    update wishlist_entry set removed_by = ${to}
    where wishlist_id = any(${[...listIds]}::uuid[]) and removed_by = ${from}`;
  await tx`
    insert into wishlist_outcome (entry_id, person, variants_to_choose, quantity_changed, max_in_cart, added)
    select entry_id, ${to}, variants_to_choose, quantity_changed, max_in_cart, added from wishlist_outcome
    where person = ${from} on conflict do nothing`;
  await tx`delete from wishlist_outcome where person = ${from}`;
  await tx`
    insert into teaser_wishlist_choice (entry_id, person, item_id, quantity, chosen_at)
    select entry_id, ${to}, item_id, quantity, chosen_at from teaser_wishlist_choice where person = ${from}
    on conflict (entry_id, person) do update set item_id = excluded.item_id, quantity = excluded.quantity,
      chosen_at = excluded.chosen_at`;
  await tx`delete from teaser_wishlist_choice where person = ${from}`;
}
