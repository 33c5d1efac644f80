import { performance } from "node:perf_hooks";
import { Agent, request } from "undici";
import * as v from "valibot";
import type { Storefront } from "../testkit/storefronts.ts";
import { newVisitor } from "../testkit/visitor.ts";
import { type Finding, percentile } from "./measure.ts";

/** As many entries as fit on a list. */
const entries = 500;
const warmUp = 60;
const counted = 60;
/** Products of the demo catalogue have ids from here on; some of them are not sold in every store. */
const firstProduct = 10_001;
const lastProduct = 12_000;

const Added = v.object({ addProductToWishlist: v.object({ successful: v.boolean() }) });
const add = `mutation ($id: ID!) {
  addProductToWishlist(externalId: "merkzettel", entry: { productId: $id, quantity: 1 }) { successful }
}`;

/**
 * How long the whole page of a list of 500 entries takes, from the request to its last byte, without other requests: the
 * time of all services together.
 * @param origin of the storefront
 */
export async function measureLists(origin: string, storefront: Storefront): Promise<readonly Finding[]> {
  const visitor = await newVisitor(origin, storefront);
  let listed = 0;
  for (let id = firstProduct; listed < entries && id < lastProduct; id += 1) {
    const { data } = await visitor.ask(add, { id: String(id) });
    if (v.parse(Added, data).addProductToWishlist.successful) listed += 1;
  }
  if (listed < entries) throw new Error(`Only ${listed} products could be listed`);
  const agent = new Agent({ connections: 1, pipelining: 1 });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const load = async (): Promise<number> => {
    const start = performance.now();
    const answer = await request(`${origin}/myaccount/wishlist/`, {
      dispatcher: agent,
      headers: { host: storefront.host, cookie, "user-agent": "Mozilla/5.0 chalkbox-bench" },
    });
    const body = await answer.body.text();
    if (answer.statusCode !== 200 || body.split('role="row"').length < entries) {
      throw new Error(`The list answered ${answer.statusCode} with ${body.length} bytes`);
    }
    return performance.now() - start;
  };
  for (let count = 0; count < warmUp; count += 1) await load();
  const times: number[] = [];
  for (let count = 0; count < counted; count += 1) times.push(await load());
  await agent.close();
  const measured = percentile(times, 0.5);
  return [{ what: `page of a list of ${entries} entries, p50`, target: 60, measured, unit: "ms", atMost: true }];
}
