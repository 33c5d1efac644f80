import { pick } from "../catalogue/language.ts";
import { verifyPassword } from "../platform/auth/password.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import type { CustomerRow } from "./customer.store.ts";
import { blockedText, takePasswordGuess } from "./guessing.service.ts";
import { failed, fieldFailed, type MutationResult } from "./validation/field-error.ts";

/** Longer passwords than any account has are not even looked at. */
const maximumLength = 500;

/**
 * Makes sure that a visitor who changes what an account is opened with knows its password (OP-M-20, C-100): a token alone
 * may have been copied. Repeated wrong guesses have to wait.
 * @returns why the change is refused; null when it may be made
 */
export async function checkCurrentPassword(
  context: ShopContext,
  customer: CustomerRow,
  currentPassword: string,
): Promise<MutationResult | null> {
  const { language } = context.storefront;
  if (currentPassword === "") return fieldFailed("currentPassword", missingText(language));
  const guess = await takePasswordGuess(context, customer.id, context.caller.customer?.tokenId ?? null);
  if (guess === null) return failed(blockedText(language));
  if (!(await verifyPassword(customer.passwordHash, currentPassword.slice(0, maximumLength)))) {
    return fieldFailed("currentPassword", wrongText(language));
  }
  await guess.succeeded();
  return null;
}

function missingText(language: Language): string {
  return pick(language, "Bitte geben Sie Ihr bisheriges Passwort ein.", "Please enter your current password.");
}

function wrongText(language: Language): string {
  return pick(language, "Ihr bisheriges Passwort ist falsch.", "Your current password is wrong.");
}
