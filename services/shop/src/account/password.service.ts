import { pick } from "../catalogue/language.ts";
import {
  isLasting,
  issueCustomerToken,
  retireCustomerToken,
  revokeCustomerTokens,
} from "../platform/auth/customer-token.ts";
import { hashPassword, verifyPassword } from "../platform/auth/password.ts";
import { requireRegisteredCustomer } from "../platform/auth/require.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { requireCustomerData } from "./customer.service.ts";
import { setPasswordHash } from "./customer.store.ts";
import { blockedText } from "./sign-in.service.ts";
import { isBlocked, recordFailure, recordSuccess, throttleKey } from "./throttle.service.ts";
import { failed, fieldFailed, type MutationResult, succeeded } from "./validation/field-error.ts";
import { passwordFault } from "./validation/password.ts";

/** Arguments of `changePassword`. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly newPasswordRepeated: string;
}

/** `ChangePasswordResult` of the graph. */
export interface ChangePasswordResult extends MutationResult {
  readonly token: { readonly token: string; readonly expires: Date } | null;
  readonly staySignedIn: boolean;
}

/** Longer passwords than any account has are not even looked at. */
const maximumLength = 500;

/**
 * Changes the caller's password (OP-M-20). All other devices are signed out; this one goes on with another token, so
 * that who has copied the old one is out as well. Repeated wrong guesses of the current password have to wait.
 * @throws ShopError without a registered customer's token
 */
export async function changePassword(context: ShopContext, passwords: PasswordChange): Promise<ChangePasswordResult> {
  const { database, storefront, clock } = context;
  const { customerId, tokenId } = requireRegisteredCustomer(context);
  const customer = await requireCustomerData(context);
  const fault = checkNew(passwords, storefront.language);
  if (fault !== null) return refused(fault);
  const key = throttleKey("password", customerId);
  if (await isBlocked(database, key, clock.now())) return refused(failed(blockedText(storefront.language)));
  if (!(await verifyPassword(customer.passwordHash, passwords.currentPassword.slice(0, maximumLength)))) {
    await recordFailure(database, key, clock.now());
    return refused(fieldFailed("currentPassword", wrongText(storefront.language)));
  }
  await recordSuccess(database, key);
  await setPasswordHash(database.write, customerId, await hashPassword(passwords.newPassword));
  await revokeCustomerTokens(context, customerId, tokenId ?? null);
  const staySignedIn = tokenId !== undefined && (await isLasting(context, tokenId));
  if (tokenId !== undefined) await retireCustomerToken(context, tokenId);
  const token = await issueCustomerToken(context, { customerId, isGuest: false, storefront, staySignedIn });
  return { ...succeeded, token, staySignedIn };
}

function checkNew({ newPassword, newPasswordRepeated }: PasswordChange, language: Language): MutationResult | null {
  const fault = passwordFault(newPassword, language);
  if (fault !== null) return fieldFailed("newPassword", fault);
  return newPassword === newPasswordRepeated ? null : fieldFailed("newPasswordRepeated", differentText(language));
}

function refused(result: MutationResult): ChangePasswordResult {
  return { ...result, token: null, staySignedIn: false };
}

function wrongText(language: Language): string {
  return pick(language, "Ihr bisheriges Passwort ist falsch.", "Your current password is wrong.");
}

function differentText(language: Language): string {
  return pick(language, "Die beiden neuen Passwörter sind verschieden.", "The two new passwords differ.");
}
