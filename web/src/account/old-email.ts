import { refusalText } from "../graph/failure.ts";
import { LogoutDocument } from "../graph/generated/Logout.ts";
import { RestoreEmailDocument } from "../graph/generated/RestoreEmail.ts";
import { isUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { defineCopy } from "../lib/copy.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** Texts of the page that gives an account its earlier email back. */
export const oldEmailCopy = defineCopy({
  de: {
    title: "Konto zurückholen",
    lead: "Mit einem Klick gilt Ihre bisherige E-Mail-Adresse wieder. Alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.",
    submit: "Das war ich nicht",
    busy: "Wird zurückgeholt …",
    done: "Ihre bisherige E-Mail-Adresse gilt wieder. Bitte wählen Sie jetzt ein neues Passwort.",
    account: "Zur Anmeldung",
    errorTitle: "Fehler",
  },
  en: {
    title: "Take your account back",
    lead: "One click, and your earlier email address holds again. All devices are signed out, and you choose a new password.",
    submit: "That was not me",
    busy: "Taking it back …",
    done: "Your earlier email address holds again. Please choose a new password now.",
    account: "To the sign-in",
    errorTitle: "Error",
  },
});

/** The result of taking an account back: the secret for a new password, or why not. */
type Restored =
  | { readonly passwordToken: string }
  | { readonly passwordToken: null; readonly message: string; readonly canRepeat: boolean };

/**
 * Gives an account the email back that it had before someone changed it (C-106).
 * @param messageOf puts message keys into words
 */
export async function submitOldEmail(
  emailToken: string,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<Restored> {
  const { data, error } = await mutate(RestoreEmailDocument, { emailToken });
  const { passwordToken } = data?.restoreEmail ?? { passwordToken: null };
  if (passwordToken == null) {
    const message = await messageOf(refusalText(error, data?.restoreEmail));
    return { passwordToken: null, message, canRepeat: isUnanswered(error) };
  }
  // All logins have ended, this browser's as well: without it the next page would report a security logout.
  await mutate(LogoutDocument);
  return { passwordToken };
}
