import { defineCopy } from "../lib/copy.ts";

/** Texts of the certificate that a business hands in. */
export const certificateCopy = defineCopy({
  de: {
    label: "Nachweis Ihrer Einrichtung",
    hint: "Zum Beispiel ein Schreiben mit Briefkopf oder ein Registerauszug: PDF, JPEG oder PNG, bis 10 MB.",
    arrived: (name: string) =>
      `„${name}“ ist hochgeladen. Wählen Sie nur eine Datei, wenn Sie eine andere nehmen möchten.`,
    empty: "Diese Datei ist leer. Bitte wählen Sie eine andere.",
    wrongType: "Bitte laden Sie den Nachweis als PDF, JPEG oder PNG hoch.",
    tooLarge: "Der Nachweis darf höchstens 10 MB groß sein.",
  },
  en: {
    label: "Proof of your institution",
    hint: "For example a letter with its letterhead or a register extract: PDF, JPEG or PNG, up to 10 MB.",
    arrived: (name: string) => `“${name}” has been uploaded. Choose a file only if you want to use another one.`,
    empty: "This file is empty. Please choose another one.",
    wrongType: "Please upload the certificate as PDF, JPEG or PNG.",
    tooLarge: "The certificate may have at most 10 MB.",
  },
});
