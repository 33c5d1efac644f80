import { html } from "./blocks.ts";
import type { SeedPage } from "./service-pages.ts";

const imprintText = {
  de: "<p><strong>Dieser Shop ist eine Demonstration.</strong> Bestellungen werden nicht ausgeführt, Zahlungen nicht eingezogen, Waren nicht versendet.</p><h2>Anbieter</h2><address>Chalkbox (Demo-Shop)<br>Musterstraße 1<br>12345 Musterstadt<br>Deutschland</address><p>E-Mail: info@chalkbox.example</p><h2>Registereintrag</h2><p>Die Demonstration hat keinen Registereintrag und keine Umsatzsteuer-Identifikationsnummer. Wer diese Software für einen echten Shop einsetzt, trägt hier seine eigenen Angaben ein.</p><h2>Streitbeilegung</h2><p>Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.</p>",
  en: "<p><strong>This shop is a demonstration.</strong> Orders are not carried out, payments are not collected and goods are not shipped.</p><h2>Provider</h2><address>Chalkbox (demo shop)<br>Musterstraße 1<br>12345 Musterstadt<br>Germany</address><p>Email: info@chalkbox.example</p><h2>Register entry</h2><p>The demonstration has no register entry and no VAT identification number. Whoever runs a real shop with this software enters their own details here.</p><h2>Dispute resolution</h2><p>We do not take part in dispute resolution proceedings before a consumer arbitration board.</p>",
};

const privacyText = {
  de: "<p>Diese Erklärung beschreibt, was diese Demonstration mit Ihren Angaben macht. Bitte geben Sie keine echten Daten ein.</p><h2>Welche Daten wir speichern</h2><ul><li>Angaben, die Sie selbst eingeben: Name, Anschrift, E-Mail-Adresse, Bestellungen, Bewertungen</li><li>technische Angaben, die zum Betrieb nötig sind: Kennungen für Warenkorb und Sitzung</li></ul><h2>Cookies</h2><p>Wir setzen Cookies, ohne die der Shop nicht funktioniert: für den Warenkorb, die Anmeldung und die Sicherheit. Es gibt keine Werbe-Cookies.</p><h2>Weitergabe</h2><p>Kartenzahlungen laufen über die Seite des Zahlungsanbieters. Wir übermitteln ihm den Betrag und eine Vorgangsnummer, keine Artikel.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen und ihrer Verarbeitung widersprechen. Schreiben Sie dazu an datenschutz@chalkbox.example.</p>",
  en: "<p>This notice describes what this demonstration does with what you enter. Please do not enter real data.</p><h2>What we store</h2><ul><li>what you enter yourself: name, address, email address, orders, reviews</li><li>technical data needed for operation: identifiers of basket and session</li></ul><h2>Cookies</h2><p>We set cookies that the shop cannot work without: for the basket, for signing in and for security. There are no advertising cookies.</p><h2>Disclosure</h2><p>Card payments are made on the payment provider's page. We send it the amount and a transaction number, no items.</p><h2>Your rights</h2><p>You can ask what we store about you, have it corrected or deleted, and object to its processing. Write to privacy@chalkbox.example.</p>",
};

const imprint = (path: string): SeedPage => ({
  path,
  name: "Impressum | Imprint",
  title: "Impressum | Imprint",
  description: "Anbieterkennzeichnung des Demo-Shops Chalkbox. | Provider identification of the demo shop Chalkbox.",
  robots: "noindex,follow",
  rows: [html("imprint", "Impressum | Imprint", imprintText)],
});

const privacy = (path: string): SeedPage => ({
  path,
  name: "Datenschutz | Privacy",
  title: "Datenschutzerklärung | Privacy notice",
  description: "Was wir speichern, wozu und wie lange. | What we store, why and for how long.",
  robots: "noindex,follow",
  rows: [html("privacy", "Datenschutzerklärung | Privacy notice", privacyText)],
});

/** Imprint and privacy, each under its German and its English path (C-47). */
export const legalPages: readonly SeedPage[] = [
  imprint("/impressum/"),
  imprint("/imprint/"),
  privacy("/datenschutz/"),
  privacy("/privacy/"),
];
