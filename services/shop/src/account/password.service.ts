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
import { requireCustomerData } from "./customer.service.ts";
import { setPasswordHash } from "./customer.store.ts";
import { checkCurrentPassword } from "./current-password.service.ts";
import { fieldFailed, type MutationResult, succeeded } from "./validation/field-error.ts";
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

/**
 * Changes the caller's password (OP-M-20). All other devices are signed out; this one goes on with another token, so
 * that who has copied the old one is out as well, at once. Repeated wrong guesses of the current password have to wait.
 * @throws ShopError without a registered customer's token
 */
export async function changePassword(context: ShopContext, passwords: PasswordChange): Promise<ChangePasswordResult> {
  const { database, storefront } = context;
  const { customerId, tokenId } = requireRegisteredCustomer(context);
  const customer = await requireCustomerData(context);
  const fault = checkNew(passwords, storefront.language);
  if (fault !== null) return refused(fault);
  const refusal = await checkCurrentPassword(context, customer, passwords.currentPassword);
  if (refusal !== null) return refused(refusal);
  await setPasswordHash(database.write, customerId, await hashPassword(passwords.newPassword));
  const staySignedIn = tokenId !== undefined && (await isLasting(context, tokenId));
  if (tokenId !== undefined) await replaceCustomerToken(context, tokenId);
  await revokeCustomerTokens(context, customerId);
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

function differentText(language: Language): string {
  return pick(language, "Die beiden neuen Passwörter sind verschieden.", "The two new passwords differ.");
}
