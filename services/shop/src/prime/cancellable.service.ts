import { berlinDay } from "../platform/berlin-day.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import {
  type CancellableMembership,
  findCancellable,
  findCancellableById,
  lockMemberships,
  type MembershipKeys,
} from "./membership.store.ts";

export type { CancellableMembership } from "./membership.store.ts";

/** Memberships that run at a moment, by what they may be found by; the latest first. */
export function findRunning(sql: Queryable, keys: MembershipKeys, now: Date): Promise<CancellableMembership[]> {
  return findCancellable(sql, keys, berlinDay(now));
}

/** The membership of an id, with what its owner is known by; null without one. */
export function findMembership(sql: Queryable, id: number): Promise<CancellableMembership | null> {
  return findCancellableById(sql, id);
}

/** Makes changes of a membership's customer wait for each other until the transaction ends. */
export const lockCancellable = (tx: TransactionSql, { customerId }: CancellableMembership): Promise<void> =>
  lockMemberships(tx, customerId);
