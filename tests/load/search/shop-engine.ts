import { request } from "undici";
import * as v from "valibot";
import type { OwnShop } from "../../testkit/services.ts";
import type { Engine } from "./engines.ts";
import type { Judged } from "./judged/wanted.ts";

const Token = v.object({ access_token: v.string() });
const Answer = v.object({
  data: v.object({
    core_search: v.object({
      url: v.nullable(v.string()),
      listing: v.object({ products: v.array(v.object({ id: v.string() })) }),
    }),
  }),
});
const document = `query ($q: String!) { core_search(paging: { offset: 0, limit: 10 }, filter: { searchTerm: $q, enumFilters: [], rangeFilters: [] }) {
  url listing { products { id } } } }`;

/** The shop's own search, as storefronts call it; a product that a search leads to comes first. */
export async function shopEngine(shop: OwnShop, language: Judged["language"]): Promise<Engine> {
  const { graphqlUrl, tokenUrl, clientId, clientSecret } = shop.upstream;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const scope = language === "de" ? "store:de language:de-DE" : "store:b2b language:en-DE";
  const granted = await request(tokenUrl, {
    method: "POST",
    headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
    body: `grant_type=client_credentials&scope=${scope}`,
  });
  const { access_token: token } = v.parse(Token, await granted.body.json());
  return async (query) => {
    const { body } = await request(graphqlUrl, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ query: document, variables: { q: query } }),
    });
    const { core_search: found } = v.parse(Answer, await body.json()).data;
    const [, redirected] = /^\/prod\/(\d+)\//.exec(found.url ?? "") ?? [];
    return redirected ? [redirected] : found.listing.products.map(({ id }) => id);
  };
}
