import { pageUrl } from "../../testkit/chalkbox.ts";
import { crawl, faultsOf, repeated, sitemapOf, textOf } from "../../testkit/crawl.ts";
import { at, b2b, ch, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

/** Most pages of a part that this crawler visits; `npm run audit` visits all. */
const sampleSize = 8;
/** Products that operators make have numbers from two million on: other tests make some meanwhile. */
const isOfDemo = (url: string): boolean => Number(/\/prod\/(\d+)\//.exec(url)?.[1] ?? 0) < 2_000_000;
/** Legal pages in the business store; everyone may read them, and the demo's operators keep them from being results. */
const legalPaths = [
  "/agb/",
  "/terms/",
  "/widerruf/",
  "/withdrawal/",
  "/impressum/",
  "/imprint/",
  "/datenschutz/",
  "/privacy/",
];

const sampleOf = (urls: readonly string[]): readonly string[] =>
  urls.filter((_, index) => index % Math.max(1, Math.floor(urls.length / sampleSize)) === 0);

for (const storefront of [de, at, ch]) {
  test(`${storefront.name}: robots.txt leads to a sitemap whose pages answer, are results, and name themselves once`, async ({
    chalkbox,
  }) => {
    const parts = await sitemapOf(chalkbox, storefront);
    expect(parts.size).toBeGreaterThan(1);
    const urls = [...parts.values()].flat();
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(1_000);
    for (const [part, list] of parts) expect([part, list.length <= 10_000]).toEqual([part, true]);
    const pages = [];
    const sample = [...parts.values()].flatMap((list) => sampleOf(list.filter(isOfDemo)));
    for (const url of sample) pages.push(await crawl(url));
    expect(pages.flatMap(faultsOf)).toEqual([]);
    expect([...repeated(pages, "titles"), ...repeated(pages, "descriptions")]).toEqual([]);
    const others = new Set(pages.flatMap(({ alternates }) => [...alternates.values()]));
    expect(others.size).toBeGreaterThan(pages.length * 2);
    for (const url of others) expect([url, (await textOf(url)).status]).toEqual([url, 200]);
  });
}

test("the business store's sitemap has public pages that are results alone, without alternates", async ({
  chalkbox,
}) => {
  const parts = await sitemapOf(chalkbox, b2b);
  const urls = [...parts.values()].flat();
  expect([...parts.keys()].map((part) => new URL(part).pathname)).toEqual(["/sitemaps/pages.xml"]);
  expect(urls).toContain(pageUrl(chalkbox, b2b, "/"));
  for (const url of urls) {
    const page = await crawl(url);
    expect([faultsOf(page), page.alternates.size]).toEqual([[], 0]);
  }
  for (const path of legalPaths) {
    const { url, status, robots } = await crawl(pageUrl(chalkbox, b2b, path));
    expect([url, status, robots, urls.includes(url)]).toEqual([url, 200, ["noindex,follow"], false]);
  }
  expect(urls.filter((url) => /\/(?:prod|cat)\//.test(url))).toEqual([]);
  expect((await textOf(pageUrl(chalkbox, b2b, "/sitemaps/products-1.xml"))).status).toBe(404);
});

test("parts that there are none of are not found", async ({ chalkbox }) => {
  for (const part of ["products-0.xml", "products-999.xml", "products-1", "other.xml"])
    expect([part, (await textOf(pageUrl(chalkbox, de, `/sitemaps/${part}`))).status]).toEqual([part, 404]);
});

test("a product feed has every product of a consumer store once, at the price of its page; the business store has none", async ({
  chalkbox,
}) => {
  const products = [...(await sitemapOf(chalkbox, at)).values()].flat().filter((url) => url.includes("/prod/"));
  const { text } = await textOf(pageUrl(chalkbox, at, "/feeds/products.xml"));
  const field = (item: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1];
  const items = [...text.matchAll(/<item>(.*?)<\/item>/gs)]
    .map(([, item = ""]) => item)
    .filter((item) => isOfDemo(field(item, "link") ?? ""));
  expect(items.length).toBeGreaterThan(1_000);
  expect(items.map((item) => field(item, "link") ?? "").toSorted()).toEqual(products.filter(isOfDemo).toSorted());
  for (const item of sampleOf(items)) {
    const page = (await textOf(field(item, "link") ?? "")).text;
    const [, price] = /"price":"([\d.]+)"/.exec(page) ?? [];
    expect([field(item, "link"), field(item, "price")]).toEqual([field(item, "link"), `${price} EUR`]);
    for (const name of ["id", "title", "description", "image_link", "brand"]) expect(field(item, name)).toMatch(/./);
  }
  expect((await textOf(pageUrl(chalkbox, b2b, "/feeds/products.xml"))).status).toBe(404);
});
