import { createHash } from "node:crypto";
import type { Database } from "../database.ts";
import { countDown, countUp, forgetCounters, readFreeAt, removeEnded, type CounterRule } from "./rate-counter.store.ts";

/** How often something may be done. */
export interface RateRule extends CounterRule {
  /** Keeps its counters apart from those of other rules. */
  readonly name: string;
}

/** One attempt of someone under a rule. */
export interface RateSubject {
  readonly rule: RateRule;
  /** Who attempts, or at what: a visitor's id, an address, an account. Only a digest of it is stored. */
  readonly subject: string;
  /** How much of the limit the attempt uses, from 1; 1 by default. It may exceed the limit, and is the last one then. */
  readonly amount?: number;
}

/** What became of an attempt. */
export type RateVerdict =
  | { readonly isAllowed: true }
  /** @property retryAfter milliseconds until the rule that was exceeded allows it again */
  | { readonly isAllowed: false; readonly retryAfter: number };

/** Each attempt adds a few counters and removes up to so many that have ended, so that they do not pile up. */
const removedAtOnce = 10;

/** Rolls the counters back that were counted up before the one that refuses. */
class Exceeded extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("A rate is exceeded");
    this.retryAfter = retryAfter;
  }
}

/**
 * Counts an attempt under all its subjects before it is made, however many arrive at once, or under none: one that is
 * refused by any rule counts nowhere, so that one client cannot use up what others share. The counters survive a
 * restart, and all processes on one database share them.
 */
export async function takeAttempt(
  { write, transaction }: Pick<Database, "write" | "transaction">,
  subjects: readonly RateSubject[],
  now: Date,
): Promise<RateVerdict> {
  // One order for all, as each counter stays locked until the last is counted.
  const rules = [...new Map(subjects.map((each) => [keyOf(each), each]))].toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (rules.length === 0) return { isAllowed: true };
  try {
    await transaction(async (tx) => {
      for (const [key, { rule, amount }] of rules) {
        const wait = await countUp(tx, key, rule, now, amount);
        if (wait > 0) throw new Exceeded(wait);
      }
    });
    await removeEnded(write, now, removedAtOnce);
    return { isAllowed: true };
  } catch (error) {
    if (error instanceof Exceeded) return { isAllowed: false, retryAfter: error.retryAfter };
    throw error;
  }
}

/** How long the next attempt would have to wait, in milliseconds; 0: it may be made. Counts nothing. */
export async function waitOf(
  { write }: Pick<Database, "write">,
  subjects: readonly RateSubject[],
  now: Date,
): Promise<number> {
  const freeAt = await readFreeAt(write, subjects.map(keyOf), now);
  return Math.max(0, (freeAt ?? now).getTime() - now.getTime());
}

/** Takes an attempt back that turned out not to count, e.g. one whose input was faulty. */
export async function giveBackAttempt(
  { write }: Pick<Database, "write">,
  subjects: readonly RateSubject[],
): Promise<void> {
  await countDown(write, subjects.map(keyOf));
}

/** Starts counting again, e.g. for an account whose owner has signed in. */
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
