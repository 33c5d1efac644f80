import { createHash } from "node:crypto";
import type { TextLanguage } from "../catalogue/language.ts";
import type { Database } from "../platform/database.ts";
import { type TextColumns, textColumnsOf } from "./index/text-columns.ts";
import { readRedirectRows, readSynonymRows, readTexts, type RedirectRow, type SynonymRow } from "./search.store.ts";

/** Fingerprints of the texts that were indexed last; null before the first time. */
export type TextPrints = Readonly<Record<TextLanguage, string | null>>;

/** The languages whose texts have changed, indexed again, with their new fingerprints. */
export interface ChangedTexts {
  readonly prints: Partial<TextPrints>;
  readonly columns: Partial<Record<TextLanguage, TextColumns>>;
  /** All of them: they are few. */
  readonly synonyms: readonly SynonymRow[];
  readonly redirects: readonly RedirectRow[];
}

/** Reads all texts and indexes those that are not what they were. */
export async function readChangedTexts({ read }: Pick<Database, "read">, known: TextPrints): Promise<ChangedTexts> {
  const prints: Partial<Record<TextLanguage, string>> = {};
  const columns: Partial<Record<TextLanguage, TextColumns>> = {};
  for (const language of ["de", "en"] as const) {
    const rows = await readTexts(read, language);
    const print = createHash("sha256").update(JSON.stringify(rows)).digest("hex");
    if (known[language] === print) continue;
    prints[language] = print;
    columns[language] = textColumnsOf(language, rows);
  }
  const [synonyms, redirects] = await Promise.all([readSynonymRows(read), readRedirectRows(read)]);
  return { prints, columns, synonyms, redirects };
}
