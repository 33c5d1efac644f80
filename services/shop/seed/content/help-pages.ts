import { text } from "../bilingual.ts";
import { form, html, points, type StoreFacts } from "./blocks.ts";
import { contactOf, phoneHours, postalAddress } from "./company.ts";
import { questionsOf } from "./questions.ts";
import type { SeedPage } from "./service-pages.ts";

/** How the customer service can be reached, and when. */
export function contactPage(store: StoreFacts["store"]): SeedPage {
  const { phoneLink, emailLink } = contactOf(store);
  return {
    path: "/service/kontakt/",
    name: "Kontakt | Contact",
    title: "Kontakt und Servicezeiten | Contact and service hours",
    description:
      "So erreichen Sie unseren Kundenservice: Telefon, E-Mail und Servicezeiten. | How to reach our customer service: phone, email and hours.",
    rows: [
      html("contact", "So erreichen Sie uns | How to reach us", {
        de: `<p class="lead">Am schnellsten geht es am Telefon. Schreiben Sie uns, wenn Sie lieber etwas mitschicken: eine Liste, ein Foto, einen Grundriss.</p><table><thead><tr><th scope="col">Anliegen</th><th scope="col">Telefon</th><th scope="col">Wann wir da sind</th></tr></thead><tbody><tr><th scope="row">Bestellung und Lieferung</th><td>${phoneLink}</td><td>${phoneHours.de}</td></tr><tr><th scope="row">Beratung zu Möbeln und Räumen</th><td>${phoneLink}</td><td>Montag bis Donnerstag von 9 bis 16 Uhr</td></tr><tr><th scope="row">Rückgabe und Reklamation</th><td>${phoneLink}</td><td>${phoneHours.de}</td></tr></tbody></table><h2>Per E-Mail</h2><p>Schreiben Sie an ${emailLink}. Sie bekommen werktags innerhalb eines Tages eine Antwort von einem Menschen. Nennen Sie bitte Ihre Bestellnummer, wenn es um eine Bestellung geht; Sie finden sie in der Bestätigung und in Ihrem Konto.</p><h2>Per Post</h2><address>${postalAddress}</address><p>Bitte schicken Sie Rücksendungen nicht an diese Adresse: Die richtige steht auf Ihrem Rücksendeetikett.</p>`,
        en: `<p class="lead">The phone is quickest. Write to us if you would rather send something along: a list, a photo, a floor plan.</p><table><thead><tr><th scope="col">What it is about</th><th scope="col">Phone</th><th scope="col">When we are there</th></tr></thead><tbody><tr><th scope="row">Orders and delivery</th><td>${phoneLink}</td><td>${phoneHours.en}</td></tr><tr><th scope="row">Advice on furniture and rooms</th><td>${phoneLink}</td><td>Monday to Thursday from 9 am to 4 pm (CET)</td></tr><tr><th scope="row">Returns and complaints</th><td>${phoneLink}</td><td>${phoneHours.en}</td></tr></tbody></table><h2>By email</h2><p>Write to ${emailLink}. On working days a person answers within a day. Please give your order number if it is about an order; it is in the confirmation and in your account.</p><h2>By post</h2><address>${postalAddress}<br>Germany</address><p>Please do not send returns to this address: the right one is on your return label.</p>`,
      }),
      form(
        "contact-form",
        "Schreiben Sie uns | Write to us",
        "Wir antworten montags bis freitags, meist am selben Tag. | We answer Monday to Friday, usually on the same day.",
      ),
    ],
  };
}

/** The ways to pay that consumers have beside the invoice: businesses pay as agreed with them (C-17). */
const consumerWays = {
  de: `<tr><th scope="row">Kreditkarte</th><td>mit der Bestellung</td><td>Sie geben die Kartendaten beim Zahlungsanbieter ein und bestätigen bei Ihrer Bank. Wir sehen und speichern sie nicht.</td></tr><tr><th scope="row">PayPal</th><td>mit der Bestellung</td><td>Sie bestätigen den Betrag mit Ihrem PayPal-Konto und kommen danach zurück in den Shop.</td></tr><tr><th scope="row">Vorkasse</th><td>vor dem Versand</td><td>Wir verschicken, sobald Ihre Überweisung da ist. Die Lieferzeit zählt von diesem Tag an.</td></tr>`,
  en: `<tr><th scope="row">Credit card</th><td>with the order</td><td>You enter the card details on the payment provider's page and confirm with your bank. We neither see nor store them.</td></tr><tr><th scope="row">PayPal</th><td>with the order</td><td>You confirm the amount with your PayPal account and come back to the shop afterwards.</td></tr><tr><th scope="row">Prepayment</th><td>before we ship</td><td>We ship as soon as your transfer has arrived. The delivery time counts from that day.</td></tr>`,
} as const;

