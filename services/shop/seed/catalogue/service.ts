import type { Department } from "./model.ts";

/** Leaves of the sale department by the department whose reduced products they take. */
export const outletLeaves: Readonly<Record<string, string>> = {
  "schulbedarf": "sale-schulbedarf", "buero-technik": "sale-buero", "basteln-gestalten": "sale-basteln", "kindergarten": "sale-kindergarten",
  "lehrmittel": "sale-lehrmittel", "naturwissenschaften": "sale-lehrmittel", "sport": "sale-sport", "musik": "sale-sport", "moebel": "sale-moebel",
};

/** Reduced products; it takes some of every department's, so it lists no families of its own. */
export const sale: Department = {
  slug: "sale", name: "Sale | Sale", kind: "gift-set", colour: "#d8352a", closers: [], families: [],
  seo: [
    "Reduzierte Einzelstücke, Restposten und Vorjahresmodelle in gewohnter Qualität – solange der Vorrat reicht. | Reduced single pieces, remaining stock and last year's models in the usual quality, while stocks last.",
    "Zu jedem reduzierten Preis nennen wir den niedrigsten Preis der letzten 30 Tage. | For every reduced price we state the lowest price of the last 30 days.",
  ],
  groups: [
    { slug: "restposten-schule", name: "Restposten Schule und Büro | School and office clearance", kind: "exercise-book", leaves: [["sale-schulbedarf", "Schulbedarf reduziert | School supplies on sale"], ["sale-buero", "Büro und Technik reduziert | Office and technology on sale"]] },
    { slug: "restposten-kreativ", name: "Restposten Kreativ und Spiel | Craft and play clearance", kind: "paint-box", leaves: [["sale-basteln", "Basteln reduziert | Crafts on sale"], ["sale-kindergarten", "Kindergarten reduziert | Kindergarten on sale"]] },
    { slug: "restposten-raum", name: "Restposten Raum und Unterricht | Room and teaching clearance", kind: "shelf", leaves: [["sale-lehrmittel", "Lehrmittel reduziert | Teaching aids on sale"], ["sale-sport", "Sport und Musik reduziert | Sports and music on sale"], ["sale-moebel", "Möbel reduziert | Furniture on sale"]] },
  ],
};

/** What is not sold by browsing: the membership. Hidden from the navigation. */
export const service: Department = {
  slug: "service", name: "Service | Service", kind: "gift-set", colour: "#24406e",
  seo: ["Leistungen rund um Ihren Einkauf. | Services around your purchase."],
  closers: ["Die Mitgliedschaft endet automatisch, eine Kündigung ist nicht nötig. | Membership ends automatically; no cancellation is needed."],
  groups: [{ slug: "mitgliedschaft", name: "Mitgliedschaft | Membership", kind: "gift-set", leaves: [["prime", "Chalkbox Prime | Chalkbox Prime"]] }],
  families: [
    {
      category: "prime", kind: "gift-set", tone: "home", weight: 20, brands: ["Chalkbox"], oneBrandEach: true, looks: [["#24406e", "#f4c430"]], draw: { text: "Prime" },
      models: [["Chalkbox Prime – Mitgliedschaft für 12 Monate | Chalkbox Prime – 12-month membership", 3990, { scope: "Freischaltung für 12 Monate, Bestätigung per E-Mail | Activation for 12 months, confirmation by email" }]],
      openers: ["Mit Prime liefern wir alle gekennzeichneten Artikel ein Jahr lang versandkostenfrei und bevorzugt. | With Prime we deliver all marked items free of charge and with priority for a year."],
      details: ["Ihre Vorteile gelten sofort nach der Bestellung. | Your benefits apply right after ordering.", "Mitglieder erfahren als Erste von Blitzangeboten. | Members hear about lightning deals first."],
    },
  ],
};

/** Printed catalogues, which baskets may have for nothing (CART-06). Hidden from the navigation. */
export const catalogues: Department = {
  slug: "kataloge", name: "Kataloge | Catalogues", kind: "textbook", colour: "#b3261e",
  seo: ["Unser Sortiment zum Blättern und Weitergeben. | Our range to leaf through and to pass on."],
  closers: ["Preise und Verfügbarkeit stehen immer aktuell im Shop. | The shop always has the current prices and availability."],
  groups: [{ slug: "gedruckt", name: "Gedruckt | In print", kind: "textbook", leaves: [["katalog", "Gedruckte Kataloge | Printed catalogues"]] }],
  families: [
    {
      category: "katalog", kind: "textbook", tone: "book", weight: 780, isBook: true, brands: ["Chalkbox"], oneBrandEach: true, looks: [["#b3261e", "#f4c430"]], draw: { text: "Katalog" },
      models: [
        ["Chalkbox Katalog – Schule und Büro | Chalkbox Catalogue – School and Office", 750, {}],
        ["Chalkbox Katalog – Kindergarten und Krippe | Chalkbox Catalogue – Kindergarten and Nursery", 750, {}],
      ],
      openers: ["Der gedruckte Katalog zeigt das Sortiment mit Bestellnummern auf einen Blick. | The printed catalogue shows the range with order numbers at a glance."],
      details: ["Mit Merkzetteln zum Heraustrennen für das Kollegium. | With tear-out lists for colleagues.", "Gedruckt auf Recyclingpapier. | Printed on recycled paper."],
    },
  ],
};
