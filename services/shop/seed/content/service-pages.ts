import type { StoredRows } from "../../src/content/page/page.types.ts";
import { type Bilingual, text } from "../bilingual.ts";
import { contactOf, phoneHours } from "./company.ts";
import { carousel, html, htmlBeside, points, type StoreFacts } from "./blocks.ts";

/** A page of the shop, apart from its path's form of it. */
export interface SeedPage {
  readonly path: string;
  readonly name: Bilingual;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly robots?: string;
  readonly rows: StoredRows;
}

/** Who advises a store's customers. */
export const advicePage = (store: StoreFacts["store"]): SeedPage => ({
  path: "/beratung/",
  name: "Beratung | Advice",
  title: "Beratung für Schule, Kita und Zuhause | Advice for school, nursery and home",
  description:
    "Wir helfen Ihnen bei Klassensätzen, Raumplanung und der Auswahl von Material. | We help you with class sets, room planning and choosing materials.",
  rows: [
    htmlBeside(
      "advice-intro",
      "Wir beraten Sie gern | We are happy to advise you",
      {
        de: "<p>Sie richten eine Gruppe neu ein, suchen einen Klassensatz oder wissen noch nicht, welches Heft zu welcher Lineatur passt? Schreiben Sie uns, was Sie vorhaben. Wir schlagen Ihnen Artikel vor, rechnen Mengen aus und stellen auf Wunsch ein Angebot zusammen.</p><p>Für Möbel brauchen wir drei Angaben: die Größe des Raums, die Zahl der Kinder und deren Alter. Dann passen Tisch- und Stuhlhöhen zusammen, und der Fluchtweg bleibt frei.</p>",
        en: "<p>Are you setting up a new group, looking for a class set or wondering which ruling suits which year? Write and tell us what you have in mind. We suggest items, work out quantities and put together a quotation if you like.</p><p>For furniture we need three things: the size of the room, the number of children and their age. That way desk and chair heights match and the escape route stays clear.</p>",
      },
      "advice",
    ),
    points("advice-steps", "So gehen wir vor | How it works", [
      {
        headline: "1. Bedarf beschreiben | 1. Describe what you need",
        content: "Eine Liste, eine Skizze oder ein Satz genügt. | A list, a sketch or one sentence will do.",
      },
      {
        headline: "2. Vorschlag erhalten | 2. Get our suggestion",
        content:
          "Sie bekommen innerhalb von zwei Werktagen eine Auswahl mit Preisen. | Within two working days you receive a selection with prices.",
      },
      {
        headline: "3. In Ruhe entscheiden | 3. Decide in your own time",
        content:
          "Sie ändern, ergänzen und bestellen erst, wenn alles passt. | Change and add as you like, and order when everything fits.",
      },
    ]),
    html("advice-team", "Wer Sie berät | Who advises you", {
      de: `<table><thead><tr><th scope="col">Wobei</th><th scope="col">Wer antwortet</th><th scope="col">Wann</th></tr></thead><tbody><tr><th scope="row">Möbel und Räume</th><td>Fachberatung Einrichtung: plant mit Ihrem Grundriss</td><td>Montag bis Donnerstag, 9 bis 16 Uhr</td></tr><tr><th scope="row">Lehrmittel und Klassensätze</th><td>Fachberatung Unterricht: kennt Lehrpläne und Lineaturen</td><td>${phoneHours.de}</td></tr><tr><th scope="row">Basteln und Gestalten</th><td>Fachberatung Material: rechnet Mengen für Gruppen aus</td><td>${phoneHours.de}</td></tr></tbody></table><p>Sie erreichen alle unter ${contactOf(store).phoneLink} oder über die Seite <a href="/service/kontakt/">Kontakt</a>.</p>`,
      en: `<table><thead><tr><th scope="col">What about</th><th scope="col">Who answers</th><th scope="col">When</th></tr></thead><tbody><tr><th scope="row">Furniture and rooms</th><td>Furnishing advisers: plan with your floor plan</td><td>Monday to Thursday, 9 am to 4 pm (CET)</td></tr><tr><th scope="row">Teaching aids and class sets</th><td>Classroom advisers: know curricula and rulings</td><td>${phoneHours.en}</td></tr><tr><th scope="row">Arts and crafts</th><td>Material advisers: work out quantities for groups</td><td>${phoneHours.en}</td></tr></tbody></table><p>You reach all of them on ${contactOf(store).phoneLink} or through the page <a href="/service/kontakt/">Contact</a>.</p>`,
    }),
    carousel("advice-popular", "Oft in Beratungen empfohlen | Often recommended", {
      rule: "popular",
      categoryId: 4000,
      limit: 12,
    }),
  ],
});

