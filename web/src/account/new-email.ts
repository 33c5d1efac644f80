import { refusalText } from "../graph/failure.ts";
import { ConfirmEmailDocument } from "../graph/generated/ConfirmEmail.ts";
import { isUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { defineCopy } from "../lib/copy.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** Texts of the page that confirms an email. */
export const newEmailCopy = defineCopy({
  de: {
    title: "E-Mail-Adresse bestätigen",
    lead: "Mit einem Klick gilt die neue Adresse für Ihr Konto.",
    submit: "Bestätigen",
    busy: "Wird bestätigt …",
    done: "Ihre neue E-Mail-Adresse gilt ab jetzt.",
    account: "Zu Ihren Kontaktdaten",
    errorTitle: "Fehler",
  },
  en: {
    title: "Confirm your email address",
    lead: "One click, and the new address holds for your account.",
    submit: "Confirm",
    busy: "Confirming …",
    done: "Your new email address holds from now on.",
    account: "To your contact details",
    errorTitle: "Error",
  },
});

/**
 * Makes the email of a link the account's.
 * @param messageOf puts message keys into words
 * @returns null when it worked, else why not, and whether it can be pressed again: nothing has answered
 */
export async function submitNewEmail(
  emailToken: string,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<{ readonly message: string; readonly canRepeat: boolean } | null> {
  const { data, error } = await mutate(ConfirmEmailDocument, { emailToken });
  if (data?.confirmEmail.successful) return null;
  return { message: await messageOf(refusalText(error, data?.confirmEmail)), canRepeat: isUnanswered(error) };
}
