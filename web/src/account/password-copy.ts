import { contactFaults } from "../lib/contact-faults.ts";
import { defineCopy } from "../lib/copy.ts";

/** Texts of the page that changes a password. */
export const passwordCopy = defineCopy({
  de: {
    ...contactFaults.de,
    title: "Passwort ändern",
    lead: "Danach sind Sie auf allen anderen Geräten abgemeldet.",
    current: "Bisheriges Passwort",
    next: "Neues Passwort",
    repeat: "Neues Passwort wiederholen",
    hint: (min: number, max: number) => `${min} bis ${max} Zeichen`,
    submit: "Passwort ändern",
    busy: "Wird geändert …",
    changed: "Ihr Passwort ist geändert.",
    errorTitle: "Fehler",
    currentMissing: "Bitte geben Sie Ihr bisheriges Passwort ein.",
    repeatMissing: "Bitte wiederholen Sie das neue Passwort.",
    repeatDiffers: "Die beiden neuen Passwörter sind verschieden.",
  },
  en: {
    ...contactFaults.en,
    title: "Change password",
    lead: "You will be signed out on all other devices.",
    current: "Current password",
    next: "New password",
    repeat: "Repeat the new password",
    hint: (min: number, max: number) => `${min} to ${max} characters`,
    submit: "Change password",
    busy: "Changing …",
    changed: "Your password has been changed.",
    errorTitle: "Error",
    currentMissing: "Please enter your current password.",
    repeatMissing: "Please repeat the new password.",
    repeatDiffers: "The two new passwords are different.",
  },
});

/** The texts in one language. */
export type PasswordTexts = (typeof passwordCopy)["de"];
