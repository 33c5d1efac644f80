import { LinkChecker, LinkState } from "linkinator";
import { setGlobalDispatcher } from "undici";
import { pageUrl } from "../testkit/chalkbox.ts";
import { storefronts } from "../testkit/storefronts.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { loopback } from "./loopback.ts";

/**
 * Not followed: links to other sites, choices of filters and variants, which multiply without end and lead to the same
 * page, and pictures, which are drawn when a visitor opens them first and are no links.
 */
const skipped = (home: string) => async (link: string) =>
  !link.startsWith(home) || /[?&](?:filter\.|sort=|v\.|varid=)|\/logout|\/media\//.test(link);

for (const storefront of storefronts) {
  test(`${storefront.name}: no link of any page is broken`, async ({ chalkbox }) => {
    setGlobalDispatcher(loopback);
    const home = pageUrl(chalkbox, storefront);
    const checker = new LinkChecker();
    const { links } = await checker.check({
      path: home,
      recurse: true,
      concurrency: 8,
      linksToSkip: skipped(home),
      checkFragments: true,
    });
    const broken = links.filter(({ state }) => state === LinkState.BROKEN);
    const seen = links.filter(({ state }) => state === LinkState.OK).length;
    expect(broken.map(({ url, parent, status }) => `${status}: ${url} on ${parent}`)).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });
}