const safeShopping: SeedPage = {
  path: "/service/sicher-einkaufen/",
  name: "Sicher einkaufen | Shop safely",
  title: "Sicher einkaufen | Shop safely",
  description: "So schützen wir Ihre Daten und Ihre Bestellung. | How we protect your data and your order.",
  rows: [
    htmlBeside(
      "safe-intro",
      "Sicher einkaufen bei Chalkbox | Shop safely at Chalkbox",
      {
        de: "<p>Alle Seiten werden verschlüsselt übertragen. Ihre Kartendaten geben Sie ausschließlich auf der Seite des Zahlungsanbieters ein; wir sehen und speichern sie nicht.</p><h2>Zahlungsarten</h2><ul><li><strong>Rechnung:</strong> Sie prüfen die Ware in Ruhe und zahlen danach.</li><li><strong>Vorkasse:</strong> Wir versenden, sobald Ihre Überweisung eingegangen ist.</li><li><strong>Kreditkarte:</strong> mit Freigabe durch Ihre Bank.</li><li><strong>PayPal:</strong> mit Ihrem Konto, ohne dass wir Ihre Bankdaten sehen.</li></ul><h2>Rückgabe</h2><p>Sie können Artikel innerhalb von 30 Tagen ohne Angabe von Gründen zurückgeben.</p>",
        en: "<p>All pages are transmitted encrypted. You enter your card details on the payment provider's page only; we neither see nor store them.</p><h2>Payment methods</h2><ul><li><strong>Invoice:</strong> check the goods first and pay afterwards.</li><li><strong>Prepayment:</strong> we ship as soon as your transfer has arrived.</li><li><strong>Credit card:</strong> confirmed by your bank.</li><li><strong>PayPal:</strong> from your account, without us seeing your bank details.</li></ul><h2>Returns</h2><p>You can return items within 30 days without giving reasons.</p>",
      },
      "safety",
    ),
  ],
};

const safetyText = {
  de: "<p>Was Kinder in die Hand nehmen, muss halten, was es verspricht. Vor der Aufnahme ins Sortiment prüfen wir Kennzeichnung, Altersangaben und Unterlagen der Hersteller.</p><h2>Darauf achten wir</h2><ul><li>CE-Kennzeichnung und Konformitätserklärung bei Spielzeug</li><li>keine verschluckbaren Kleinteile bei Artikeln für Kinder unter drei Jahren</li><li>Farben und Kleber auf Wasserbasis, wo es sie gibt</li><li>Möbel mit gerundeten Kanten und geprüfter Standfestigkeit</li></ul><h2>Warnhinweise</h2><p>Warnhinweise stehen auf der Produktseite direkt bei dem Artikel, den sie betreffen. Stellen Sie an einem Artikel einen Mangel fest, nutzen Sie ihn bitte nicht weiter und schreiben Sie uns.</p>",
  en: "<p>What children handle has to keep its promises. Before we add an item, we check its marking, age guidance and the manufacturer's documents.</p><h2>What we look for</h2><ul><li>CE marking and declaration of conformity for toys</li><li>no small parts that could be swallowed in items for children under three</li><li>water-based paints and glues wherever they exist</li><li>furniture with rounded edges and tested stability</li></ul><h2>Warnings</h2><p>Warnings stand on the product page next to the item they concern. If you find a fault, please stop using the item and write to us.</p>",
};

const toySafety: SeedPage = {
  path: "/service/spielwarensicherheit/",
  name: "Spielwarensicherheit | Toy safety",
  title: "Spielwarensicherheit | Toy safety",
  description:
    "Wie wir Spielzeug auswählen und was die Zeichen bedeuten. | How we choose toys and what the marks mean.",
  rows: [htmlBeside("toy-safety", "Spielwarensicherheit | Toy safety", safetyText, "safety")],
};

