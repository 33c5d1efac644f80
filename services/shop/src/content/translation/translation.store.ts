import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

const translationRow = v.object({ key: v.string(), textDe: v.string(), textEn: v.string() });
/** A text by message key. */
export type TranslationRow = v.InferOutput<typeof translationRow>;

/** Texts by key, in no order; unknown keys are left out. */
export async function readTranslations(sql: Queryable, keys: readonly string[]): Promise<TranslationRow[]> {
  return v.parse(
    v.array(translationRow),
    await sql`
    select key, text_de, text_en from translation where key = any(${[...keys]}::text[])`,
  );
}
