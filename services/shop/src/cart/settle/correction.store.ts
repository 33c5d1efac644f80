import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";
import { type CorrectionRow, correctionRow } from "./correction.types.ts";

/** What the shop has changed in a cart and the shopper has not gone on from yet, oldest first. */
export async function readCorrections(sql: Queryable, cartId: string): Promise<CorrectionRow[]> {
  return v.parse(v.array(correctionRow), [
    ...(await sql`
      select item_id, quantity, message_key, text_de, text_en, figure_de, figure_en, told_at is not null as is_told
      from cart_correction where cart_id = ${cartId} order by id`),
  ]);
}

/** Keeps what the shop changed; the same words are kept once. */
export async function insertCorrections(
  sql: Queryable,
  cartId: string,
  corrections: readonly Omit<CorrectionRow, "isTold">[],
  moment: Date,
): Promise<void> {
  for (const { itemId, quantity, messageKey, textDe, textEn, figureDe, figureEn } of corrections) {
    await sql`
      insert into cart_correction (cart_id, item_id, quantity, message_key, text_de, text_en, figure_de, figure_en, made_at)
      select ${cartId}, ${itemId}, ${quantity}, ${messageKey}, ${textDe}, ${textEn}, ${figureDe}, ${figureEn}, ${moment}
      where not exists (select from cart_correction where cart_id = ${cartId} and text_de = ${textDe})`;
  }
}

/** Notes that a page has shown what the shop changed. */
export async function markTold(sql: Queryable, cartId: string, moment: Date): Promise<void> {
  await sql`update cart_correction set told_at = ${moment} where cart_id = ${cartId} and told_at is null`;
}

/** Drops what a page has shown. */
export async function dropTold(sql: Queryable, cartId: string): Promise<void> {
  await sql`delete from cart_correction where cart_id = ${cartId} and told_at is not null`;
}

/** Takes what one cart has not reported along to another. */
export async function moveCorrections(sql: Queryable, fromCartId: string, toCartId: string): Promise<void> {
  await sql`update cart_correction set cart_id = ${toCartId} where cart_id = ${fromCartId}`;
}
