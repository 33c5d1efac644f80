import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { insertRows, startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { countedReads } from "../../../test/counted-statements.ts";
import { pdfPages, pdfText } from "../../../test/pdf-text.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";
import { Shopper } from "../../../test/shopper.ts";

const database = await startTestDatabase();
const limits = { minimum_order_quantity: 5, max_quantity: 50 };
await writeCatalogue(database, {
  categories: [{ id: 10 }],
  products: [
    { id: 1, category: 10, name: "Heft", items: [{ id: 101, orderNumber: "HEFT-01", price: 120, stock: 900 }] },
    {
      id: 2,
      category: 10,
      name: "Stift",
      items: [{ id: 102, orderNumber: "222222", price: 90, stock: 80, columns: limits }],
    },
    { id: 3, category: 10, name: "Alt", items: [{ id: 103, orderNumber: "333333", price: 500, stock: 0 }] },
    { id: 4, category: 10, name: "Neu", items: [{ id: 104, orderNumber: "444444", price: 550, stock: 20 }] },
    { id: 5, category: 10, name: "Rest", items: [{ id: 105, orderNumber: "555555", price: 700, stock: 2 }] },
    { id: 6, category: 10, name: "Nur at", items: [{ id: 106, orderNumber: "666666", prices: { at: 100 } }] },
    { id: 7, category: 10, name: "Weg", items: [{ id: 107, orderNumber: "777777", price: 800, stock: 0 }] },
  ],
});
await database.transaction((tx) =>
  insertRows(tx, "replacement_product", [
    { product_id: 3, replacement_id: 7, position: 0 },
    { product_id: 3, replacement_id: 4, position: 1 },
  ]),
);
const tiers = [
  { from: 10, cents: 80 },
  { from: 40, cents: 70 },
];
await database.write`update price set tiers = ${JSON.stringify(tiers)}::text::jsonb where item_id = 102`;
await startCatalogue(database);

const entrySchema = v.object({
  orderNumber: v.string(),
  quantity: v.number(),
  item: v.nullable(v.object({ itemId: v.string(), name: v.string() })),
  isValidForCart: v.boolean(),
  cartMessage: v.nullable(v.string()),
  isValidForFollowProduct: v.boolean(),
  followProduct: v.nullable(v.object({ orderNumber: v.string() })),
  isValidForNotification: v.boolean(),
  notification: v.nullable(v.string()),
  totalPrice: v.nullable(v.object({ amount: v.number() })),
});
const answerSchema = v.object({ validateOrderForm: v.array(entrySchema) });

async function validate(...entries: readonly (readonly [orderNumber: string, quantity: number])[]) {
  const { data, errors } = await runQuery(
    testContext({ database }),
    `query ($entries: [OrderFormEntryInput!]!) { validateOrderForm(entries: $entries) {
      orderNumber quantity item { itemId name } isValidForCart cartMessage isValidForFollowProduct
      followProduct { orderNumber } isValidForNotification notification totalPrice { amount } } }`,
    { entries: entries.map(([orderNumber, quantity]) => ({ orderNumber, quantity })) },
  );
  expect(errors).toEqual([]);
  return v.parse(answerSchema, data).validateOrderForm;
}

const fine = {
  isValidForCart: true,
  cartMessage: null,
  isValidForFollowProduct: false,
  followProduct: null,
  isValidForNotification: false,
  notification: null,
};

it("reads the numbers of all forms of an operation at once", async () => {
  const forms = Array.from(
    { length: 20 },
    (_, form) => `form${form}: validateOrderForm(entries: $entries) { orderNumber }`,
  );
  const document = `query ($entries: [OrderFormEntryInput!]!) { ${forms.join(" ")} }`;
  const entries = ["HEFT-01", "222222", "999999"].map((orderNumber) => ({ orderNumber, quantity: 1 }));
  const { database: counted, statements } = countedReads(database);
  const { data, errors } = await runQuery(testContext({ database: counted }), document, { entries });
  expect([errors, Object.keys(data ?? {}).length]).toEqual([[], 20]);
  expect(statements.filter((text) => text.includes("order_number = any"))).toHaveLength(1);
});

describe("the order form (SERV-05, C-70)", () => {
  it("finds items by their number, however it is written, in the order of the form", async () => {
    expect(await validate(["heft-01 ", 3], ["222.222", 5])).toEqual([
      {
        ...fine,
        orderNumber: "HEFT-01",
        quantity: 3,
        item: { itemId: "101", name: "Heft" },
        totalPrice: { amount: 360 },
      },
      {
        ...fine,
        orderNumber: "222222",
        quantity: 5,
        item: { itemId: "102", name: "Stift" },
        totalPrice: { amount: 450 },
      },
    ]);
  });

  it.each([
    ["", 1, "Bitte geben Sie die Artikelnummer ein."],
    ["999999", 1, "Diese Artikelnummer gibt es in diesem Shop nicht."],
    ["666666", 1, "Diese Artikelnummer gibt es in diesem Shop nicht."],
    ["HEFT-01", 0, "Bitte geben Sie eine Menge von 1 bis 9998 ein."],
    ["HEFT-01", 9_999, "Bitte geben Sie eine Menge von 1 bis 9998 ein."],
    ["777777", 1, "Dieser Artikel ist zurzeit nicht lieferbar."],
  ])("SERV-05: %j with %i pieces is not valid for the cart", async (orderNumber, quantity, cartMessage) => {
    const [entry] = await validate([orderNumber, quantity]);
    expect(entry).toMatchObject({
      isValidForCart: false,
      cartMessage,
      totalPrice: null,
      isValidForFollowProduct: false,
    });
  });

  it("SERV-05: a sold-out item has a product to buy instead, the first that can be bought", async () => {
    const [entry] = await validate(["333333", 2]);
    expect(entry).toMatchObject({
      isValidForCart: false,
      isValidForFollowProduct: true,
      followProduct: { orderNumber: "444444" },
    });
  });

  it("SERV-05: notifies of another quantity and of what is scarce", async () => {
    const [few, many, scarce] = await validate(["222222", 1], ["222222", 60], ["555555", 2]);
    expect(few).toMatchObject({
      isValidForCart: true,
      isValidForNotification: true,
      quantity: 5,
      notification: "Diesen Artikel gibt es ab 5 Stück.",
      totalPrice: { amount: 450 },
    });
    expect(many).toMatchObject({ quantity: 50, notification: "Davon können Sie zurzeit 50 Stück bestellen." });
    expect(scarce).toMatchObject({
      isValidForCart: true,
      notification: expect.stringContaining("nur noch 2 verfügbar"),
    });
  });

  it("SERV-05: says the total that a basket charges for so many pieces", async () => {
    const entries = await validate(["222222", 9], ["222222", 10], ["222222", 40]);
    expect(entries.map(({ totalPrice }) => totalPrice?.amount)).toEqual([9 * 90, 10 * 80, 40 * 70]);
    const shopper = await new Shopper(database).arrive();
    expect((await shopper.add("102", 40)).cart.subtotal.amount).toBe(40 * 70);
  });

  it("what is valid can be put into the cart, as many pieces and at the price that was said", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("HEFT-01", "222222", "333333", "555555", "666666", "x"),
        fc.integer({ min: -1, max: 10_000 }),
        async (orderNumber, wanted) => {
          const [entry] = await validate([orderNumber, wanted]);
          if (!entry?.isValidForCart || entry.item === null) return;
          const shopper = await new Shopper(database).arrive();
          const { successful, cart } = await shopper.add(entry.item.itemId, entry.quantity);
          expect([successful, cart.subtotal.amount]).toEqual([true, entry.totalPrice?.amount]);
        },
      ),
      { numRuns: 25 },
    );
  });

  it("answers the first 100 entries", async () => {
    const written = Array.from({ length: 101 }, () => ["HEFT-01", 1] as const);
    expect(await validate(...written)).toHaveLength(100);
  });
});

