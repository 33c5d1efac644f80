import { randomBytes } from "node:crypto";
import { followEmail } from "../cart/redemption.service.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import { replaceCustomerToken, revokeCustomerTokens } from "../platform/auth/customer-token.ts";
import { hashPassword } from "../platform/auth/password.ts";
import type { ShopContext } from "../platform/context.ts";
import { endedText, linkDigest, makeLink } from "./account-link.service.ts";
import { dropLinks, dropRestoring, takeLink } from "./account-link.store.ts";
import { emailRestoredMail } from "./account-mail-texts.ts";
import { findCustomer, setEmail, setPasswordHash } from "./customer.store.ts";
import { takenText } from "./registration.service.ts";
import { failed, type MutationResult, succeeded } from "./validation/field-error.ts";

/** `RestoredEmailResult` of the graph. */
export interface RestoredEmail extends MutationResult {
  /** Secret of a link for a new password; null when nothing was restored. */
  readonly passwordToken: string | null;
}

/**
 * Gives an account the address back that it had before someone changed it (C-106): that address has received the link.
 * The person who changed it knows the password: it works no more, and neither does any login.
 * @param emailToken secret of the link
 */
export async function restoreEmail(context: ShopContext, emailToken: string): Promise<RestoredEmail> {
  const { database, storefront, clock, caller } = context;
  const { language } = storefront;
  const now = clock.now();
  const digest = linkDigest(emailToken);
  const unknownPassword = await hashPassword(randomBytes(32).toString("base64url"));
  const outcome = await database.transaction(async (tx) => {
    const link = await takeLink(tx, digest, "restore", now);
    const customer = link === null ? null : await findCustomer(tx, link.customerId);
    if (link?.email == null || customer === null || customer.isGuest) return { fault: endedText(language) } as const;
    const { id: customerId } = customer;
    if (!(await setEmail(tx, customerId, link.email))) return { fault: takenText(language) } as const;
    await setPasswordHash(tx, customerId, unknownPassword);
    await dropLinks(tx, customerId, null);
    await dropRestoring(tx, customerId, link.madeAt);
    await followEmail(tx, customerId, [customer.email, link.email]);
    await sendMail(tx, emailRestoredMail({ to: link.email, storefront, customer, key: digest }), now);
    return {
      fault: null,
      customerId,
      secret: await makeLink(tx, { customerId, kind: "password", email: null }, now),
    } as const;
  });
  if (outcome.fault !== null) return { ...failed(outcome.fault), passwordToken: null };
  const { customerId, secret } = outcome;
  // The owner's own browser is signed out in good order, and not as one whose token was stolen.
  const own = caller.customer?.customerId === customerId ? caller.customer.tokenId : undefined;
  if (own !== undefined) await replaceCustomerToken(context, own);
  await revokeCustomerTokens(context, customerId);
  return { ...succeeded, passwordToken: secret };
}
