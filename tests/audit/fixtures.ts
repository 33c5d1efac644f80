import { pageUrl } from "../testkit/chalkbox.ts";
import { test as journeys } from "../e2e/fixtures.ts";
import { newCustomer } from "./customer.ts";

export { expect } from "../e2e/fixtures.ts";

interface Fixtures {
  /** Makes the browser that of a customer who has just registered. */
  readonly become: () => Promise<void>;
  /** Opens a page; one that the business store shows to customers alone is opened as one of them. */
  readonly visit: (path: string) => Promise<void>;
}

/** A journey's test, with pages that need a customer. */
export const test = journeys.extend<Fixtures>({
  become: async ({ context, chalkbox, storefront }, provide) => {
    await provide(async () => {
      const { cookies } = await newCustomer(chalkbox, storefront);
      const url = pageUrl(chalkbox, storefront);
      await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    });
  },
  visit: async ({ page, open, become, storefront }, provide) => {
    await provide(async (path) => {
      await open(path);
      const isThere = new URL(page.url()).pathname === new URL(path, page.url()).pathname;
      if (isThere || storefront.store !== "b2b") return;
      await become();
      await open(path);
    });
  },
});
