import type { Page } from "@playwright/test";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { b2bEnglish, ch, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const canonical = /<link rel="canonical" href="([^"]*)"/;

/** Title, robots and canonical addresses of the page that is shown. */
const shownHead = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    robots: [...document.querySelectorAll("meta[name=robots]")].map((tag) => tag.getAttribute("content")),
    canonical: [...document.querySelectorAll("link[rel=canonical]")].map((tag) => tag.getAttribute("href")),
  }));

/** Goes on within the page, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.querySelector("main")?.append(link);
    link.click();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

const ways = [
  [
    de,
    ["/cat/1000/?p=2&sort=price", "/prod/10182/?varid=500697", "/das/gibt/es/nicht/", "/service/kontakt/", "/login/"],
  ],
  [ch, ["/search/?q=heft", "/nirgends/", "/service/orderform/", "/service/orderform/?e=999999999*2", "/agb/"]],
  [b2bEnglish, ["/myaccount/register/", "/myaccount/resetpassword/", "/agb/"]],
] as const;

for (const [storefront, way] of ways) {
  test.describe(storefront.name, () => {
    test.use({ storefront });
    test(`SEO-02..09: after each step within the page its title, robots and canonical address are those that the server sends`, async ({
      page,
      open,
      chalkbox,
    }) => {
      await open("/");
      await hydrated(page);
      for (const path of way) {
        await follow(page, path);
        const sent = await pageVisitor(chalkbox, storefront).get(path);
        const [, address] = canonical.exec(sent.html) ?? [];
        await expect
          .poll(() => shownHead(page))
          .toEqual({
            title: sent.title,
            robots: [sent.robots],
            canonical: address === undefined ? [] : [address.replaceAll("&amp;", "&")],
          });
      }
      expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/$/);
    });
  });
}
