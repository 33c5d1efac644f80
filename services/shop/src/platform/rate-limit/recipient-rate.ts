import type { ShopContext } from "../context.ts";
import { type RateRule, takeAttempt } from "./rate-limit.ts";

/** Mails that visitors cause by typing an address, to each address: more than anyone needs who typed their own. */
const rule: RateRule = { name: "mails to an address that visitors typed", limit: 5, windowMs: 3_600_000 };

/**
 * Counts a mail that a visitor causes to an address that they typed, for all visitors together; false: it has had enough of
 * them for now, and is not to be written to.
 */
export async function takeRecipient(
  { database, clock }: Pick<ShopContext, "database" | "clock">,
  email: string,
): Promise<boolean> {
  // Mailboxes take what follows a plus sign as they like: all of it ends in one of them.
  const subject = email.toLowerCase().replace(/\+[^@]*(?=@)/, "");
  return (await takeAttempt(database, [{ rule, subject }], clock.now())).isAllowed;
}
