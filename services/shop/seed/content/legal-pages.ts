import { seller } from "../../src/platform/seller.ts";
import { html, type StoreFacts } from "./blocks.ts";
import { contactOf, postalAddress } from "./company.ts";
import type { SeedPage } from "./service-pages.ts";

const imprintText = ({ phone, email }: ReturnType<typeof contactOf>) => ({
  de: `<p><strong>Dieser Shop ist eine Demonstration.</strong> Bestellungen werden nicht ausgeführt, Zahlungen nicht eingezogen, Waren nicht versendet.</p><h2>Anbieter</h2><address>${postalAddress}<br>Deutschland</address><p>Telefon: ${phone}<br>E-Mail: ${email}</p><h2>Registereintrag</h2><p>Die Demonstration hat keinen Registereintrag. Ihre Umsatzsteuer-Identifikationsnummer ${seller.vatId} ist ein Beispiel. Wer diese Software für einen echten Shop einsetzt, trägt hier seine eigenen Angaben ein.</p><h2>Streitbeilegung</h2><p>Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.</p>`,
  en: `<p><strong>This shop is a demonstration.</strong> Orders are not carried out, payments are not collected and goods are not shipped.</p><h2>Provider</h2><address>${postalAddress}<br>Germany</address><p>Phone: ${phone}<br>Email: ${email}</p><h2>Register entry</h2><p>The demonstration has no register entry. Its VAT identification number ${seller.vatId} is an example. Operators of a real shop enter their own details here.</p><h2>Dispute resolution</h2><p>We do not take part in dispute resolution proceedings before a consumer arbitration board.</p>`,
});

const privacyText = {
  de: '<p>Diese Erklärung beschreibt, was diese Demonstration mit Ihren Angaben macht. Bitte geben Sie keine echten Daten ein.</p><h2>Welche Daten wir speichern</h2><ul><li>Angaben, die Sie selbst eingeben: Name, Anschrift, E-Mail-Adresse, Bestellungen, Bewertungen</li><li>technische Angaben, die zum Betrieb nötig sind: Kennungen für Warenkorb und Sitzung</li></ul><h2 id="cookie-consent">Cookies</h2><p>Wir setzen Cookies, ohne die der Shop nicht funktioniert: für den Warenkorb, die Anmeldung und die Sicherheit. Es gibt keine Werbe-Cookies.</p><p>Nur wenn Sie zustimmen, messen wir, welche Seiten Sie ansehen, was Sie anklicken und in den Warenkorb legen und wie schnell unsere Seiten sind; diese Angaben speichert der Shop selbst unter einer zufälligen Kennung Ihres Browsers, nicht unter Ihrem Namen, und gibt sie nicht weiter. Ihr Browser merkt sich dann auch, was Sie zuletzt gesucht und angesehen haben, und bewahrt diese Seiten für Zeiten ohne Verbindung auf. Ihre Auswahl gilt sechs Monate; <a href="/consent/#cookie-consent">hier ändern Sie sie</a>.</p><p>Nach einer Lieferung bitten wir Sie nur dann um Bewertungen, wenn Sie das bei der Bestellung angekreuzt haben: einmal, per E-Mail.</p><h2>Weitergabe</h2><p>Kartenzahlungen laufen über die Seite des Zahlungsanbieters. Wir übermitteln ihm den Betrag und eine Vorgangsnummer, keine Artikel.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen und ihrer Verarbeitung widersprechen. Schreiben Sie dazu an datenschutz@chalkbox.example.</p>',
  en: '<p>This notice describes what this demonstration does with what you enter. Please do not enter real data.</p><h2>What we store</h2><ul><li>what you enter yourself: name, address, email address, orders, reviews</li><li>technical data needed for operation: identifiers of basket and session</li></ul><h2 id="cookie-consent">Cookies</h2><p>We set cookies that the shop cannot work without: for the basket, for signing in and for security. There are no advertising cookies.</p><p>Only if you agree, we measure which pages you look at, what you press and put into the basket, and how fast our pages are; the shop itself stores this under a random identifier of your browser, not under your name, and passes it on to no other company. Your browser then also remembers what you have searched for and looked at last, and keeps these pages for times without a connection. Your choice is good for six months; <a href="/consent/#cookie-consent">change it here</a>.</p><p>After a delivery we ask you for reviews only if you have ticked that with the order: once, by email.</p><h2>Disclosure</h2><p>Card payments are made on the payment provider\'s page. We send it the amount and a transaction number, no items.</p><h2>Your rights</h2><p>You can ask what we store about you, have it corrected or deleted, and object to its processing. Write to privacy@chalkbox.example.</p>',
};