const productSafety: SeedPage = {
  path: "/service/product-safety/",
  name: "Produktsicherheit | Product safety",
  title: "Produktsicherheit für Bildungseinrichtungen | Product safety for educational institutions",
  description:
    "Wie wir Material und Möbel für Schulen und Kitas prüfen. | How we check materials and furniture for schools and nurseries.",
  rows: [htmlBeside("product-safety", "Produktsicherheit | Product safety", safetyText, "safety")],
};

const about: SeedPage = {
  path: "/about-betzold/",
  name: "Über uns | About us",
  title: "Über uns | About us",
  description:
    "Chalkbox ist der Shop für Schule, Kindergarten und alle, die gern lernen. | Chalkbox is the shop for school, nursery and everyone who likes to learn.",
  rows: [
    htmlBeside(
      "about-intro",
      "Über uns | About us",
      {
        de: "<p>Chalkbox ist der Shop für Schule, Kindergarten und alle, die gern lernen. Vom Bleistift bis zum Klassenzimmer bekommen Sie bei uns, was der Unterricht braucht – gut beschrieben, ehrlich bepreist und schnell geliefert.</p><p>Wir wählen unser Sortiment selbst aus. Was wir nicht auch für die eigene Klasse kaufen würden, kommt nicht hinein.</p>",
        en: "<p>Chalkbox is the shop for school, nursery and everyone who likes to learn. From a single pencil to a whole classroom, you will find what lessons need: well described, fairly priced and quickly delivered.</p><p>We choose our range ourselves. What we would not buy for our own class does not get in.</p>",
      },
      "advantages",
    ),
    points("about-values", "Worauf es uns ankommt | What matters to us", [
      {
        headline: "Haltbar statt billig | Durable, not cheap",
        content:
          "Material im Unterricht wird jeden Tag benutzt. Es muss das aushalten. | Classroom materials are used every day. They have to stand it.",
      },
      {
        headline: "Verständlich | Easy to understand",
        content:
          "Maße, Mengen und Altersangaben stehen dort, wo Sie danach suchen. | Sizes, quantities and ages are where you look for them.",
      },
      {
        headline: "Verlässlich | Reliable",
        content: "Wir nennen ein Lieferdatum und halten es ein. | We name a delivery date and keep it.",
      },
    ]),
  ],
};

/** Pages that are the same in every store. */
export const servicePages: readonly SeedPage[] = [safeShopping, toySafety, productSafety, about];

/** Where a store delivers to. */
const destinations = {
  de: { de: "nach Deutschland", en: "to Germany" },
  at: { de: "in ganz Österreich", en: "to all of Austria" },
  ch: { de: "in die ganze Schweiz", en: "to all of Switzerland" },
  b2b: { de: "nach Deutschland", en: "to Germany" },
} as const;

/** What there is to say of deliveries in a store alone. */
const notes = {
  de: {
    de: "Pakete können Sie auch an eine Packstation schicken lassen.",
    en: "Parcels can also go to a parcel locker (Packstation).",
  },
  at: {
    de: "Sind Sie nicht zu Hause, hinterlegt der Zusteller das Packerl in einem Abholshop in Ihrer Nähe.",
    en: "If you are out, the courier leaves the parcel at a pick-up shop near you.",
  },
  ch: {
    de: "Zoll und Einfuhrabgaben sind in den Preisen enthalten. Die Schweizerische Post bringt Pakete auch am Samstag und legt bei Abwesenheit eine Abholungseinladung ein.",
    en: "Customs and import charges are included in the prices. Swiss Post also brings parcels on Saturdays and leaves a collection note if you are out.",
  },
  b2b: {
    de: "Nennen Sie uns an der Kasse Gebäude und Annahmezeiten, damit die Ware nicht vor geschlossenen Türen steht.",
    en: "Tell us building and receiving hours at the checkout, so that the goods do not meet closed doors.",
  },
} as const;

