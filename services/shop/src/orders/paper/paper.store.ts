import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";
import { type PaperContent, paperContentSchema } from "./paper-content.ts";

/** A paper to be stored. */
export interface NewPaper {
  readonly kind: "invoice" | "credit_note";
  readonly number: number;
  readonly orderNumber: number;
  readonly rma: string | null;
  readonly content: PaperContent;
}

const contentRow = v.object({ orderNumber: v.number(), content: paperContentSchema });
/** What a paper says, and of which order. */
export type StoredPaper = v.InferOutput<typeof contentRow>;

export async function insertPaper(
  sql: Queryable,
  { kind, number, orderNumber, rma, content }: NewPaper,
  moment: Date,
): Promise<void> {
  await sql`
    insert into order_paper (kind, number, order_number, rma, issued_at, total_cents, content)
    values (${kind}, ${number}, ${orderNumber}, ${rma}, ${moment}, ${content.totalCents},
      ${JSON.stringify(content)}::text::jsonb)`;
}

/** What a paper says; null when there is none of this number. */
export async function readPaper(sql: Queryable, kind: NewPaper["kind"], number: number): Promise<StoredPaper | null> {
  const rows = await sql`select order_number, content from order_paper where kind = ${kind} and number = ${number}`;
  return v.parse(v.array(contentRow), [...rows])[0] ?? null;
}