const termsText = {
  de: "<p><strong>Dieser Shop ist eine Demonstration.</strong> Mit einer Bestellung kommt kein Kaufvertrag zustande.</p><h2>Ihre Bestellung</h2><p>Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Die Bestätigung kommt sofort per E-Mail.</p><h2>Preise und Versand</h2><p>Preise für Verbraucherinnen und Verbraucher enthalten die Mehrwertsteuer, Preise für Schulen und Unternehmen nicht. Was der Versand kostet, steht im Warenkorb.</p><h2>Zahlung</h2><p>Sie zahlen auf Rechnung innerhalb von 14 Tagen; Verbraucherinnen und Verbraucher auch mit Kreditkarte, PayPal oder per Vorkasse.</p>",
  en: "<p><strong>This shop is a demonstration.</strong> An order makes no contract of sale.</p><h2>Your order</h2><p>With “Order with obligation to pay” you make an offer. The confirmation follows at once by email.</p><h2>Prices and shipping</h2><p>Consumer prices include VAT, prices for schools and companies do not. The basket shows what shipping costs.</p><h2>Payment</h2><p>You pay by invoice within 14 days; consumers by credit card, PayPal or in advance as well.</p>",
};
/** The model form of Annex I (B) to Directive 2011/83/EU (in Germany annex 2 to article 246a EGBGB), with who it goes to. */
const modelForm = ({ email }: ReturnType<typeof contactOf>) => ({
  de: `<h2 id="muster-widerrufsformular">Muster-Widerrufsformular</h2><p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p><ul><li>An: ${postalAddress.replaceAll("<br>", ", ")}, Deutschland, E-Mail: ${email}</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)</li><li>Bestellt am (*)/erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul><p>(*) Unzutreffendes streichen.</p>`,
  en: `<h2 id="muster-widerrufsformular">Model withdrawal form</h2><p>(Complete and return this form only if you wish to withdraw from the contract.)</p><ul><li>To: ${postalAddress.replaceAll("<br>", ", ")}, Germany, email: ${email}</li><li>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)</li><li>Ordered on (*)/received on (*)</li><li>Name of consumer(s)</li><li>Address of consumer(s)</li><li>Signature of consumer(s) (only if this form is notified on paper)</li><li>Date</li></ul><p>(*) Delete as appropriate.</p>`,
});

/** The instructions on withdrawal: the period, each way to withdraw, the online function (§ 356a BGB) first, and what follows. */
const withdrawalText = (contact: ReturnType<typeof contactOf>) => {
  const form = modelForm(contact);
  const { email, phone } = contact;
  return {
    de: `<p>Sie können Ihren Vertrag innerhalb von 30 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt, wenn die letzte Ware bei Ihnen ist; bei der Mitgliedschaft Chalkbox Prime mit dem Tag der Bestellung.</p><h2>So widerrufen Sie</h2><ul><li>Am schnellsten online, ohne Konto: <a href="/myaccount/withdrawal/">Vertrag widerrufen</a>. Den Eingang bestätigen wir sofort per E-Mail, mit Inhalt, Datum und Uhrzeit.</li><li>Oder mit einer eindeutigen Erklärung an ${postalAddress.replaceAll("<br>", ", ")}, Deutschland, an ${email} oder am Telefon unter ${phone}. Sie können dafür das <a href="#muster-widerrufsformular">Muster-Widerrufsformular</a> verwenden, müssen es aber nicht.</li></ul><p>Es genügt, dass Sie die Mitteilung vor Ablauf der Frist absenden.</p><h2>Folgen</h2><p>Wir erstatten alle Zahlungen einschließlich der Kosten des normalen Versands spätestens 14 Tage nach Ihrem Widerruf, auf demselben Weg, auf dem Sie gezahlt haben. Mit der Erstattung können wir warten, bis die Ware oder der Nachweis ihrer Rücksendung bei uns ist. Schicken Sie die Ware spätestens 14 Tage nach Ihrem Widerruf zurück; ein Etikett bekommen Sie von uns.</p><h2>Kein Widerrufsrecht</h2><p>Versiegelte Ware, die aus Gründen der Hygiene nicht zurückgegeben werden kann, ist ausgenommen, sobald Sie die Versiegelung entfernt haben.</p>${form.de}`,
    en: `<p>You can withdraw from your contract within 30 days without giving a reason. The period begins when the last goods have arrived; that of the Chalkbox Prime membership with the day of its order.</p><h2>How to withdraw</h2><ul><li>Quickest online, without an account: <a href="/myaccount/withdrawal/">Withdraw from the contract</a>. We confirm the receipt at once by email, with content, date and time.</li><li>Or by a clear statement to ${postalAddress.replaceAll("<br>", ", ")}, Germany, to ${email} or by phone on ${phone}. You may use the <a href="#muster-widerrufsformular">model withdrawal form</a> for it, but need not.</li></ul><p>It is enough to send the notice before the period ends.</p><h2>What follows</h2><p>We refund all payments including standard shipping within 14 days of your withdrawal, the way you paid. We may wait with the refund until the goods, or proof that they were sent back, have reached us. Send the goods back within 14 days of your withdrawal; you get a label from us.</p><h2>No right of withdrawal</h2><p>Sealed goods that cannot be returned for reasons of hygiene are exempt once you have removed the seal.</p>${form.en}`,
  };
};

