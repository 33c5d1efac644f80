import { createHash, randomBytes } from "node:crypto";
import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { type AccountLink, insertLink } from "./account-link.store.ts";

/** How long a link works, in milliseconds. */
const life = 60 * 60_000;

/** What is stored of a link's secret: who reads the database cannot open it. */
export function linkDigest(secret: string): string {
  return createHash("sha256").update(`link\n${secret}`).digest("base64url");
}

/** Makes a link that works once, for an hour. @returns its secret, which goes into the mail and nowhere else */
export async function makeLink(
  sql: Queryable,
  link: Pick<AccountLink, "customerId" | "kind" | "email">,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const endsAt = new Date(now.getTime() + life);
  await insertLink(sql, { ...link, digest: linkDigest(secret), madeAt: now, endsAt });
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
