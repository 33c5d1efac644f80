import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const row = v.object({ path: v.string() });

/** Paths of the pages that a store shows and that may be found, its own page before the one for all. */
export async function readFoundPaths(sql: Queryable, store: Store): Promise<string[]> {
  const rows = await sql`
    select path from (
      select distinct on (path) path, page_type, robots from content_page
      where (store = ${store} or store is null) and not is_draft order by path, store nulls last
    ) shown
    where page_type = 'CONTENT' and coalesce(robots, '') not like '%noindex%' order by path`;
  return v.parse(v.array(row), [...rows]).map(({ path }) => path);
}
