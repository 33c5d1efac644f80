import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const competitionRow = v.object({
  id: v.string(),
  titleDe: v.string(),
  titleEn: v.string(),
  prizeDe: v.string(),
  prizeEn: v.string(),
  questionDe: v.string(),
  questionEn: v.string(),
  endsAt: v.date(),
});
/** A competition as stored. */
export type CompetitionRow = v.InferOutput<typeof competitionRow>;

/** The competition of a store that runs and ends first, or the one of an id if it runs; null when there is none. */
export async function findRunning(
  sql: Queryable,
  store: Store,
  now: Date,
  id: string | null = null,
): Promise<CompetitionRow | null> {
  const [row] = await sql`
    select id, title_de, title_en, prize_de, prize_en, question_de, question_en, ends_at from competition
    where store = ${store} and starts_at <= ${now} and ends_at > ${now} and (${id}::text is null or id = ${id})
    order by ends_at, id limit 1`;
  return row === undefined ? null : v.parse(competitionRow, row);
}

/** Someone who takes part. */
export interface NewEntry {
  readonly competitionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly answer: string;
  readonly at: Date;
}

/** Stores who takes part; false where the email does already. */
export async function insertEntry(sql: Queryable, entry: NewEntry): Promise<boolean> {
  const rows = await sql`
    insert into competition_entry (competition_id, email, first_name, last_name, answer, entered_at)
    values (${entry.competitionId}, ${entry.email.toLowerCase()}, ${entry.firstName}, ${entry.lastName},
      ${entry.answer}, ${entry.at})
    on conflict do nothing returning email`;
  return rows.length > 0;
}
