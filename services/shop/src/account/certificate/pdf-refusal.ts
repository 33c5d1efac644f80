import type { PdfVerdict } from "./pdf-scan.ts";

/** Why a PDF is not taken, in German and English; each names a way out. */
export const pdfRefusal: Readonly<Record<Exclude<PdfVerdict, "plain"> | "busy", readonly [string, string]>> = {
  active: [
    "Dieses PDF enthält ein Skript, eine Aktion oder eine angehängte Datei. Bitte laden Sie den Nachweis ohne sie hoch: Drucken Sie ihn zum Beispiel in ein neues PDF.",
    "This PDF contains a script, an action or an attached file. Please upload the certificate without them: print it to a new PDF, for example.",
  ],
  locked: [
    "Dieses PDF ist verschlüsselt und lässt sich nicht prüfen. Bitte laden Sie es ohne Schutz hoch, zum Beispiel neu als PDF gedruckt oder als Bild.",
    "This PDF is encrypted and cannot be checked. Please upload it without protection, for example printed to a new PDF or as a picture.",
  ],
  unreadable: [
    "Dieses PDF lässt sich nicht lesen. Bitte speichern oder drucken Sie es noch einmal als PDF, oder laden Sie ein Bild hoch.",
    "This PDF cannot be read. Please save or print it as a PDF once more, or upload a picture.",
  ],
  busy: [
    "Gerade werden mehrere Nachweise geprüft. Bitte versuchen Sie es gleich noch einmal.",
    "Several certificates are being checked right now. Please try again in a moment.",
  ],
};
