import { pick } from "../catalogue/language.ts";
import type { Mail } from "../orders/outbox/mail.ts";
import type { Language } from "../platform/context.ts";
import { accountMail } from "./account-mail-layout.ts";
import type { CustomerRow } from "./customer.store.ts";

type Recipient = Pick<CustomerRow, "firstName" | "lastName">;
/** Where customer service reads its mails. */
const serviceAddress = "shop@chalkbox.example";
const nameOf = ({ firstName, lastName }: Recipient): string => `${firstName} ${lastName}`.trim();

/** A mail with a link that works once; `key` distinguishes it from the same mail before. */
interface LinkMail {
  readonly to: string;
  readonly language: Language;
  readonly customer: Recipient;
  readonly url: string;
  readonly key: string;
}

const oneHour = (language: Language): string =>
  pick(language, "Der Link gilt eine Stunde und nur einmal.", "The link is valid for an hour and only once.");

/** The link for a new password (OP-M-18). */
export function newPasswordMail({ to, language, customer, url, key }: LinkMail): Mail {
  return accountMail({
    to,
    language,
    subject: pick(language, "Ihr neues Passwort", "Your new password"),
    name: nameOf(customer),
    sentences: [
      pick(
        language,
        "mit diesem Link wählen Sie ein neues Passwort für Ihr Konto.",
        "With this link you choose a new password for your account.",
      ),
      oneHour(language),
      pick(
        language,
        "Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
        "You did not ask for it? Then there is nothing to do: your password stays as it is.",
      ),
    ],
    link: { url, label: pick(language, "Neues Passwort wählen", "Choose a new password") },
    idempotencyKey: `new-password:${key}`,
  });
}

/** To the new address: the link that confirms it (OP-M-22). */
export function confirmEmailMail({ to, language, customer, url, key }: LinkMail): Mail {
  return accountMail({
    to,
    language,
    subject: pick(language, "Bitte bestätigen Sie Ihre E-Mail-Adresse", "Please confirm your email address"),
    name: nameOf(customer),
    sentences: [
      pick(
        language,
        `${to} soll die E-Mail-Adresse Ihres Kontos werden. Bitte bestätigen Sie das mit diesem Link.`,
        `${to} is to become the email address of your account. Please confirm it with this link.`,
      ),
      oneHour(language),
    ],
    link: { url, label: pick(language, "E-Mail-Adresse bestätigen", "Confirm the email address") },
    idempotencyKey: `confirm-email:${key}`,
  });
}

/** A mail without a link, about what happens to an account. */
interface NoticeMail {
  readonly to: string;
  readonly language: Language;
  readonly customer: Recipient;
  readonly key: string;
}

const notYou = (language: Language): string =>
  pick(
    language,
    "Das waren nicht Sie? Dann ändern Sie bitte gleich Ihr Passwort und schreiben Sie uns.",
    "That was not you? Then please change your password at once and write to us.",
  );

/** To the address until now: another one is to take its place. */
export function emailNoticeMail({ to, language, customer, key }: NoticeMail, newEmail: string): Mail {
  return accountMail({
    to,
    language,
    subject: pick(language, "Ihre E-Mail-Adresse wird geändert", "Your email address is about to change"),
    name: nameOf(customer),
    sentences: [
      pick(
        language,
        `Ihr Konto soll die E-Mail-Adresse ${newEmail} bekommen, sobald sie bestätigt ist. Bis dahin gilt diese hier.`,
        `Your account is to get the email address ${newEmail} once it is confirmed. Until then this one holds.`,
      ),
      notYou(language),
    ],
    link: null,
    idempotencyKey: `email-notice:${key}`,
  });
}

/** After a change of the password, however it was made. */
export function passwordNoticeMail({ to, language, customer, key }: NoticeMail): Mail {
  return accountMail({
    to,
    language,
    subject: pick(language, "Ihr Passwort ist geändert", "Your password has been changed"),
    name: nameOf(customer),
    sentences: [
      pick(
        language,
        "Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.",
        "Your password has been changed. On all other devices you are signed out now.",
      ),
      notYou(language),
    ],
    link: null,
    idempotencyKey: `password-notice:${key}`,
  });
}

/** To customer service: a visitor who cannot reach their mails is to be called. */
export function callBackMail(request: {
  readonly id: number;
  readonly email: string;
  readonly customerNumber: string;
  readonly phone: string;
}): Mail {
  const { id, email, customerNumber, phone } = request;
  return accountMail({
    to: serviceAddress,
    language: "de-DE",
    subject: "Rückruf: Passwort vergessen",
    name: "",
    sentences: [
      `Bitte rufen Sie zurück: ${phone}.`,
      `Angegeben sind: ${[email, customerNumber].filter((text) => text !== "").join(", ")}. Ob es so ein Konto gibt, ist nicht geprüft.`,
    ],
    link: null,
    idempotencyKey: `call-back:${id}`,
  });
}
