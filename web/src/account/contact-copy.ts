import { contactFaults } from "../lib/contact-faults.ts";
import { defineCopy } from "../lib/copy.ts";

/** What a customer can change on the first page of the account; the query `edit` says which. */
export type ContactEdit = "data" | "email" | "phone" | "delete";

/** What the address of the page asks to change; null: nothing. */
export const contactEditOf = (text: string | null): ContactEdit | null =>
  text === "data" || text === "email" || text === "phone" || text === "delete" ? text : null;

/** Texts of the forms that change an account's data. */
export const contactCopy = defineCopy({
  de: {
    ...contactFaults.de,
    errorTitle: "Fehler",
    save: "Speichern",
    saving: "Wird gespeichert …",
    cancel: "Abbrechen",
    data: {
      title: "Ihre Daten ändern",
      done: "Ihre Daten sind gespeichert.",
      salutation: "Anrede",
      noSalutation: "Keine Angabe",
      salutations: { MS: "Frau", MR: "Herr", DIVERSE: "Divers" },
      firstName: "Vorname",
      lastName: "Nachname",
      company: "Schule oder Unternehmen",
      jobTitle: "Ihre Funktion",
      industry: "Branche",
      choose: "Bitte wählen",
      vat: "USt-IdNr.",
      employees: "Anzahl der Mitarbeitenden",
      firstNameMissing: "Bitte geben Sie Ihren Vornamen ein.",
      lastNameMissing: "Bitte geben Sie Ihren Nachnamen ein.",
      companyMissing: "Bitte geben Sie Schule oder Unternehmen ein.",
      tooLong: "Hier sind höchstens 255 Zeichen möglich.",
      notANumber: "Bitte geben Sie eine Zahl ab 1 ein.",
    },
    email: {
      title: "E-Mail-Adresse ändern",
      lead: "Sie bekommen eine Mail an die neue Adresse. Sobald Sie den Link darin geöffnet haben, gilt sie.",
      now: "Bisher",
      next: "Neue E-Mail-Adresse",
      password: "Ihr Passwort",
      passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
      submit: "Mail zum Bestätigen schicken",
      done: "Bitte öffnen Sie den Link in der Mail, die wir an die neue Adresse geschickt haben.",
      same: "Das ist Ihre Adresse schon.",
    },
    phone: {
      title: "Telefonnummer ändern",
      lead: "Für Rückfragen zu Ihren Bestellungen. Lassen Sie das Feld leer, wenn wir keine speichern sollen.",
      label: "Telefon",
      done: "Ihre Telefonnummer ist gespeichert.",
    },
    remove: {
      title: "Konto löschen",
      lead: "Wir löschen Ihre Daten, Adressen und Listen sofort und für immer; Listen, die Sie mit anderen teilen, behalten diese. Auf allen Geräten sind Sie dann abgemeldet.",
      orders: (years: string) =>
        `Ihre Bestellungen und Rechnungen müssen wir ${years} aufbewahren, so will es das Gesetz. Danach löschen wir auch sie.`,
      years: { de: "8 Jahre", at: "7 Jahre", ch: "10 Jahre", b2b: "8 Jahre" },
      password: "Ihr Passwort",
      submit: "Konto endgültig löschen",
      busy: "Wird gelöscht …",
      done: "Ihr Konto ist gelöscht.",
    },
  },
  en: {
    ...contactFaults.en,
    errorTitle: "Error",
    save: "Save",
    saving: "Saving …",
    cancel: "Cancel",
    data: {
      title: "Change your data",
      done: "Your data have been saved.",
      salutation: "Salutation",
      noSalutation: "Not stated",
      salutations: { MS: "Ms", MR: "Mr", DIVERSE: "Mx" },
      firstName: "First name",
      lastName: "Last name",
      company: "School or company",
      jobTitle: "Your job title",
      industry: "Industry",
      choose: "Please choose",
      vat: "VAT id",
      employees: "Number of employees",
      firstNameMissing: "Please enter your first name.",
      lastNameMissing: "Please enter your last name.",
      companyMissing: "Please enter your school or company.",
      tooLong: "At most 255 characters are possible here.",
      notANumber: "Please enter a number from 1 on.",
    },
    email: {
      title: "Change your email address",
      lead: "You get a mail to the new address. It holds as soon as you have opened the link in it.",
      now: "Until now",
      next: "New email address",
      password: "Your password",
      passwordMissing: "Please enter your password.",
      submit: "Send a mail to confirm",
      done: "Please open the link in the mail that we have sent to the new address.",
      same: "This is your address already.",
    },
    phone: {
      title: "Change your phone number",
      lead: "For questions about your orders. Leave the field empty if we shall not store one.",
      label: "Phone",
      done: "Your phone number has been saved.",
    },
    remove: {
      title: "Delete your account",
      lead: "We delete your data, addresses and lists at once and for good; lists that you share stay with the others. You are signed out on all devices then.",
      orders: (years: string) =>
        `The law requires us to keep your orders and invoices for ${years}. After that we delete them, too.`,
      years: { de: "8 years", at: "7 years", ch: "10 years", b2b: "8 years" },
      password: "Your password",
      submit: "Delete the account for good",
      busy: "Deleting …",
      done: "Your account has been deleted.",
    },
  },
});

/** The texts in one language. */
export type ContactTexts = (typeof contactCopy)["de"];
