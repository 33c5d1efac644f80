import * as v from "valibot";
import { gridRow, pageRow } from "../../content/page/page.types.ts";
import type { Store } from "../../platform/context.ts";
import type { Queryable, TransactionSql } from "../../platform/database.ts";
import type { ContentGridInput } from "./grid.input.ts";
import type { ContentPageInput } from "./page.input.ts";

const json = (value: unknown): string => JSON.stringify(value);
const ofStore = { store: v.nullable(v.picklist(["de", "at", "ch", "b2b"])) };
const storedPage = v.object({ ...pageRow.entries, ...ofStore });
const storedGrid = v.object({ ...gridRow.entries, ...ofStore });

/** A page as stored, of one store or of all. */
export type StoredPage = v.InferOutput<typeof storedPage>;
/** A region as stored, of one store or of all. */
export type StoredGrid = v.InferOutput<typeof storedGrid>;

/** The page, or the draft, of a path and exactly this store; null when there is none. */
export async function readStoredPage(
  sql: Queryable,
  path: string,
  store: Store | null,
  isDraft: boolean,
): Promise<StoredPage | null> {
  const [row] = await sql`
    select path, store, page_type, redirect_url, is_temporary, name_de, name_en, title_de, title_en, description_de,
      description_en, robots, canonical_url, links, rows, ab_tests, is_draft
    from content_page
    where path = ${path} and store is not distinct from ${store}::text and is_draft = ${isDraft}`;
  return row === undefined ? null : v.parse(storedPage, row);
}

/** Writes a page, or its draft; the one of the same path and store is replaced, but for tests that are not given. */
export async function upsertPage(tx: TransactionSql, page: ContentPageInput): Promise<void> {
  const abTests = page.abTests === null ? null : json(page.abTests);
  await tx`
    insert into content_page as stored (path, store, page_type, redirect_url, is_temporary, name_de, name_en, title_de,
      title_en, description_de, description_en, robots, canonical_url, links, rows, ab_tests, is_draft)
    values (${page.path}, ${page.store}, ${page.pageType}, ${page.redirectUrl}, ${page.isTemporary}, ${page.name.de},
      ${page.name.en}, ${page.title.de}, ${page.title.en}, ${page.description.de}, ${page.description.en}, ${page.robots},
      ${page.canonicalUrl}, ${json(page.links)}::text::jsonb, ${json(page.rows)}::text::jsonb,
      coalesce(${abTests}::text::jsonb, '[]'), ${page.isDraft})
    on conflict (path, store, is_draft) do update set page_type = excluded.page_type, redirect_url = excluded.redirect_url,
      is_temporary = excluded.is_temporary, name_de = excluded.name_de, name_en = excluded.name_en,
      title_de = excluded.title_de, title_en = excluded.title_en, description_de = excluded.description_de,
      description_en = excluded.description_en, robots = excluded.robots,
      canonical_url = excluded.canonical_url, links = excluded.links, rows = excluded.rows,
      ab_tests = coalesce(${abTests}::text::jsonb, stored.ab_tests)`;
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

/** The region of exactly this store; null when there is none. */
export async function readStoredGrid(sql: Queryable, pageId: string, store: Store | null): Promise<StoredGrid | null> {
  const [row] = await sql`
    select page_id, store, rows, usps, links from content_grid
    where page_id = ${pageId} and store is not distinct from ${store}::text`;
  return row === undefined ? null : v.parse(storedGrid, row);
}

/** Writes a region; the one of the same id and store is replaced. */
export async function upsertGrid(tx: TransactionSql, { pageId, store, ...grid }: ContentGridInput): Promise<void> {
  await tx`
    insert into content_grid (page_id, store, rows, usps, links)
    values (${pageId}, ${store}, ${json(grid.rows)}::text::jsonb, ${json(grid.usps)}::text::jsonb,
      ${json(grid.links)}::text::jsonb)
    on conflict (page_id, store) do update set rows = excluded.rows, usps = excluded.usps, links = excluded.links`;
}

/** Deletes a region; returns whether it existed. */
export async function deleteGrid(tx: TransactionSql, pageId: string, store: Store | null): Promise<boolean> {
  const rows = await tx`
    delete from content_grid where page_id = ${pageId} and store is not distinct from ${store}::text returning page_id`;
  return rows.length > 0;
}
