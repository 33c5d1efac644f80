import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable, TransactionSql } from "../../platform/database.ts";

const synonymRow = v.object({ language: v.picklist(["de", "en"]), word: v.string(), meant: v.array(v.string()) });
/** What shoppers call something. */
export type SynonymRow = v.InferOutput<typeof synonymRow>;

const redirectRow = v.object({
  store: v.nullable(v.picklist(["de", "at", "ch", "b2b"])),
  query: v.string(),
  address: v.string(),
  overwrittenQuery: v.string(),
});
/** A search that leads to a page. */
export type RedirectRow = v.InferOutput<typeof redirectRow>;

/** Synonyms by word; of all languages for null. */
export async function readSynonyms(sql: Queryable, language: string | null): Promise<SynonymRow[]> {
  return v.parse(
    v.array(synonymRow),
    await sql`
    select language, word, meant from search_synonym
    where ${language}::text is null or language = ${language} order by language, word`,
  );
}

/** Sets what a word stands for. */
export async function upsertSynonym(tx: TransactionSql, { language, word, meant }: SynonymRow): Promise<void> {
  await tx`
    insert into search_synonym (language, word, meant) values (${language}, ${word}, ${[...meant]})
    on conflict (language, word) do update set meant = excluded.meant`;
}

/** Deletes a word; returns whether it existed. */
export async function deleteSynonym(tx: TransactionSql, language: string, word: string): Promise<boolean> {
  return (
    (await tx`delete from search_synonym where language = ${language} and word = ${word} returning word`).length > 0
  );
}

/** Redirects by query. */
export async function readRedirects(sql: Queryable): Promise<RedirectRow[]> {
  return v.parse(
    v.array(redirectRow),
    await sql`select store, query, address, overwritten_query from search_redirect order by query, store`,
  );
}

/** Sets where a search leads. */
export async function upsertRedirect(tx: TransactionSql, row: RedirectRow): Promise<void> {
  await tx`
    insert into search_redirect (store, query, address, overwritten_query)
    values (${row.store}, ${row.query}, ${row.address}, ${row.overwrittenQuery})
    on conflict (store, query) do update
    set address = excluded.address, overwritten_query = excluded.overwritten_query`;
}

/** Deletes a redirect; returns whether it existed. */
export async function deleteRedirect(tx: TransactionSql, query: string, store: Store | null): Promise<boolean> {
  const deleted = await tx`
    delete from search_redirect where query = ${query} and store is not distinct from ${store}::text returning id`;
  return deleted.length > 0;
}