const noRight = {
  ch: {
    de: "In der Schweiz gibt es für Käufe im Netz kein gesetzliches Widerrufsrecht.",
    en: "In Switzerland there is no legal right of withdrawal for purchases on the web.",
  },
  b2b: {
    de: "Das gesetzliche Widerrufsrecht gilt für Verbraucherinnen und Verbraucher, nicht für Schulen, Einrichtungen und Unternehmen.",
    en: "The legal right of withdrawal is for consumers, not for schools, institutions and companies.",
  },
} as const;
const takingBackText = (store: keyof typeof noRight) => ({
  de: `<p>${noRight[store].de} Bei uns können Sie Artikel trotzdem 30 Tage lang zurückgeben, ohne Angabe von Gründen. Die Frist beginnt, wenn die Artikel bei Ihnen sind.</p><h2>So geben Sie zurück</h2><p>Melden Sie die Rücksendung unter <a href="/myaccount/returns/">Rücksendung</a> an. Die Etiketten bekommen Sie sofort und per E-Mail.</p><h2>Folgen</h2><p>Sobald die Artikel bei uns sind, erstatten wir ihren Preis auf demselben Weg, auf dem Sie gezahlt haben.</p>`,
  en: `<p>${noRight[store].en} With us you can return items for 30 days all the same, without giving a reason. The period begins when the items have arrived.</p><h2>How to return</h2><p>Register the return under <a href="/myaccount/returns/">Returns</a>. You get the labels at once and by email.</p><h2>What follows</h2><p>As soon as the items are with us, we refund their price the way you paid.</p>`,
});

const imprint = (path: string, store: StoreFacts["store"]): SeedPage => ({
  path,
  name: "Impressum | Imprint",
  title: "Impressum | Imprint",
  description: "Anbieterkennzeichnung des Demo-Shops Chalkbox. | Provider identification of the demo shop Chalkbox.",
  robots: "noindex,follow",
  rows: [html("imprint", "Impressum | Imprint", imprintText(contactOf(store)))],
});

const privacy = (path: string): SeedPage => ({
  path,
  name: "Datenschutz | Privacy",
  title: "Datenschutzerklärung | Privacy notice",
  description: "Was wir speichern, wozu und wie lange. | What we store, why and for how long.",
  robots: "noindex,follow",
  rows: [html("privacy", "Datenschutzerklärung | Privacy notice", privacyText)],
});

const terms = (path: string): SeedPage => ({
  path,
  name: "AGB | Terms and conditions",
  title: "Allgemeine Geschäftsbedingungen | Terms and conditions",
  description: "Wie eine Bestellung zustande kommt und wie Sie zahlen. | How an order is made and how you pay.",
  robots: "noindex,follow",
  rows: [html("terms", "Allgemeine Geschäftsbedingungen | Terms and conditions", termsText)],
});

const withdrawal = (path: string, store: StoreFacts["store"]): SeedPage => ({
  path,
  name: "Widerruf | Withdrawal",
  title: "Widerrufsrecht | Right of withdrawal",
  description: "Wie lange und wie Sie widerrufen können. | How long and how you can withdraw.",
  robots: "noindex,follow",
  rows: [html("withdrawal", "Widerrufsrecht | Right of withdrawal", withdrawalText(contactOf(store)))],
});

/** Where the law gives no right of withdrawal, the shop takes goods back all the same (C-99). */
const takingBack = (path: string, store: "ch" | "b2b"): SeedPage => ({
  path,
  name: "Rückgabe | Returns",
  title: "Rückgabe | Returns",
  description: "Wie lange und wie Sie Artikel zurückgeben können. | How long and how you can return items.",
  robots: "noindex,follow",
  rows: [html("returns", "Rückgabe | Returns", takingBackText(store))],
});

/** A store's imprint under its German and its English path (C-47). */
export const imprintPages = (store: StoreFacts["store"]): readonly SeedPage[] => [
  imprint("/impressum/", store),
  imprint("/imprint/", store),
];

/** What a store's customers can do with what they do not want, under its German and its English path (C-47). */
export const rightsPages = (store: StoreFacts["store"]): readonly SeedPage[] =>
  ["/widerruf/", "/withdrawal/"].map((path) =>
    store === "ch" || store === "b2b" ? takingBack(path, store) : withdrawal(path, store),
  );

/** Privacy and terms, each under its German and its English path (C-47). */
export const legalPages: readonly SeedPage[] = [
  privacy("/datenschutz/"),
  privacy("/privacy/"),
  terms("/agb/"),
  terms("/terms/"),
];
