import * as v from "valibot";
import type { Queryable, TransactionSql } from "../../platform/database.ts";

const translationRow = v.object({ key: v.string(), textDe: v.string(), textEn: v.string() });
/** A text by message key as stored. */
export type TranslationRow = v.InferOutput<typeof translationRow>;

/** All texts by key. */
export async function readTranslations(sql: Queryable): Promise<TranslationRow[]> {
  return v.parse(v.array(translationRow), await sql`select key, text_de, text_en from translation order by key`);
}

/** Sets the text of a key; the same words as those that came with the shop are still the shop's. */
export async function upsertTranslation(tx: TransactionSql, { key, textDe, textEn }: TranslationRow): Promise<void> {
  await tx`
    insert into translation as stored (key, text_de, text_en, set_by_operator) values (${key}, ${textDe}, ${textEn}, true)
    on conflict (key) do update set text_de = excluded.text_de, text_en = excluded.text_en,
      set_by_operator = stored.set_by_operator or (stored.text_de, stored.text_en) <> (excluded.text_de, excluded.text_en)`;
}

/** Deletes the text of a key; returns whether it existed. */
export async function deleteTranslation(tx: TransactionSql, key: string): Promise<boolean> {
  return (await tx`delete from translation where key = ${key} returning key`).length > 0;
}
