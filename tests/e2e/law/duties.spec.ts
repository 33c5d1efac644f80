import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { at, b2b, b2bEnglish, ch, de, type Storefront } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

/** A page, and what the law asks it to say; in German and with its markup, as a browser without scripts gets it. */
type Duty = readonly [law: string, path: string, says: readonly RegExp[]];

/** A desk lamp: an electrical device with an energy class. */
const lamp = "/prod/11419/";
/** A pocket calculator: it runs on a battery. */
const calculator = "/prod/10884/";
/** A maker guarantees it for three years. */
const guaranteed = "/prod/10308/";

/** What consumer stores of the EU owe. Record 0114 has the source of each. */
const duties: readonly Duty[] = [
  ["unit prices, measured and counted (PAngV § 4, C-101)", "/cat/3000/", [/pro 1,0 (?:kg|l|m)\b/, /pro 1 Stück/]],
  ["the lowest price of the last 30 days (PAngV § 11)", "/cat/10000/", [/Niedrigster Preis der letzten 30 Tage: \d/]],
  ["what is in prices, on lists (PAngV § 6)", "/lists/", [/<p>inkl\. MwSt\., zzgl\. <a href="\/service\/versand\/"/]],
  [
    "what is in prices, on a list (PAngV § 6)",
    "/lists/erstausstattung-klasse-1/",
    [/<p class="[^"]*">inkl\. MwSt\., zzgl\. <a href="\/service\/versand\/"/],
  ],
  [
    "what is in prices, in the order form (PAngV § 6)",
    "/service/orderform/?e=157096*1",
    [/<p>Alle Preise inkl\. MwSt\., zzgl\. <a href="\/service\/versand\/"/],
  ],
  [
    "the energy label and its data sheet (Regulation (EU) 2017/1369)",
    lamp,
    [/Energieeffizienzklasse [A-G]/, /href="\/media\/data-sheets\/[^"]*"[^>]*>Produktdatenblatt/],
  ],
  [
    "how devices and batteries are taken back (ElektroG § 18, BattDG, EAG-VO)",
    lamp,
    [/durchgestrichene Mülltonne/, /unentgeltlich bei uns/, /nehmen wir ein altes derselben Art zurück/],
  ],
  [
    "how what runs on batteries is taken back (BattDG, Regulation (EU) 2023/1542)",
    calculator,
    [/durchgestrichene Mülltonne/, /Cadmium, Quecksilber oder Blei/, /unentgeltlich bei uns/],
  ],
  [
    "the label of a maker's longer guarantee (EGBGB Art. 246a, KSchG)",
    guaranteed,
    [
      /<figure[^>]*aria-label="GARAN: 3 Jahre Haltbarkeitsgarantie des Herstellers"/,
      /<a href="#garan">/,
      />Garantie<\/th>/,
    ],
  ],
  ["a guarantee is not what the law gives", "/prod/11275/", [/<th scope="row">Gewährleistung<\/th>/]],
  [
    "the notice on the legal guarantee, from each product (EGBGB Art. 246a)",
    "/prod/11275/",
    [/href="\/service\/gewaehrleistung\/"[^>]*>Ihr gesetzliches Gewährleistungsrecht/],
  ],
  [
    "the notice on the legal guarantee",
    "/service/gewaehrleistung/",
    [/mindestens 2 Jahre/, /reparieren oder ersetzen/, /längere Frist/, /europa\.eu\/youreurope/],
  ],
  [
    "instructions on withdrawal, the online function and the model form (§ 356a BGB, FAGG § 4)",
    "/widerruf/",
    [
      /<a href="\/myaccount\/withdrawal\/">Vertrag widerrufen<\/a>/,
      /<h2 id="muster-widerrufsformular">Muster-Widerrufsformular<\/h2>/,
      /Hiermit widerrufe\(n\) ich\/wir \(\*\)/,
      /Chalkbox Prime/,
    ],
  ],
  ["the model form in English", "/withdrawal/", [/id="muster-widerrufsformular"/]],
  [
    "imprint and dispute information (DDG § 5, ECG § 5, VSBG § 36)",
    "/impressum/",
    [/<address>/, /Telefon: /, /E-Mail: /, /Umsatzsteuer-Identifikationsnummer/, /Verbraucherschlichtungsstelle/],
  ],
  [
    "the accessibility statement (BFSG, BaFG)",
    "/barrierefreiheit/",
    [/EN 301 549/, /Hürden melden/, /\/service\/kontakt\//],
  ],
];

/** Pages that show prices: each says what is in them, and leads to what delivery costs. */
const pricedPages = [
  "/",
  "/cat/1000/",
  "/cat/10000/",
  "/search?q=heft",
  lamp,
  guaranteed,
  "/lists/",
  "/lists/erstausstattung-klasse-1/",
  "/service/orderform/?e=157096*1",
  "/prime/",
  "/checkout/basket/",
  "/myaccount/wishlist/",
];

const footerLinks = [
  "/agb/",
  "/widerruf/",
  "/datenschutz/",
  "/impressum/",
  "/barrierefreiheit/",
  "/service/gewaehrleistung/",
  "/myaccount/withdrawal/",
  "/prime/cancellation/",
];

for (const storefront of [de, at]) {
  for (const [law, path, says] of duties) {
    test(`${storefront.store}: ${law}`, async ({ chalkbox }) => {
      const { html, status } = await pageVisitor(chalkbox, storefront).get(path);
      expect(status).toBe(200);
      for (const words of says) expect(html.replaceAll("<!-- -->", "")).toMatch(words);
    });
  }

  test(`${storefront.store}: each page with a price says what is in it (PAngV §§ 3, 6; PrAG § 9, FAGG § 4)`, async ({
    chalkbox,
  }) => {
    const visitor = pageVisitor(chalkbox, storefront);
    for (const path of pricedPages) {
      const { html } = await visitor.get(path);
      expect(html.replaceAll("<!-- -->", ""), path).toMatch(
        /inkl\. (?:gesetzlicher )?MwSt\., zzgl\. <a [^>]*href="\/service\/versand\/"[^>]*>Versandkosten</,
      );
    }
  });

  test(`${storefront.store}: each page leads to what has to be reached at any time`, async ({ chalkbox }) => {
    const visitor = pageVisitor(chalkbox, storefront);
    for (const path of ["/", "/cat/1000/", "/search?q=heft", guaranteed, "/checkout/basket/", "/lists/", "/prime/"]) {
      const { html } = await visitor.get(path);
      for (const link of footerLinks) expect(html, `${path} leads to ${link}`).toContain(`href="${link}"`);
    }
  });

  test.describe(storefront.store, () => {
    test.use({ storefront });

    test("what has to be seen directly before an order (§ 312j BGB, FAGG § 8), and the legal guarantee", async ({
      page,
      shopper,
    }) => {
      await shopper.buy();
      await shopper.walkToSummary(aPerson(storefront === at ? "AT" : "DE"), "invoice");
      const main = page.getByRole("main");
      await expect(main.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true })).toBeVisible();
      await expect(main.getByText(/^inkl\. .*MwSt\./).first()).toBeVisible();
      await expect(main.getByRole("link", { name: "Widerrufsrecht" })).toBeVisible();
      await main.getByText("Gesetzliche Gewährleistung: mindestens 2 Jahre").click();
      await expect(main.getByRole("group", { name: "Gesetzliches Gewährleistungsrecht" })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("the pages of the notice and of a labelled product are accessible", async ({ page, open }) => {
  await open("/service/gewaehrleistung/");
  await expectAccessible(page);
  await open(guaranteed);
  await expect(page.getByRole("figure", { name: /^GARAN/ })).toBeAttached();
  await expectAccessible(page);
});

test("businesses and Swiss buyers see no label and no notice of EU law", async ({ chalkbox }) => {
  for (const storefront of [b2b, ch]) {
    const visitor = pageVisitor(chalkbox, storefront);
    if (storefront === b2b) await visitor.post("/login/", { email: "100200", password: "kreide-2026" });
    const { html } = await visitor.get(guaranteed);
    expect(html).toContain("3 Jahre Garantie des Herstellers");
    for (const words of ["GARAN", "/service/gewaehrleistung/"]) expect(html).not.toContain(words);
  }
});

const openPages: readonly (readonly [Storefront, path: string, says: RegExp])[] = [
  [b2b, "/barrierefreiheit/", /<h1[^>]*>Erklärung zur Barrierefreiheit/],
  [b2b, "/service/kontakt/", /name="text"/],
  [b2bEnglish, "/barrierefreiheit/", /<h1[^>]*>Accessibility statement/],
  [b2bEnglish, "/service/kontakt/", /name="text"/],
];
for (const [storefront, path, says] of openPages) {
  test(`${path} needs no login where prices do (${storefront.name})`, async ({ chalkbox }) => {
    const { status, html } = await pageVisitor(chalkbox, storefront).get(path);
    expect(status).toBe(200);
    expect(html).toMatch(says);
  });
}