/** The page on delivery, which names the store's own rates. */
export function shippingPage({ store, country, parcel, freeFrom, freight }: StoreFacts): SeedPage {
  const [where, parcelCost, free, freightCost] = [text(country), text(parcel), text(freeFrom), text(freight)];
  return {
    path: "/service/versand/",
    name: "Versand und Lieferung | Delivery",
    title: "Versand und Lieferung | Delivery",
    description: `Versandkosten und Lieferzeiten für ${where.de}. | Delivery costs and times for ${where.en}.`,
    rows: [
      html("shipping", "Versand und Lieferung | Delivery", {
        de: `<p class="lead">Wir liefern in diesem Shop ${destinations[store].de}. Vor dem Bestellen sehen Sie im Warenkorb immer die vollen Kosten.</p><table><caption>Was der Versand kostet</caption><thead><tr><th scope="col">Versandart</th><th scope="col">Wofür</th><th scope="col">Kosten</th><th scope="col">Kostenlos ab</th></tr></thead><tbody><tr><th scope="row">Paket</th><td>alles, was eine Person tragen kann</td><td>${parcelCost.de}</td><td>${free.de} Warenwert</td></tr><tr><th scope="row">Spedition</th><td>Möbel und andere sperrige Artikel</td><td>ab ${freightCost.de} für das erste Stück, weitere Stücke günstiger</td><td>–</td></tr></tbody></table><h2>Lieferzeit</h2><p>Auf jeder Produktseite steht, in wie vielen Werktagen der Artikel bei Ihnen ist. ${notes[store].de}</p><h2>Lieferung mit der Spedition</h2><p>Der Fahrer vereinbart mit Ihnen vorab telefonisch einen Termin und liefert bis hinter die erste ebenerdige Tür.</p><h2>Mehrere Artikel</h2><p>Haben die Artikel einer Bestellung verschiedene Lieferzeiten, liefern wir zusammen, sobald alles da ist. Sie zahlen den Versand nur einmal.</p>`,
        en: `<p class="lead">In this shop we deliver ${destinations[store].en}. Before you order, the basket always shows the full cost.</p><table><caption>What delivery costs</caption><thead><tr><th scope="col">By</th><th scope="col">For</th><th scope="col">Cost</th><th scope="col">Free from</th></tr></thead><tbody><tr><th scope="row">Parcel</th><td>everything that one person can carry</td><td>${parcelCost.en}</td><td>order value of ${free.en}</td></tr><tr><th scope="row">Freight</th><td>furniture and other bulky items</td><td>from ${freightCost.en} for the first piece, less for further ones</td><td>–</td></tr></tbody></table><h2>Delivery time</h2><p>Every product page says within how many working days the item reaches you. ${notes[store].en}</p><h2>Delivery by freight carrier</h2><p>The driver calls you beforehand to agree on a time and delivers behind the first door at ground level.</p><h2>Several items</h2><p>If the items of an order have different delivery times, we deliver together once everything is here. You pay for delivery only once.</p>`,
      }),
    ],
  };
}

/** The page on what a store's customers get. */
export function advantagesPage({ store, freeFrom }: StoreFacts): SeedPage {
  const free = text(freeFrom);
  const payment =
    store === "b2b"
      ? ({
          headline: "Kauf auf Rechnung | Pay by invoice",
          content:
            "Für Schulen, Kitas und Träger ohne Bonitätsanfrage im Einzelfall. | For schools, nurseries and authorities, without individual credit checks.",
        } as const)
      : ({
          headline:
            store === "ch" ? "30 Tage Rückgabe | 30 days to return" : "30 Tage Widerrufsrecht | 30 days to withdraw",
          content:
            "Passt etwas nicht, schicken Sie es einfach zurück. | If something does not suit you, simply send it back.",
        } as const);
  return {
    path: "/service/your-advantages/",
    name: "Ihre Vorteile | Your advantages",
    title: "Ihre Vorteile bei Chalkbox | Your advantages at Chalkbox",
    description: "Was Sie von einer Bestellung bei uns erwarten dürfen. | What you can expect when you order from us.",
    rows: [
      points("advantages", "Ihre Vorteile | Your advantages", [
        {
          headline: `Versandkostenfrei ab ${free.de} | Free delivery from ${free.en}`,
          content:
            "Die Grenze gilt für Pakete, unabhängig von Größe und Gewicht. | The limit applies to parcels of any size and weight.",
          link: "/service/versand/",
          button: "Versandkosten | Delivery costs",
        },
        payment,
        {
          headline: "Alles aus einer Hand | Everything from one source",
          content: "Ein Warenkorb, eine Lieferung, eine Rechnung. | One basket, one delivery, one invoice.",
        },
        {
          headline: "Persönliche Beratung | Personal advice",
          content: "Wir helfen bei Mengen, Größen und Räumen. | We help with quantities, sizes and rooms.",
          link: "/beratung/",
          button: "Zur Beratung | Get advice",
        },
      ]),
    ],
  };
}
