import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import {
  type CompetitionRecord,
  type EntryRecord,
  type FormSelection,
  type MessageRecord,
  readCompetitions,
  readEntries,
  readMessages,
  readSubscriptions,
  type SubscriptionRecord,
} from "./forms.store.ts";

/** What an operator asks of a form's rows. */
export interface FormQuestion {
  readonly store?: Store | null;
  readonly limit: number;
  readonly offset: number;
}

const most = 200;
/** Which rows are read. */
export const selectionOf = ({ store, limit, offset }: FormQuestion): FormSelection => ({
  store: store ?? null,
  limit: Math.min(most, Math.max(1, limit)),
  offset: Math.max(0, offset),
});

/** Who asked for the newsletter, newest first. */
export const findSubscriptions = (
  { platform }: BackofficeContext,
  question: FormQuestion,
): Promise<SubscriptionRecord[]> => readSubscriptions(platform.database.write, selectionOf(question));

/** Messages of the contact form, newest first. */
export const findMessages = ({ platform }: BackofficeContext, question: FormQuestion): Promise<MessageRecord[]> =>
  readMessages(platform.database.write, selectionOf(question));

/** Competitions, the latest first. */
export const findCompetitions = (
  { platform }: BackofficeContext,
  question: FormQuestion,
): Promise<CompetitionRecord[]> => readCompetitions(platform.database.write, selectionOf(question));

/** Who takes part in a competition. */
export const findEntries = (
  { platform }: BackofficeContext,
  competitionId: string,
  question: FormQuestion,
): Promise<EntryRecord[]> => readEntries(platform.database.write, competitionId, selectionOf(question));
