import { createHash } from "node:crypto";
import type { Database } from "../database.ts";
import { countDown, countUp, forgetCounters, removeEnded } from "./rate-counter.store.ts";

/** How often something may be done within a window. */
export interface RateRule {
  /** Keeps its counters apart from those of other rules. */
  readonly name: string;
  readonly limit: number;
  /** Length of a window in milliseconds; it begins with the first attempt. */
  readonly windowMs: number;
}

/** One attempt of somebody under a rule. */
export interface RateSubject {
  readonly rule: RateRule;
  /** Who attempts, or at what: a visitor's id, an address, an account. Only a digest of it is stored. */
  readonly subject: string;
}

/** What became of an attempt. */
export type RateVerdict =
  | { readonly isAllowed: true }
  /** @property retryAfter milliseconds until all the rules that were exceeded allow it again */
  | { readonly isAllowed: false; readonly retryAfter: number };

/** Each attempt adds a few counters and removes up to so many that have ended, so that they do not pile up. */
const removedAtOnce = 10;

/**
 * Counts an attempt under all its subjects before it is made, however many arrive at once. It is allowed when no rule
 * is exceeded by it; attempts that are refused count as well, but prolong no window. The counters survive a restart,
 * and all processes on one database share them.
 */
export async function takeAttempt(
  { write }: Pick<Database, "write">,
  subjects: readonly RateSubject[],
  now: Date,
): Promise<RateVerdict> {
  const rules = new Map(subjects.map((each) => [keyOf(each), each.rule]));
  if (rules.size === 0) return { isAllowed: true };
  const windows = [...rules].map(([key, { windowMs }]) => ({ key, endsAt: new Date(now.getTime() + windowMs) }));
  const counters = await countUp(write, windows, now);
  await removeEnded(write, now, removedAtOnce);
  const exceeded = counters.filter(({ key, used }) => used > (rules.get(key)?.limit ?? Infinity));
  if (exceeded.length === 0) return { isAllowed: true };
  const retryAfter = Math.max(...exceeded.map(({ endsAt }) => endsAt.getTime() - now.getTime()));
  return { isAllowed: false, retryAfter };
}

/** Takes an attempt back that turned out not to count, e.g. one whose input was faulty. */
export async function giveBackAttempt(
  { write }: Pick<Database, "write">,
  subjects: readonly RateSubject[],
): Promise<void> {
  await countDown(write, subjects.map(keyOf));
}

/** Starts counting anew, e.g. for an account whose owner has signed in. */
export async function forgetAttempts(
  { write }: Pick<Database, "write">,
  subjects: readonly RateSubject[],
): Promise<void> {
  await forgetCounters(write, subjects.map(keyOf));
}

/** A digest, so that neither addresses nor what is typed into forms is kept. */
function keyOf({ rule, subject }: RateSubject): string {
  return createHash("sha256").update(`${rule.name}\n${subject}`).digest("base64url");
}
