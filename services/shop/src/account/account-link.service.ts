import { createHash, randomBytes } from "node:crypto";
import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { endOfPeriod } from "../platform/berlin-day.ts";
import { type AccountLink, insertLink } from "./account-link.store.ts";

/** How long a link for a new password or a new email works, in milliseconds. */
const life = 60 * 60_000;

/** How many whole days an earlier address can take its account back (C-107). */
export const restoreDays = 7;

/** When a link ends that is made now. */
export const endOfLink = (kind: AccountLink["kind"], now: Date): Date =>
  kind === "restore" ? endOfPeriod(now, restoreDays) : new Date(now.getTime() + life);

/** What is stored of a link's secret: who reads the database cannot open it. */
export function linkDigest(secret: string): string {
  return createHash("sha256").update(`link\n${secret}`).digest("base64url");
}

/** Makes a link that works once, until {@link endOfLink}. @returns its secret, which goes into the mail and nowhere else */
export async function makeLink(
  sql: Queryable,
  link: Pick<AccountLink, "customerId" | "kind" | "email">,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  await insertLink(sql, { ...link, digest: linkDigest(secret), madeAt: now, endsAt: endOfLink(link.kind, now) });
  return secret;
}

/** What someone reads whose link does not work. */
export function endedText(language: Language): string {
  return pick(
    language,
    "Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.",
    "This link is no longer valid. Please ask for a new one.",
  );
}
