import { Agent, request } from "undici";
import * as v from "valibot";
import { loadOperations } from "../testkit/documents.ts";
import type { Storefront } from "../testkit/storefronts.ts";
import { newVisitor, type Visitor } from "../testkit/visitor.ts";
import { cpuMillis, type Finding, percentile, timed } from "./measure.ts";
import { familyOf, serviceProcess } from "./processes.ts";

/** As many entries as fit on a list. */
const entries = 500;
/** Rows of a full page of it. */
const entriesOnPage = 25;
const warmUp = 60;
const counted = 100;
/** Products of the demo catalogue have ids from here on; some of them are not sold in every store. */
const firstProduct = 10_001;
const lastProduct = 12_000;
/** Milliseconds that a page may take, and what each part of the way may compute of them. */
const target = 60;
const budget = { shop: 25, "its database": 10, gateway: 10, web: 15 } as const;

const Added = v.object({ addProductToWishlist: v.object({ successful: v.boolean() }) });
const add = `mutation ($id: ID!) {
  addProductToWishlist(externalId: "merkzettel", entry: { productId: $id, quantity: 1 }) { successful }
}`;

/**
 * How long the first and the last page of a list of 500 entries take, from the request to the last byte, without other
 * requests: the time of all services together, totals of all entries included. Then how long the page's own operation
 * takes without the page, and what each service computes for a page.
 * @param origin of the storefront
 * @param launcher process id of what has started the services
 */
export async function measureLists(
  origin: string,
  storefront: Storefront,
  launcher: number,
): Promise<readonly Finding[]> {
  const visitor = await newVisitor(origin, storefront);
  await fill(visitor);
  const agent = new Agent({ connections: 1, pipelining: 1 });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const load = async (page: number): Promise<void> => {
    const answer = await request(`${origin}/myaccount/wishlist/?page=${page}`, {
      dispatcher: agent,
      headers: { host: storefront.host, cookie, "user-agent": "Mozilla/5.0 chalkbox-bench" },
    });
    const body = await answer.body.text();
    // A page counts when it has all its rows beside that of the columns, and states which of all entries they are.
    const rows = body.split('role="row"').length - 2;
    const range = `Artikel ${(page - 1) * entriesOnPage + 1} bis ${page * entriesOnPage} von ${entries}`;
    if (answer.statusCode !== 200 || rows !== entriesOnPage || !body.includes(range)) {
      throw new Error(`Page ${page} of the list answered ${answer.statusCode} with ${rows} rows`);
    }
  };
  const operation = (await loadOperations()).find(({ name }) => name === "WishlistsFull")?.text ?? "";
  const ask = async (page: number): Promise<void> => {
    const { data, errors } = await visitor.ask(operation, { page });
    if (!data || errors) throw new Error(`WishlistsFull answered ${JSON.stringify(errors)}`);
  };
  const findings: Finding[] = [];
  for (const page of [1, entries / entriesOnPage]) {
    const of = `page ${page} of a list of ${entries} entries`;
    const services = await cpuOf(launcher);
    const whole = await series(() => load(page));
    const computed = await services.sinceThen();
    const graph = await series(() => ask(page));
    findings.push(
      ms(`${of}, p50`, target, percentile(whole, 0.5)),
      ms(`${of}, least`, target, Math.min(...whole)),
      ms(`${of}, its operation through gateway and shop, p50`, target - budget.web, percentile(graph, 0.5)),
      ...computed.map(([name, time]) =>
        ms(`${of}, computing time of ${name}`, budget[name], time / (warmUp + counted)),
      ),
    );
  }
  await agent.close();
  return findings;
}

const ms = (what: string, limit: number, measured: number): Finding => ({
  what,
  target: limit,
  measured,
  unit: "ms",
  atMost: true,
});

async function fill(visitor: Visitor): Promise<void> {
  let listed = 0;
  for (let id = firstProduct; listed < entries && id < lastProduct; id += 1) {
    const { data } = await visitor.ask(add, { id: String(id) });
    if (v.parse(Added, data).addProductToWishlist.successful) listed += 1;
  }
  if (listed < entries) throw new Error(`Only ${listed} products could be listed`);
}

async function series(task: () => Promise<void>): Promise<readonly number[]> {
  for (let count = 0; count < warmUp; count += 1) await task();
  const times: number[] = [];
  for (let count = 0; count < counted; count += 1) times.push(await timed(task));
  return times;
}

/** Counts from here what each service computes, in ms; the database's processes are the shop's. */
async function cpuOf(launcher: number) {
  const shop = await serviceProcess(launcher, "services/shop/");
  const parts = new Map<keyof typeof budget, readonly number[]>([
    ["shop", [shop]],
    ["its database", (await familyOf(shop)).filter((pid) => pid !== shop)],
    ["gateway", [await serviceProcess(launcher, "services/gateway/")]],
    ["web", [await serviceProcess(launcher, "web/server.ts")]],
  ]);
  const used = async () => {
    const times: number[] = [];
    for (const pids of parts.values()) {
      times.push((await Promise.all(pids.map(cpuMillis))).reduce((sum, time) => sum + time, 0));
    }
    return times;
  };
  const before = await used();
  return {
    sinceThen: async () => {
      const after = await used();
      return [...parts.keys()].map((name, index) => [name, (after[index] ?? 0) - (before[index] ?? 0)] as const);
    },
  };
}
