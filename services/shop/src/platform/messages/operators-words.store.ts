import * as v from "valibot";
import type { Queryable } from "../database.ts";

const wordsRow = v.object({ key: v.string(), textDe: v.string(), textEn: v.string() });
/** The text of a message key. */
export type WordsRow = v.InferOutput<typeof wordsRow>;

/** Those of the keys whose text an operator has set, in no order. */
export async function readOperatorsWords(sql: Queryable, keys: readonly string[]): Promise<WordsRow[]> {
  return v.parse(
    v.array(wordsRow),
    await sql`
    select key, text_de, text_en from translation where set_by_operator and key = any(${[...keys]}::text[])`,
  );
}
