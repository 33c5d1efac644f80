import type { Queryable } from "../../platform/database.ts";

/** Whether a deal began or ended after `from` and not after `until`. */
export async function hasDealEdge(sql: Queryable, from: Date, until: Date): Promise<boolean> {
  const [row] = await sql`
    select exists (
      select from lightning_deal
      where (starts_at > ${from} and starts_at <= ${until}) or (ends_at > ${from} and ends_at <= ${until})
    ) as found`;
  return row?.["found"] === true;
}
