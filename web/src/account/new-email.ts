import { refusalText } from "../graph/failure.ts";
import { ConfirmEmailDocument } from "../graph/generated/ConfirmEmail.ts";
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
 * @returns null when it worked, else why not
 */
export async function submitNewEmail(
  emailToken: string,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<string | null> {
  const { data, error } = await mutate(ConfirmEmailDocument, { emailToken });
  return data?.confirmEmail.successful ? null : messageOf(refusalText(error, data?.confirmEmail));
}
