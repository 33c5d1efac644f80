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

/**
 * To the address until now: another one has taken its place, and this one can take the account back.
 * @param lastDay the last day on which the link works, `YYYY-MM-DD`
 */
export function emailChangedMail(
  { to, storefront, customer, url, key }: LinkMail,
  newEmail: string,
  lastDay: string,
): Mail {
  const { language } = storefront;
  const day = new Intl.DateTimeFormat(language === "en-DE" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(lastDay));
  return accountMail({
    to,
    storefront,
    subject: pick(language, "Ihre E-Mail-Adresse ist geändert", "Your email address has been changed"),
    name: nameOf(customer),
    sentences: [
      pick(
        language,
        `Ihr Konto hat jetzt die E-Mail-Adresse ${newEmail}. An diese Adresse schreiben wir Ihnen dazu nicht mehr.`,
        `Your account has the email address ${newEmail} now. We will not write about it to this one any more.`,
      ),
      pick(
        language,
        "Das waren nicht Sie? Dann holen Sie Ihr Konto mit diesem Link zurück: Diese Adresse gilt wieder, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.",
        "That was not you? Then take your account back with this link: this address holds again, all devices are signed out, and you choose a new password.",
      ),
      pick(language, `Der Link gilt bis zum ${day} und nur einmal.`, `The link is valid until ${day} and only once.`),
    ],
    link: { url, label: pick(language, "Das war ich nicht", "That was not me") },
    idempotencyKey: `email-changed:${key}`,
  });
}

/** To the address that holds again, after its owner has taken the account back. */
export function emailRestoredMail({ to, storefront, customer, key }: NoticeMail): Mail {
  const { language } = storefront;
  return accountMail({
    to,
    storefront,
    subject: pick(language, "Ihre E-Mail-Adresse gilt wieder", "Your email address holds again"),
    name: nameOf(customer),
    sentences: [
      pick(
        language,
        "Ihr Konto hat wieder diese E-Mail-Adresse. Alle Geräte sind abgemeldet, und das bisherige Passwort gilt nicht mehr.",
        "Your account has this email address again. All devices are signed out, and the password until now does not work any more.",
      ),
      pick(
        language,
        "Haben Sie noch kein neues gewählt? Das geht jederzeit über „Passwort vergessen“.",
        "Have you not chosen a new one yet? You can do so at any time by “Forgotten password”.",
      ),
    ],
    link: null,
    idempotencyKey: `email-restored:${key}`,
  });
}

/** Part of an account whose change its owner hears of. */
export type ChangedPart = "deliveryAddress" | "phone" | "data";

/** After something of an account has changed by which goods or calls reach another place; holds nothing of it. */
export function accountChangedMail({ to, storefront, customer, key }: NoticeMail, part: ChangedPart): Mail {
  const { language } = storefront;
  const sentences: Readonly<Record<ChangedPart, string>> = {
    deliveryAddress: pick(
      language,
      "in Ihrem Konto ist eine Lieferadresse neu oder geändert. Dorthin geht nichts ohne eine neue Bestellung, und jede Bestellung bestätigen wir Ihnen per Mail.",
      "A delivery address of your account is new or has been changed. Nothing goes there without a new order, and we confirm each order to you by mail.",
    ),
    phone: pick(language, "in Ihrem Konto steht eine andere Telefonnummer.", "Your account has another phone number."),
    data: pick(
      language,
      "die persönlichen Daten Ihres Kontos sind geändert.",
      "The personal data of your account has been changed.",
    ),
  };
  return accountMail({
    to,
    storefront,
    subject: pick(language, "Ihr Kundenkonto ist geändert", "Your account has been changed"),
    name: nameOf(customer),
    sentences: [sentences[part], notYou(storefront)],
    link: null,
    idempotencyKey: `account-changed:${part}:${key}`,
  });
}

/** After an account was deleted. */
export function accountDeletedMail({ to, storefront, customer, key }: NoticeMail): Mail {
  const { language } = storefront;
  return accountMail({
    to,
    storefront,
    subject: pick(language, "Ihr Konto ist gelöscht", "Your account has been deleted"),
    name: nameOf(customer),
    sentences: [
      pick(
        language,
        "Ihr Kundenkonto mit Adressen und Listen ist gelöscht. Ihre Bestellungen bewahren wir so lange auf, wie es das Gesetz verlangt.",
        "Your account with its addresses and lists has been deleted. We keep your orders for as long as the law requires.",
      ),
      pick(
        language,
        `Das waren nicht Sie? Dann schreiben Sie uns bitte gleich: ${serviceAddress}.`,
        `That was not you? Then please write to us at once: ${serviceAddress}.`,
      ),
    ],
    link: null,
    idempotencyKey: `account-deleted:${key}`,
  });
}

/**
 * After a change of the password, however it was made.
 * @param origin of the storefront, for the way to another new password; null: unknown
 */
export function passwordNoticeMail({ to, storefront, customer, key }: NoticeMail, origin: string | null): Mail {
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
    link:
      origin === null
        ? null
        : {
            url: `${origin}/myaccount/resetpassword/`,
            label: pick(storefront.language, "Passwort neu setzen", "Set the password anew"),
          },
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