/** The ways to pay in a store. */
export function paymentPage({ store }: StoreFacts): SeedPage {
  const isBusiness = store === "b2b";
  const term = isBusiness
    ? { de: "innerhalb der Frist, die mit Ihnen vereinbart ist", en: "within the period agreed with you" }
    : { de: "innerhalb von 14 Tagen, nachdem die Ware bei Ihnen ist", en: "within 14 days of the goods reaching you" };
  const others = isBusiness ? { de: "", en: "" } : consumerWays;
  const refund =
    isBusiness || store === "ch"
      ? { de: "sobald die Artikel bei uns sind", en: "as soon as the items are with us" }
      : { de: "spätestens 14 Tage nach Ihrem Widerruf", en: "within 14 days of your withdrawal" };
  const ways = isBusiness
    ? "Auf Rechnung | By invoice"
    : "Rechnung, Kreditkarte, PayPal oder Vorkasse | Invoice, credit card, PayPal or prepayment";
  const [waysInGerman = "", waysInEnglish = ""] = ways.split(" | ");
  return {
    path: "/service/zahlung/",
    name: "Zahlungsarten | Ways to pay",
    title: "Zahlungsarten | Ways to pay",
    description: `${waysInGerman}: wann Sie zahlen und was es kostet. | ${waysInEnglish}: when you pay and what it costs.`,
    rows: [
      html("payment", "Zahlungsarten | Ways to pay", {
        de: `<p class="lead">Keine Zahlungsart kostet extra. Welche für Ihre Bestellung offenstehen, sehen Sie an der Kasse, bevor Sie etwas verbindlich bestellen.</p><table><thead><tr><th scope="col">Zahlungsart</th><th scope="col">Wann Sie zahlen</th><th scope="col">Gut zu wissen</th></tr></thead><tbody><tr><th scope="row">Rechnung</th><td>${term.de}</td><td>Sie prüfen die Ware in Ruhe. Die Rechnung kommt per E-Mail.</td></tr>${others.de}</tbody></table>${isBusiness ? "<h2>E-Rechnung für öffentliche Auftraggeber</h2><p>Behörden und Schulen in öffentlicher Trägerschaft bekommen auf Wunsch eine elektronische Rechnung im Format XRechnung. Geben Sie dafür an der Kasse die Leitweg-ID Ihrer Einrichtung an.</p>" : "<h2>Wenn eine Zahlung nicht klappt</h2><p>Ihr Warenkorb und Ihre Angaben bleiben erhalten. Wählen Sie eine andere Zahlungsart oder versuchen Sie es noch einmal; belastet wird nur, was bestätigt ist.</p>"}<h2>Erstattungen</h2><p>Wir erstatten auf dem Weg, auf dem Sie gezahlt haben, ${refund.de}.</p>`,
        en: `<p class="lead">No way of paying costs extra. The checkout shows which are open to your order before you commit to anything.</p><table><thead><tr><th scope="col">Way to pay</th><th scope="col">When you pay</th><th scope="col">Good to know</th></tr></thead><tbody><tr><th scope="row">Invoice</th><td>${term.en}</td><td>You check the goods first. The invoice comes by email.</td></tr>${others.en}</tbody></table>${isBusiness ? "<h2>E-invoice for public bodies</h2><p>Authorities and state schools receive an electronic invoice in the XRechnung format if they wish. Give the routing ID (Leitweg-ID) of your institution at the checkout.</p>" : "<h2>When a payment fails</h2><p>Your basket and your details stay as they are. Choose another way to pay or try again; only what is confirmed is charged.</p>"}<h2>Refunds</h2><p>We refund the way you paid, ${refund.en}.</p>`,
      }),
    ],
  };
}

/** Questions that shoppers ask, with their answers. */
export function questionsPage(facts: StoreFacts): SeedPage {
  const [free, fold] = [
    text(facts.freeFrom),
    (question: string, answer: string) => `<details><summary>${question}</summary><p>${answer}</p></details>`,
  ];
  const questions = questionsOf(facts.store, free);
  const listIn = (language: "de" | "en") =>
    questions
      .map(
        ({ title, list }) =>
          `<h2>${title[language]}</h2>${list.map(([q, a]) => fold(q[language], a[language])).join("")}`,
      )
      .join("");
  return {
    path: "/service/fragen/",
    name: "Häufige Fragen | Questions and answers",
    title: "Häufige Fragen und Antworten | Questions and answers",
    description:
      "Antworten zu Bestellung, Lieferung, Zahlung und Rückgabe. | Answers on ordering, delivery, payment and returns.",
    rows: [
      html("questions", "Häufige Fragen | Questions and answers", { de: listIn("de"), en: listIn("en") }),
      points("questions-more", "Ihre Frage war nicht dabei? | Did not find your question?", [
        {
          headline: "Fragen Sie uns | Ask us",
          content: `${phoneHours.de} am Telefon, sonst per E-Mail. | ${phoneHours.en} on the phone, otherwise by email.`,
          link: "/service/kontakt/",
          button: "Zum Kontakt | Contact us",
        },
        {
          headline: "Lassen Sie sich beraten | Get advice",
          content:
            "Bei Klassensätzen und ganzen Räumen planen wir mit. | With class sets and whole rooms, we plan with you.",
          link: "/beratung/",
          button: "Zur Beratung | Get advice",
        },
      ]),
    ],
  };
}
