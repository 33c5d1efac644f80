import { request } from "undici";
import * as v from "valibot";
import { loadOperations } from "../testkit/documents.ts";
import { startOwnShop } from "../testkit/services.ts";
import { type Finding, percentile, timed } from "./measure.ts";

const warmUp = 50;
const counted = 300;

const productQuery = `query ($id: ID!) { getProductById(productId: $id) { id name description rating numberOfRatings tilePrice { currentPrice } } }`;
const Token = v.object({ access_token: v.string() });

/** How fast a shop of our own answers, alone on its machine, on the demo catalogue. */
export async function measureShop(): Promise<readonly Finding[]> {
  const shop = await startOwnShop();
  const { graphqlUrl, tokenUrl, clientId, clientSecret } = shop.upstream;
  try {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const granted = await request(tokenUrl, {
      method: "POST",
      headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials&scope=store:de language:de-DE",
    });
    const { access_token: token } = v.parse(Token, await granted.body.json());
    const ask = async (query: string, variables: object): Promise<void> => {
      const answer = await request(graphqlUrl, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ query, variables }),
      });
      const text = await answer.body.text();
      if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
    };
    const listing = (await loadOperations()).find(({ name }) => name === "CategoryPage")?.text ?? "";
    const filter = {
      enumFilters: [
        { name: "FARBE", values: ["blau", "rot"] },
        { name: "MARKE", values: ["chalkbox"] },
      ],
      rangeFilters: [],
    };
    const products = await series((index) => ask(productQuery, { id: String(10_140 + (index % 200)) }));
    const listings = await series((index) =>
      ask(listing, {
        categoryId: "1000",
        filter,
        paging: { offset: 0, limit: 60, sortBy: ["si", "price-asc"][index % 2] },
      }),
    );
    return [
      { what: "shop, product by id, p50", target: 2, measured: percentile(products, 0.5), unit: "ms", atMost: true },
      { what: "shop, product by id, p99", target: 20, measured: percentile(products, 0.99), unit: "ms", atMost: true },
      {
        what: "shop, listing with two facets, p50",
        target: 5,
        measured: percentile(listings, 0.5),
        unit: "ms",
        atMost: true,
      },
      {
        what: "shop, listing with two facets, p99",
        target: 100,
        measured: percentile(listings, 0.99),
        unit: "ms",
        atMost: true,
      },
    ];
  } finally {
    await shop.stop();
  }
}

async function series(ask: (index: number) => Promise<void>): Promise<readonly number[]> {
  for (let index = 0; index < warmUp; index += 1) await ask(index);
  const times: number[] = [];
  for (let index = 0; index < counted; index += 1) times.push(await timed(() => ask(index)));
  return times;
}