describe("the order form as PDF (SERV-06, OP-M-39)", () => {
  const make = (entries: readonly object[], who = new Shopper(database)) =>
    who.run(
      `mutation ($entries: [OrderFormEntryInput!]!) { generatePdfForm(entries: $entries) {
        successful generalErrorMessage fileName content } }`,
      "generatePdfForm",
      v.object({
        successful: v.boolean(),
        generalErrorMessage: v.nullable(v.string()),
        fileName: v.string(),
        content: v.string(),
      }),
      { entries },
    );

  it("holds each entry with its name, what is wrong with it, and the sum of what can be ordered", async () => {
    const { successful, fileName, content } = await make([
      { orderNumber: "HEFT-01", quantity: 3 },
      { orderNumber: "999999", quantity: 1 },
      { orderNumber: "444444", quantity: 1 },
    ]);
    const file = Buffer.from(content, "base64");
    expect([successful, fileName, file.subarray(0, 5).toString()]).toEqual([true, "bestellschein.pdf", "%PDF-"]);
    const words = await pdfText(content);
    const head = ["Artikelnummer", "Menge", "Betrag"];
    const rows = ["HEFT-01", "Heft", "3,60", "999999", "gibt es in diesem Shop nicht"];
    for (const word of ["Bestellschein", ...head, ...rows, "Summe: 9,10"]) expect(words).toContain(word);
  });

  it("is in the visitor's language, with one head on one page", async () => {
    const english = new Shopper(database, { store: "b2b", language: "en-DE" });
    const { content } = await make([{ orderNumber: "HEFT-01", quantity: 3 }], english);
    const words = await pdfText(content);
    expect(words.match(/Order number/g)).toHaveLength(1);
    expect(words).toMatch(/Total: .*3\.60/);
  });

  it("goes on over several pages", async () => {
    const { content } = await make(Array.from({ length: 100 }, () => ({ orderNumber: "HEFT-01", quantity: 1 })));
    const pages = await pdfPages(content);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join(" ").match(/HEFT-01/g)).toHaveLength(100);
    // Each page says what its columns are.
    for (const page of pages) expect(page.match(/Artikelnummer/g)).toHaveLength(1);
  });

  it("is refused in words with more lines than a paper has, rather than to lack some", async () => {
    const lines = Array.from({ length: 101 }, () => ({ orderNumber: "HEFT-01", quantity: 1 }));
    expect(await make(lines)).toMatchObject({
      successful: false,
      generalErrorMessage: "Als PDF lassen sich Bestellscheine mit bis zu 100 Artikeln ausdrucken.",
      content: "",
    });
  });

  it("shows a number as it was typed, in any letters", async () => {
    const typed = ["ЩЪЄ-7", "ΛΩ-12", "ĐỄ-9"];
    const { content } = await make(typed.map((orderNumber) => ({ orderNumber, quantity: 1 })));
    const words = await pdfText(content);
    for (const number of typed) expect(words).toContain(`${number} `);
  });

  it("is tagged and names its language and title, as invoices do", async () => {
    const { content } = await make([{ orderNumber: "HEFT-01", quantity: 3 }]);
    const source = Buffer.from(content, "base64").toString("latin1");
    for (const part of ["/StructTreeRoot", "/Lang (de-DE)", "/FontFile2", "/S /TH"]) expect(source).toContain(part);
  });

  it("is limited for a visitor", async () => {
    const who = await new Shopper(database).arrive();
    const answers: Awaited<ReturnType<typeof make>>[] = [];
    for (let turn = 0; turn < 21; turn += 1) answers.push(await make([], who));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({
      successful: false,
      generalErrorMessage: expect.stringMatching(/in (59|60) Minuten/),
      content: "",
    });
  });
});
