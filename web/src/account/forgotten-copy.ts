import { contactFaults } from "../lib/contact-faults.ts";
import { defineCopy } from "../lib/copy.ts";

/** Texts of the pages for a forgotten password. */
export const forgottenCopy = defineCopy({
  de: {
    ...contactFaults.de,
    errorTitle: "Fehler",
    title: "Passwort vergessen",
    lead: "Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
    email: "E-Mail-Adresse",
    customerNumber: "Kundennummer",
    eitherHint: "Eines von beiden genügt.",
    phone: "Telefon",
    phoneHint:
      "Nur wenn Sie nicht mehr an Ihre Mails kommen: Wir rufen Sie zurück, montags bis freitags von 8 bis 17 Uhr.",
    submit: "Link anfordern",
    again: "Noch einmal anfordern",
    busy: "Wird angefordert …",
    missing: "Bitte geben Sie Ihre E-Mail-Adresse oder Ihre Kundennummer ein.",
    sentTitle: "Schauen Sie in Ihr Postfach",
    sent: (name: string) =>
      `Wenn es ${name === "" ? "das Konto" : `zu ${name} ein Konto`} gibt, ist unsere Mail unterwegs. Der Link darin gilt eine Stunde und nur einmal.`,
    nothing: "Nichts angekommen? Sehen Sie auch im Spam-Ordner nach, oder fordern Sie den Link noch einmal an.",
    login: "Zur Anmeldung",
    newTitle: "Neues Passwort wählen",
    newLead: "Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.",
    next: "Neues Passwort",
    repeat: "Neues Passwort wiederholen",
    hint: (min: number, max: number) => `${min} bis ${max} Zeichen`,
    repeatMissing: "Bitte wiederholen Sie das neue Passwort.",
    repeatDiffers: "Die beiden neuen Passwörter sind verschieden.",
    save: "Passwort speichern",
    saving: "Wird gespeichert …",
    saved: "Ihr neues Passwort gilt. Bitte melden Sie sich damit an.",
  },
  en: {
    ...contactFaults.en,
    errorTitle: "Error",
    title: "Forgotten password",
    lead: "We send you a link with which you choose a new password.",
    email: "Email address",
    customerNumber: "Customer number",
    eitherHint: "One of the two is enough.",
    phone: "Phone",
    phoneHint: "Only if you cannot reach your mails any more: we call you back, Monday to Friday from 8 am to 5 pm.",
    submit: "Ask for a link",
    again: "Ask for it again",
    busy: "Asking …",
    missing: "Please enter your email address or your customer number.",
    sentTitle: "Look into your mailbox",
    sent: (name: string) =>
      `If there is ${name === "" ? "such an account" : `an account for ${name}`}, our mail is on its way. The link in it is valid for an hour and only once.`,
    nothing: "Nothing has arrived? Look into your spam folder, too, or ask for the link again.",
    login: "To the sign-in",
    newTitle: "Choose a new password",
    newLead: "After that you are signed out on all devices and sign in with the new password.",
    next: "New password",
    repeat: "Repeat the new password",
    hint: (min: number, max: number) => `${min} to ${max} characters`,
    repeatMissing: "Please repeat the new password.",
    repeatDiffers: "The two new passwords are different.",
    save: "Save the password",
    saving: "Saving …",
    saved: "Your new password holds. Please sign in with it.",
  },
});

/** The texts in one language. */
export type ForgottenTexts = (typeof forgottenCopy)["de"];
