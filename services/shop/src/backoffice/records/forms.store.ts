import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const store = v.picklist(["de", "at", "ch", "b2b"]);

/** Which rows of a form to read, newest first; of all stores for null. */
export interface FormSelection {
  readonly store: Store | null;
  readonly limit: number;
  readonly offset: number;
}

const subscriptionRow = v.object({
  email: v.string(),
  store,
  language: v.string(),
  requestedAt: v.date(),
  confirmedAt: v.nullable(v.date()),
});
/** Someone who asked for the newsletter. */
export type SubscriptionRecord = v.InferOutput<typeof subscriptionRow>;

/** Who asked for the newsletter. */
export async function readSubscriptions(sql: Queryable, selection: FormSelection): Promise<SubscriptionRecord[]> {
  return v.parse(v.array(subscriptionRow), [
    ...(await sql`
    select email, store, language, requested_at, confirmed_at from newsletter_request
    where ${selection.store}::text is null or store = ${selection.store}::text
    order by requested_at desc, email limit ${selection.limit} offset ${selection.offset}`),
  ]);
}

const messageRow = v.object({
  id: v.string(),
  store,
  language: v.string(),
  name: v.string(),
  email: v.string(),
  topic: v.string(),
  reference: v.string(),
  text: v.string(),
  sentAt: v.date(),
});
/** A message of the contact form. */
export type MessageRecord = v.InferOutput<typeof messageRow>;

/** Messages of the contact form. */
export async function readMessages(sql: Queryable, selection: FormSelection): Promise<MessageRecord[]> {
  return v.parse(v.array(messageRow), [
    ...(await sql`
    select id, store, language, name, email, topic, reference, message as text, sent_at from contact_message
    where ${selection.store}::text is null or store = ${selection.store}::text
    order by sent_at desc, id limit ${selection.limit} offset ${selection.offset}`),
  ]);
}

const competitionRow = v.object({
  id: v.string(),
  store,
  titleDe: v.string(),
  titleEn: v.string(),
  prizeDe: v.string(),
  prizeEn: v.string(),
  questionDe: v.string(),
  questionEn: v.string(),
  startsAt: v.date(),
  endsAt: v.date(),
});
/** A competition. */
export type CompetitionRecord = v.InferOutput<typeof competitionRow>;

/** Competitions. */
export async function readCompetitions(sql: Queryable, selection: FormSelection): Promise<CompetitionRecord[]> {
  return v.parse(v.array(competitionRow), [
    ...(await sql`
    select id, store, title_de, title_en, prize_de, prize_en, question_de, question_en, starts_at, ends_at
    from competition where ${selection.store}::text is null or store = ${selection.store}::text
    order by starts_at desc, id limit ${selection.limit} offset ${selection.offset}`),
  ]);
}

const entryRow = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  answer: v.string(),
  enteredAt: v.date(),
});
/** Someone who takes part in a competition. */
export type EntryRecord = v.InferOutput<typeof entryRow>;

/** Who takes part in a competition, in order of their entries. */
export async function readEntries(
  sql: Queryable,
  competitionId: string,
  { limit, offset }: Pick<FormSelection, "limit" | "offset">,
): Promise<EntryRecord[]> {
  return v.parse(v.array(entryRow), [
    ...(await sql`
    select email, first_name, last_name, answer, entered_at from competition_entry
    where competition_id = ${competitionId} order by entered_at, email limit ${limit} offset ${offset}`),
  ]);
}
