import { expect } from "vitest";
import { startCatalogue, writeCatalogue } from "./catalogue-fixture.ts";
import { runQuery, startTestDatabase, startTestShop, testConfig, testContext, testPlatform } from "./shop-test.ts";
import { search } from "../src/search/search.ts";

/** The header of an operator. */
export const bearer = `Bearer ${testConfig.operatorToken}`;

/** The selection of an outcome. */
export const outcome = "successful generalErrorMessage fieldErrors { fieldName errorMessage }";

/** A text in both languages. */
export const text = (word: string) => ({ de: word, en: `${word} en` });

/** Calls a back office over HTTP; without a header when `authorization` is null. */
export async function post(
  address: string,
  query: string,
  variables: unknown = {},
  authorization: string | null = bearer,
): Promise<Response> {
  const headers = { "content-type": "application/json", ...(authorization === null ? {} : { authorization }) };
  return fetch(`${address}/backoffice/`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
}

/** A shop with one category and one product, and its back office; stopped after the file's tests. */
export async function startBackoffice() {
  const database = await startTestDatabase();
  await writeCatalogue(database, {
    categories: [{ id: 10, name: "Schule", children: [{ id: 11, name: "Stifte" }] }],
    products: [
      {
        id: 1,
        category: 11,
        name: "Füller",
        facets: { FARBE: ["rot", "blau"] },
        items: [{ id: 101, orderNumber: "111111", price: 1_000, stock: 5 }],
      },
    ],
  });
  await startCatalogue(database);
  await search.start?.(testPlatform({ database }));
  const platform = testPlatform({ database });
  const shop = await startTestShop(platform);
  return {
    database,
    platform,
    shop,
    /** Runs an operation of the back office; one that answers with errors fails the test. */
    async operate(query: string, variables: unknown = {}) {
      const body = Object(await (await post(shop, query, variables)).json());
      expect(body.errors).toBeUndefined();
      return body.data;
    },
    /** Runs an operation of the storefront's graph. */
    graph: async (query: string) => (await runQuery(testContext({ database }), query)).data,
  };
}
