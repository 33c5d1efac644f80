import { randomUUID } from "node:crypto";
import type { ChangePasswordResult } from "../generated/graph.ts";
import { pick } from "../catalogue/language.ts";
import {
  isLasting,
  issueCustomerToken,
  replaceCustomerToken,
  revokeCustomerTokens,
} from "../platform/auth/customer-token.ts";
import { hashPassword } from "../platform/auth/password.ts";
import { requireRegisteredCustomer } from "../platform/auth/require.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { dropLinks } from "./account-link.store.ts";
import { passwordNoticeMail } from "./account-mail-texts.ts";
import { requireCustomerData } from "./customer.service.ts";
import { setPasswordHash } from "./customer.store.ts";
import { checkCurrentPassword } from "./current-password.service.ts";
import { tellOwner } from "./owner-notice.service.ts";
import { fieldFailed, type MutationResult, succeeded } from "./validation/field-error.ts";
import { passwordFault } from "./validation/password.ts";

/** A new password and its repeat. */
export interface NewPassword {
  readonly newPassword: string;
  readonly newPasswordRepeated: string;
}

/** Arguments of `changePassword`. */
export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

/**
 * Changes the caller's password (OP-M-20). All other devices are signed out; this one goes on with another token, so
 * that who has copied the old one is out as well, at once. Repeated wrong guesses of the current password have to wait.
 * @throws ShopError without a registered customer's token
 */
export async function changePassword(context: ShopContext, passwords: PasswordChange): Promise<ChangePasswordResult> {
  const { database, storefront, clock, publicOrigin } = context;
  const { customerId, tokenId } = requireRegisteredCustomer(context);
  const customer = await requireCustomerData(context);
  const fault = checkNewPassword(passwords, storefront.language);
  if (fault !== null) return refused(fault);
  const refusal = await checkCurrentPassword(context, customer, passwords.currentPassword);
  if (refusal !== null) return refused(refusal);
  const passwordHash = await hashPassword(passwords.newPassword);
  await database.transaction(async (tx) => {
    await setPasswordHash(tx, customerId, passwordHash);
    // Links that a stranger asked for end with the password that let them in.
    await dropLinks(tx, customerId, null);
    const key = randomUUID();
    await tellOwner(tx, customer, clock.now(), (to) =>
      passwordNoticeMail({ to, storefront, customer, key }, publicOrigin),
    );
  });
  const staySignedIn = tokenId !== undefined && (await isLasting(context, tokenId));
  if (tokenId !== undefined) await replaceCustomerToken(context, tokenId);
  await revokeCustomerTokens(context, customerId);
  const token = await issueCustomerToken(context, { customerId, isGuest: false, storefront, staySignedIn });
  return { ...succeeded, token, staySignedIn };
}

/** What is wrong with a new password and its repeat; null when they are good. */
export function checkNewPassword(
  { newPassword, newPasswordRepeated }: NewPassword,
  language: Language,
): MutationResult | null {
  const fault = passwordFault(newPassword, language);
  if (fault !== null) return fieldFailed("newPassword", fault);
  return newPassword === newPasswordRepeated ? null : fieldFailed("newPasswordRepeated", differentText(language));
}

function refused(result: MutationResult): ChangePasswordResult {
  return { ...result, token: null, staySignedIn: false };
}

function differentText(language: Language): string {
  return pick(language, "Die beiden neuen Passwörter sind verschieden.", "The two new passwords differ.");
}
