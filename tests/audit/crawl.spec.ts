import { type CrawledPage, crawl, faultsOf, repeated, sitemapOf } from "../testkit/crawl.ts";
import { storefronts } from "../testkit/storefronts.ts";
import { expect, test } from "../e2e/fixtures.ts";

/** How many pages are visited side by side. */
const lanes = 4;

for (const storefront of storefronts) {
  test(`${storefront.name}: every page of the sitemap answers, is a result, and has title, description and address of its own`, async ({
    chalkbox,
  }) => {
    const waiting = [...(await sitemapOf(chalkbox, storefront)).values()].flat();
    const pages: CrawledPage[] = [];
    const visit = async () => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) pages.push(await crawl(url));
    };
    await Promise.all(Array.from({ length: lanes }, visit));
    expect(pages.flatMap(faultsOf)).toEqual([]);
    expect([...repeated(pages, "titles"), ...repeated(pages, "descriptions")]).toEqual([]);
  });
}
