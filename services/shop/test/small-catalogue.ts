import type { Language, Store } from "../src/platform/context.ts";
import { startCatalogue, writeCatalogue } from "./catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "./shop-test.ts";

const small: Parameters<typeof writeCatalogue>[1] = {
  categories: [
    {
      id: 10,
      name: "Schule",
      nameEn: "School",
      children: [
        {
          id: 11,
          name: "Schreiben",
          columns: { seo_de: "# Stifte\n\nGut & <b>günstig</b>." },
          children: [{ id: 12, name: "Stifte" }, { id: 13 }],
        },
      ],
    },
    { id: 20, name: "Sale", columns: { is_sale: true }, children: [{ id: 21 }] },
  ],
  products: [
    {
      id: 1,
      category: 12,
      name: "Füller",
      facets: { FARBE: ["rot", "blau"] },
      columns: { popularity: 5, rating: 3.5, ratings_count: 4 },
      items: [
        { id: 101, price: 1_299, oldPrice: 1_599, stock: 3, variant: { FARBE: "rot", GROESSE: "s" } },
        { id: 102, price: 1_499, stock: 0, variant: { FARBE: "blau", GROESSE: "s" } },
        { id: 103, price: 1_499, stock: 9, variant: { FARBE: "blau", GROESSE: "m" } },
      ],
    },
    {
      id: 2,
      category: 13,
      facets: { FARBE: ["rot"] },
      columns: { popularity: 9, rating: 4.5, ratings_count: 2 },
      items: [{ id: 104, prices: { de: 250 } }],
    },
    { id: 3, category: 21, columns: { popularity: 7 }, items: [{ id: 105, price: 900, stock: 0 }] },
  ],
};

/**
 * A shop of three products: one with three variants, one without, one that is sold out.
 * @returns its database, its catalogue, and what queries it
 * @throws AssertionError for a query that fails
 */
export async function startSmallCatalogue() {
  const database = await startTestDatabase();
  await writeCatalogue(database, small);
  await database.write`insert into accessory (product_id, accessory_id, position) values (1, 3, 0), (1, 2, 1)`;
  await database.write`insert into replacement_product (product_id, replacement_id, position) values (3, 1, 0)`;
  const source = await startCatalogue(database);
  const ask = async (document: string, store: Store = "de", language?: Language): Promise<unknown> => {
    const result = await runQuery(testContext({ database, store, ...(language ? { language } : {}) }), document);
    if (result.errors.length > 0) throw new Error(JSON.stringify(result.errors));
    return result.data;
  };
  return { database, source, ask };
}
