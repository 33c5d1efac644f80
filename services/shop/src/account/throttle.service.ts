import { createHash } from "node:crypto";
import type { Database } from "../platform/database.ts";
import { block, countFailure, forgetFailures, readFailure } from "./login-failure.store.ts";

/** Wrong passwords before a name has to wait, and how long: doubled with each further one. */
const freeTries = 5;
const firstBlock = 30_000;
const longestBlock = 15 * 60_000;
/** Failures older than this no longer count, in milliseconds. */
const memory = 60 * 60_000;

/** How long sign-ins with a name have to wait after so many failures in a row, in milliseconds. */
export function blockTime(failures: number): number {
  return failures < freeTries ? 0 : Math.min(longestBlock, firstBlock * 2 ** (failures - freeTries));
}

/** The key that failures are counted under; a digest, so that what is typed into a login form is not kept. */
export function throttleKey(realm: string, name: string): string {
  return createHash("sha256").update(`${realm}\n${name.trim().toLowerCase()}`).digest("hex");
}

/** Whether sign-ins with a name have to wait. */
export async function isBlocked({ write }: Database, key: string, now: Date): Promise<boolean> {
  const failure = await readFailure(write, key);
  return failure?.blockedUntil !== null && failure?.blockedUntil !== undefined && failure.blockedUntil > now;
}

/** Counts a failed sign-in, of accounts that do not exist, too: an answer must not tell which do. */
export async function recordFailure({ write }: Database, key: string, now: Date): Promise<void> {
  const failures = await countFailure(write, key, now, new Date(now.getTime() - memory));
  const wait = blockTime(failures);
  if (wait > 0) await block(write, key, new Date(now.getTime() + wait));
}

/** A successful sign-in starts the count anew. */
export async function recordSuccess({ write }: Database, key: string): Promise<void> {
  await forgetFailures(write, key);
}
