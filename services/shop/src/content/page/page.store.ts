import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import { type GridRow, gridRow, type PageRow, pageRow } from "./page.types.ts";

/**
 * The page of a path in a store, its own before the one for all; null when there is none.
 * @param withDrafts whether a draft takes the place of the page beside which it was written
 */
export async function readPage(
  sql: Queryable,
  path: string,
  store: Store,
  withDrafts: boolean,
): Promise<PageRow | null> {
  const [row] = await sql`
    select path, page_type, redirect_url, is_temporary, name_de, name_en, title_de, title_en, description_de,
      description_en, robots, canonical_url, links, rows, ab_tests, is_draft
    from content_page where path = ${path} and (store = ${store} or store is null) and (${withDrafts} or not is_draft)
    order by store nulls last, is_draft desc limit 1`;
  return row === undefined ? null : v.parse(pageRow, row);
}

const draftRow = v.object({ path: v.string(), nameDe: v.string(), nameEn: v.string() });
/** A draft as the preview lists it. */
export type DraftRow = v.InferOutput<typeof draftRow>;

/** The drafts of a store and those for all, by path. */
export async function readDrafts(sql: Queryable, store: Store): Promise<DraftRow[]> {
  const rows = await sql`
    select distinct on (path) path, name_de, name_en from content_page
    where is_draft and (store = ${store} or store is null) order by path, store nulls last`;
  return v.parse(v.array(draftRow), [...rows]);
}

/** A region in a store, its own before the one for all; null when there is none. */
export async function readGrid(sql: Queryable, pageId: string, store: Store): Promise<GridRow | null> {
  const [row] = await sql`
    select page_id, rows, usps, links from content_grid
    where page_id = ${pageId} and (store = ${store} or store is null)
    order by store nulls last limit 1`;
  return row === undefined ? null : v.parse(gridRow, row);
}
