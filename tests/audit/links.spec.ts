import { pageUrl } from "../testkit/chalkbox.ts";
import { storefronts } from "../testkit/storefronts.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { newCustomer } from "./customer.ts";
import { followLinks } from "./follow-links.ts";

/**
 * Not followed: links to other sites, choices of filters and variants, which multiply without end and lead to the same
 * page, and pictures, which are drawn when a visitor opens them first and are no links.
 */
const isSkipped = (home: string) => (link: string) =>
  !link.startsWith(home) || /[?&](?:filter\.|sort=|v\.|varid=)|\/logout|\/media\//.test(link);

for (const storefront of storefronts) {
  test(`${storefront.name}: no link of any page is broken`, async ({ chalkbox }) => {
    const home = pageUrl(chalkbox, storefront);
    // The business store shows its pages to customers alone.
    const cookies = storefront.store === "b2b" ? (await newCustomer(chalkbox, storefront)).cookies : new Map();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { broken, pages } = await followLinks(home, cookie, isSkipped(home));
    expect(broken).toEqual([]);
    expect(pages).toBeGreaterThan(1_000);
  });
}
