import { expect, it, onTestFinished } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";

const red = { kind: "pencil", colour: "#ff0000", accent: "#f4c430" };
const blue = { kind: "pencil", colour: "#0000ff", accent: "#f4c430" };
const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10, children: [{ id: 11, children: [{ id: 12 }] }] }],
  products: [
    {
      id: 1,
      category: 12,
      facets: { FARBE: ["rot", "blau"], MARKE: ["a"] },
      columns: { is_new: true, picture: red },
      items: [
        { id: 101, price: 700, variant: { FARBE: "rot" }, columns: { picture: red } },
        { id: 102, price: 900, stock: 0, variant: { FARBE: "blau", GROESSE: "s" }, columns: { picture: blue } },
        { id: 103, price: 950, variant: { FARBE: "blau", GROESSE: "m" }, columns: { picture: blue } },
      ],
    },
    { id: 2, category: 12, facets: { FARBE: ["blau"], MARKE: ["b"] }, items: [{ id: 104, price: 500, oldPrice: 800 }] },
    { id: 3, category: 12, facets: { MARKE: ["b"] }, items: [{ id: 105, price: 600, stock: 0 }] },
    { id: 4, category: 12, items: [{ id: 106, price: 600 }] },
  ],
});
await database.write`update price set list_price_cents = 650 where item_id = 106`;
const source = await startCatalogue(database);

interface Answer {
  readonly totalCount: number;
  readonly defaultSort: string;
  readonly products: readonly { readonly id: string; readonly url: string; readonly image: { readonly src: string } }[];
  readonly filters: readonly {
    readonly name: string;
    readonly isQuick?: boolean;
    readonly isVariant?: boolean;
    readonly values?: readonly { readonly id: string; readonly count: number; readonly selected: boolean }[];
  }[];
}

type Chosen = readonly [name: string, ...values: string[]];

async function list(...filters: readonly Chosen[]): Promise<Answer> {
  const enumFilters = filters.map(([name, ...values]) => `{ name: "${name}", values: ${JSON.stringify(values)} }`);
  const { data, errors } = await runQuery(
    testContext({ database }),
    `{ core_category(coreCategoryId: "10") { products(filter: { enumFilters: [${enumFilters.join(", ")}] }) {
      totalCount defaultSort products { id url image { src } }
      filters { name ... on EnumFilter { isQuick isVariant values { id count selected } } } } } }`,
  );
  expect(errors).toEqual([]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query states the shape
  return (data as { core_category: { products: Answer } }).core_category.products;
}

const ids = ({ products }: Answer): string[] => products.map(({ id }) => id).toSorted();
const quick = ({ filters }: Answer) =>
  Object.fromEntries(filters.flatMap(({ name, isQuick, values }) => (isQuick ? [[name, values?.[0]]] : [])));

it("offers what is in stock, reduced and new as switches with counts (LIST-10)", async () => {
  const all = await list();
  expect(quick(all)).toEqual({
    LIEFERBAR: { id: "ja", count: 3, selected: false },
    SALE: { id: "ja", count: 2, selected: false },
    NEU: { id: "ja", count: 1, selected: false },
  });
  expect(ids(await list(["LIEFERBAR", "ja"]))).toEqual(["1", "2", "4"]);
  expect(ids(await list(["SALE", "ja"]))).toEqual(["2", "4"]);
  expect(ids(await list(["NEU", "ja"]))).toEqual(["1"]);
  expect(ids(await list(["SALE", "ja"], ["NEU", "ja"]))).toEqual([]);
});

it("leaves a switch out that would keep everything, but not one that is on", async () => {
  const reduced = await list(["SALE", "ja"]);
  expect(quick(reduced)).toEqual({ SALE: { id: "ja", count: 2, selected: true } });
});

it("follows the stock", async () => {
  onTestFinished(async () => {
    await database.write`update stock set quantity = 10 where item_id = 106`;
    await source.refresh();
  });
  await database.write`update stock set quantity = 0 where item_id = 106`;
  await source.refresh();
  expect(ids(await list(["LIEFERBAR", "ja"]))).toEqual(["1", "2"]);
});

it("LIST-23: shows the variant that was filtered for, in picture and address", async () => {
  const seen = async (...filters: readonly Chosen[]) => (await list(...filters)).products.find(({ id }) => id === "1");
  const [plain, bluish] = [await seen(), await seen(["FARBE", "blau"])];
  expect(plain?.url).toBe("/prod/1/?varid=101");
  // The blue one in size s is sold out.
  expect(bluish?.url).toBe("/prod/1/?varid=103");
  expect(bluish?.image.src).not.toBe(plain?.image.src);
  expect((await seen(["FARBE", "blau", "rot"]))?.url).toBe("/prod/1/?varid=101");
  expect((await seen(["MARKE", "a"]))?.url).toBe("/prod/1/?varid=101");
  const { filters } = await list();
  expect(filters.find(({ name }) => name === "FARBE")?.isVariant).toBe(true);
  expect(filters.find(({ name }) => name === "MARKE")?.isVariant).toBe(false);
});

it("LIST-04: names the sort in use when none is requested", async () => {
  expect((await list()).defaultSort).toBe("si");
});

/** A page of the list: ids, and the sorts with their words. */
async function page(paging: string, language: "de-DE" | "en-DE" = "de-DE"): Promise<unknown> {
  const { data, errors } = await runQuery(
    testContext({ database, language }),
    `{ core_category(coreCategoryId: "10") { products(paging: { ${paging} }) {
      totalCount products { id } sorts { name displayName selected } } } }`,
  );
  expect(errors).toEqual([]);
  return Object(data).core_category.products;
}

it("LIST-02, LIST-03, OP-Q-32: takes as many as requested, from where and in the order requested", async () => {
  const showing = (sort: string, ...shown: readonly string[]) => ({
    totalCount: 4,
    products: shown.map((id) => ({ id })),
    sorts: expect.arrayContaining([expect.objectContaining({ name: sort, selected: true })]),
  });
  expect(await page(`offset: 0, limit: 1, sortBy: "price-asc"`)).toEqual(showing("price-asc", "2"));
  expect(await page(`offset: 3, limit: 1, sortBy: "price-asc"`)).toEqual(showing("price-asc", "1"));
  expect(await page(`offset: 0, limit: 1, sortBy: "price-desc"`)).toEqual(showing("price-desc", "1"));
});

it("LIST-03: names the sorts that there are, in the shop's language", async () => {
  const sorts = async (language: "de-DE" | "en-DE") =>
    Object(await page("offset: 0, limit: 1", language)).sorts.map((sort: Readonly<Record<string, unknown>>) => [
      sort["name"],
      sort["displayName"],
    ]);
  expect(await sorts("de-DE")).toEqual([
    ["si", "Empfehlung"],
    ["price-asc", "Preis aufsteigend"],
    ["price-desc", "Preis absteigend"],
    ["rating", "Beste Bewertung"],
    ["new", "Neuheiten"],
  ]);
  expect(await sorts("en-DE")).toContainEqual(["price-asc", "Price: low to high"]);
});
