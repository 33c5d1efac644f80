import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable, TransactionSql } from "../../platform/database.ts";
import type { ContentPageInput } from "./page.input.ts";

/** Writes a page, or its draft; the one of the same path and store is replaced. */
export async function upsertPage(tx: TransactionSql, page: ContentPageInput): Promise<void> {
  await tx`
    insert into content_page (path, store, page_type, redirect_url, is_temporary, name_de, name_en, title_de, title_en,
      description_de, description_en, robots, canonical_url, links, rows, is_draft)
    values (${page.path}, ${page.store}, ${page.pageType}, ${page.redirectUrl}, ${page.isTemporary}, ${page.name.de},
      ${page.name.en}, ${page.title.de}, ${page.title.en}, ${page.description.de}, ${page.description.en}, ${page.robots},
      ${page.canonicalUrl}, ${JSON.stringify(page.links)}::text::jsonb, ${JSON.stringify(page.rows)}::text::jsonb,
      ${page.isDraft})
    on conflict (path, store, is_draft) do update set page_type = excluded.page_type, redirect_url = excluded.redirect_url,
      is_temporary = excluded.is_temporary, name_de = excluded.name_de, name_en = excluded.name_en,
      title_de = excluded.title_de, title_en = excluded.title_en, description_de = excluded.description_de,
      description_en = excluded.description_en, robots = excluded.robots,
      canonical_url = excluded.canonical_url, links = excluded.links, rows = excluded.rows`;
}

/** Deletes a page, or its draft; returns whether it existed. */
export async function deletePage(
  tx: TransactionSql,
  path: string,
  store: Store | null,
  isDraft: boolean,
): Promise<boolean> {
  const rows = await tx`
    delete from content_page
    where path = ${path} and store is not distinct from ${store}::text and is_draft = ${isDraft} returning id`;
  return rows.length > 0;
}

const parameterRow = v.object({
  name: v.string(),
  entry: v.string(),
  store: v.nullable(v.picklist(["de", "at", "ch", "b2b"])),
  value: v.string(),
});
/** A parameter as stored. */
export type ParameterRow = v.InferOutput<typeof parameterRow>;

/** Parameters as stored. @param name of one only, null for all */
export async function readParameters(sql: Queryable, name: string | null): Promise<ParameterRow[]> {
  return v.parse(v.array(parameterRow), [
    ...(await sql`
    select name, entry, store, value from global_parameter where ${name}::text is null or name = ${name}::text
    order by name, entry, store nulls first`),
  ]);
}

/** Sets a parameter. */
export async function upsertParameter(tx: TransactionSql, { name, entry, store, value }: ParameterRow): Promise<void> {
  await tx`
    insert into global_parameter (name, entry, store, value) values (${name}, ${entry}, ${store}, ${value})
    on conflict (name, entry, store) do update set value = excluded.value`;
}

/** Deletes a parameter; returns whether it existed. */
export async function deleteParameter(
  tx: TransactionSql,
  name: string,
  entry: string,
  store: Store | null,
): Promise<boolean> {
  const rows = await tx`
    delete from global_parameter where name = ${name} and entry = ${entry} and store is not distinct from ${store}::text returning name`;
  return rows.length > 0;
}
