import { pick } from "../catalogue/language.ts";
import type { Mail } from "../orders/outbox/mail.ts";
import type { Storefront } from "../platform/context.ts";
import { accountMail } from "./account-mail-layout.ts";
import type { CustomerRow } from "./customer.store.ts";

type Recipient = Pick<CustomerRow, "firstName" | "lastName">;
/** Where customer service reads its mails. */
const serviceAddress = "shop@chalkbox.example";
const nameOf = ({ firstName, lastName }: Recipient): string => `${firstName} ${lastName}`.trim();

/** A mail with a link that works once; `key` distinguishes it from the same mail before. */
interface LinkMail {
  readonly to: string;
  readonly storefront: Storefront;
  readonly customer: Recipient;
  readonly url: string;
  readonly key: string;
}

const oneHour = (storefront: Storefront): string =>
  pick(
    storefront.language,
    "Der Link gilt eine Stunde und nur einmal.",
    "The link is valid for an hour and only once.",
  );

/** The link for a new password (OP-M-18). */
export function newPasswordMail({ to, storefront, customer, url, key }: LinkMail): Mail {
  return accountMail({
    to,
    storefront,
    subject: pick(storefront.language, "Ihr neues Passwort", "Your new password"),
    name: nameOf(customer),
    sentences: [
      pick(
        storefront.language,
        "mit diesem Link wählen Sie ein neues Passwort für Ihr Konto.",
        "With this link you choose a new password for your account.",
      ),
      oneHour(storefront),
      pick(
        storefront.language,
        "Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.",
        "You did not ask for it? Then there is nothing to do: your password stays as it is.",
      ),
    ],
    link: { url, label: pick(storefront.language, "Neues Passwort wählen", "Choose a new password") },
    idempotencyKey: `new-password:${key}`,
  });
}

/** To the new address: the link that confirms it (OP-M-22). */
export function confirmEmailMail({ to, storefront, customer, url, key }: LinkMail): Mail {
  return accountMail({
    to,
    storefront,
    subject: pick(storefront.language, "Bitte bestätigen Sie Ihre E-Mail-Adresse", "Please confirm your email address"),
    name: nameOf(customer),
    sentences: [
      pick(
        storefront.language,
        `${to} soll die E-Mail-Adresse Ihres Kontos werden. Bitte bestätigen Sie das mit diesem Link.`,
        `${to} is to become the email address of your account. Please confirm it with this link.`,
      ),
      oneHour(storefront),
    ],
    link: { url, label: pick(storefront.language, "E-Mail-Adresse bestätigen", "Confirm the email address") },
    idempotencyKey: `confirm-email:${key}`,
  });
}

/** A mail without a link, about what happens to an account. */
interface NoticeMail {
  readonly to: string;
  readonly storefront: Storefront;
  readonly customer: Recipient;
  readonly key: string;
}

const notYou = (storefront: Storefront): string =>
  pick(
    storefront.language,
    "Das waren nicht Sie? Dann ändern Sie bitte gleich Ihr Passwort und schreiben Sie uns.",
    "That was not you? Then please change your password at once and write to us.",
  );

/** To the address until now: another one is to take its place. */
export function emailNoticeMail({ to, storefront, customer, key }: NoticeMail, newEmail: string): Mail {
  return accountMail({
    to,
    storefront,
    subject: pick(storefront.language, "Ihre E-Mail-Adresse wird geändert", "Your email address is about to change"),
    name: nameOf(customer),
    sentences: [
      pick(
        storefront.language,
        `Ihr Konto soll die E-Mail-Adresse ${newEmail} bekommen, sobald sie bestätigt ist. Bis dahin gilt diese hier.`,
        `Your account is to get the email address ${newEmail} once it is confirmed. Until then this one holds.`,
      ),
      notYou(storefront),
    ],
    link: null,
    idempotencyKey: `email-notice:${key}`,
  });
}

/** After a change of the password, however it was made. */
export function passwordNoticeMail({ to, storefront, customer, key }: NoticeMail): Mail {
  return accountMail({
    to,
    storefront,
    subject: pick(storefront.language, "Ihr Passwort ist geändert", "Your password has been changed"),
    name: nameOf(customer),
    sentences: [
      pick(
        storefront.language,
        "Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.",
        "Your password has been changed. On all other devices you are signed out now.",
      ),
      notYou(storefront),
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
    storefront: { store: "de", language: "de-DE" },
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
