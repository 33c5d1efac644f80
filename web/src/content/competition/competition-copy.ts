import { defineCopy } from "../../lib/copy.ts";

/** Texts of the competition's page. */
export const competitionCopy = defineCopy({
  de: {
    errorTitle: "Fehler",
    page: "Gewinnspiel",
    until: (day: string) => `Sie können bis ${day} teilnehmen, einmal je E-Mail-Adresse.`,
    firstName: "Vorname",
    lastName: "Nachname",
    email: "E-Mail-Adresse",
    emailHint: "Dort erfahren Sie, ob Sie gewonnen haben.",
    accept: "Ich nehme zu den Teilnahmebedingungen teil.",
    conditions: "Teilnahmebedingungen",
    conditionsText:
      "Teilnehmen können alle ab 18 Jahren. Wir losen nach dem Ende unter allen Antworten. Ihre Angaben verwenden wir nur dafür und löschen sie danach. Der Rechtsweg ist ausgeschlossen.",
    submit: "Teilnehmen",
    busy: "Wird gesendet …",
    done: "Sie nehmen teil. Eine Bestätigung ist per E-Mail unterwegs.",
    none: "Zurzeit gibt es kein Gewinnspiel",
    noneHelp: "Vom nächsten erfahren Sie in unserem Newsletter.",
    toNewsletter: "Zum Newsletter",
    firstNameMissing: "Bitte geben Sie Ihren Vornamen ein.",
    lastNameMissing: "Bitte geben Sie Ihren Nachnamen ein.",
    answerMissing: "Bitte beantworten Sie die Frage.",
    tooLong: (limit: number) => `Bitte verwenden Sie höchstens ${limit} Zeichen.`,
    acceptMissing: "Bitte stimmen Sie den Teilnahmebedingungen zu.",
  },
  en: {
    errorTitle: "Error",
    page: "Competition",
    until: (day: string) => `You can take part until ${day}, once with an email address.`,
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    emailHint: "You learn there whether you have won.",
    accept: "I accept the conditions.",
    conditions: "Conditions",
    conditionsText:
      "Everyone of 18 years or more can take part. After the end we draw lots among all answers. We use what you enter for that only, and delete it afterwards. There is no recourse to legal action.",
    submit: "Take part",
    busy: "Sending …",
    done: "You take part. A confirmation is on its way by email.",
    none: "There is no competition at the moment",
    noneHelp: "Our newsletter announces the next one.",
    toNewsletter: "To the newsletter",
    firstNameMissing: "Please enter your first name.",
    lastNameMissing: "Please enter your last name.",
    answerMissing: "Please answer the question.",
    tooLong: (limit: number) => `Please use at most ${limit} characters.`,
    acceptMissing: "Please accept the conditions.",
  },
});
/** The texts in one language. */
export type CompetitionTexts = (typeof competitionCopy)["de"];
