/**
 * `npm run bench`: measures what the design promises and prints one table. Never a test: figures depend on the machine
 * and on what else runs there. `npm run bench -- shop` measures one part (page, lists, bundle, lighthouse, seo, vitals,
 * forms, shop, orders, search, memory).
 */
import process from "node:process";
import { browseLimit, readBundle } from "../testkit/bundle.ts";
import { type Chalkbox, pageUrl, startChalkbox } from "../testkit/chalkbox.ts";
import { de } from "../testkit/storefronts.ts";
import { measureForms } from "./form-vitals.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureSeo } from "./lighthouse-seo.ts";
import { measureLists } from "./lists.ts";
import { type Finding, tableOf } from "./measure.ts";
import { measureMemory } from "./memory.ts";
import { measureRates } from "./page-rates.ts";
import { measureOrders } from "./orders.ts";
import { startPagePeers } from "./page-peers.ts";
import { measurePage } from "./pages.ts";
import { measureSearch } from "./search/search.ts";
import { measureShop } from "./shop.ts";
import { measureVitals } from "./vitals.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const findings: Finding[] = [];
/** A product without variants and a category of the demo catalogue. */
const [product, category] = ["/prod/10182/", "/cat/1000/"];

async function measureBundle(): Promise<readonly Finding[]> {
  const bundle = await readBundle();
  const limits = {
    "routes/product": browseLimit / 1_000,
    "routes/category": browseLimit / 1_000,
    "routes/checkout/shipping": 150,
    "routes/checkout/payment": 150,
  };
  return Object.entries(limits).map(([route, target]) => ({
    what: `JavaScript of ${route}, gzip`,
    target,
    measured: bundle.gzipBytes(bundle.chunksOf(route)) / 1_000,
    unit: "kB",
    atMost: true,
  }));
}

async function measureRunning(chalkbox: Chalkbox): Promise<void> {
  if (isWanted("page")) {
    say("Pages …");
    const [origin] = pageUrl(chalkbox, de).split(/(?<=\d)\/$/);
    findings.push(
      ...(await measureRates(
        origin ?? "",
        ["/", category, product],
        chalkbox.pid,
        (bytes) => startPagePeers(bytes, say),
        say,
      )),
    );
    findings.push(...(await measurePage(pageUrl(chalkbox, de, product), chalkbox.pid)));
  }
  if (isWanted("lists")) {
    say("A list of 500 entries …");
    findings.push(...(await measureLists(`http://127.0.0.1:${chalkbox.webPort}`, de, chalkbox.pid)));
  }
  if (isWanted("lighthouse")) {
    say("Lighthouse …");
    const pages = {
      home: pageUrl(chalkbox, de),
      listing: pageUrl(chalkbox, de, category),
      product: pageUrl(chalkbox, de, product),
      content: pageUrl(chalkbox, de, "/beratung/"),
    };
    findings.push(...(await measureLighthouse(pages)));
  }
  if (isWanted("seo")) {
    say("Lighthouse, search engines and good practice …");
    findings.push(...(await measureSeo(chalkbox, say)));
  }
  if (isWanted("vitals")) {
    say("Vitals of ten kinds of pages …");
    findings.push(...(await measureVitals(chalkbox)));
  }
  if (isWanted("forms")) {
    say("Interactions in forms …");
    findings.push(...(await measureForms(chalkbox)));
  }
  if (isWanted("memory")) {
    say("Memory, five minutes …");
    findings.push(...(await measureMemory(chalkbox, say)));
  }
}

if (isWanted("shop")) {
  say("Shop …");
  findings.push(...(await measureShop()));
}
if (isWanted("orders")) {
  say("A customer of 2,000 orders …");
  findings.push(...(await measureOrders()));
}
if (isWanted("search")) {
  say("Search …");
  findings.push(...(await measureSearch(say)));
}
if (["page", "lists", "lighthouse", "seo", "bundle", "vitals", "forms", "memory"].some(isWanted)) {
  say("Starting a Chalkbox …");
  const chalkbox = await startChalkbox();
  try {
    await measureRunning(chalkbox);
  } finally {
    await chalkbox.stop();
  }
  if (isWanted("bundle")) findings.push(...(await measureBundle()));
}
say(`\n${tableOf(findings)}`);
