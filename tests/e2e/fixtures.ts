import process from "node:process";
// time: for scripts that come late on purpose
import { setTimeout } from "node:timers/promises";
import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";
import { type BackOffice, backOfficeOf } from "../testkit/back-office.ts";
import { type Addresses, pageUrl } from "../testkit/chalkbox.ts";
import { de, type Storefront, storefronts } from "../testkit/storefronts.ts";
import { consentCookie } from "./steps/consent.ts";
import { type GuestOrder, orderAsGuest } from "./steps/guest-orders.ts";
import type { Basket } from "./steps/orders.ts";
import { Shopper } from "./steps/shopper.ts";
import { addressesOfRun } from "./start-chalkbox.ts";

interface Fixtures {
  /** The Chalkbox of this run. */
  readonly chalkbox: Addresses;
  /** The storefront that a file or block is about: `test.use({ storefront: at })`. */
  readonly storefront: Storefront;
  /** Opens a path of the storefront. */
  readonly open: (path: string, on?: Page) => Promise<void>;
  /** What operators do. */
  readonly backOffice: BackOffice;
  /** A visitor who shops there. */
  readonly shopper: Shopper;
  /** Orders as a guest elsewhere: the page knows nothing of it. */
  readonly orderAsGuest: (baskets: readonly Basket[]) => Promise<GuestOrder>;
  /** Whether the visitor is there for the first time, and is asked about cookies: `test.use({ isFirstVisit: true })`. */
  readonly isFirstVisit: boolean;
  /** Every other visitor has refused all that is not necessary, in every storefront; runs for every test by itself. */
  readonly consent: undefined;
  /** Scripts come late when the environment says so; runs for every test by itself. */
  readonly lateScripts: undefined;
  /** Fails the test when a page logs an error or throws; runs for every test by itself. */
  readonly quietConsole: undefined;
}

/** Playwright's test with the shop around it. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
  chalkbox: async ({}, provide) => provide(addressesOfRun()),
  storefront: [de, { option: true }],
  open: async ({ chalkbox, storefront, page }, provide) => {
    await provide(async (path, on = page) => {
      await on.goto(pageUrl(chalkbox, storefront, path));
    });
  },
  backOffice: async ({ chalkbox }, provide) => provide(backOfficeOf(chalkbox)),
  shopper: async ({ page, chalkbox, storefront }, provide) => provide(new Shopper(page, chalkbox, storefront)),
  orderAsGuest: async ({ browser, chalkbox, storefront }, provide) =>
    provide((baskets) => orderAsGuest(browser, chalkbox, localOf(storefront), baskets)),
  isFirstVisit: [false, { option: true }],
  consent: [
    async ({ context, chalkbox, storefront, isFirstVisit }, provide) => {
      const urls = isFirstVisit ? [] : [...storefronts, storefront].map((each) => pageUrl(chalkbox, each));
      await context.addCookies(urls.map((url) => consentCookie("necessary", url)));
      await provide(undefined);
    },
    { auto: true },
  ],
  lateScripts: [
    async ({ context }, provide) => {
      const delay = Number(process.env["LATE_SCRIPTS"] ?? 0);
      if (delay > 0) {
        await context.route(/\/assets\/[^/]*\.js$/, async (route) => {
          // time: scripts come late on purpose, which shows the journeys that do not wait until a page listens
          await setTimeout(delay);
          await route.fallback().catch(() => undefined);
        });
      }
      await provide(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      /** What answered as it should, with a status that browsers log: a form with its faults until scripts are there. */
      const refused = new Set<string>();
      context.on("response", (response) => {
        if (response.status() === 400 && response.request().isNavigationRequest()) refused.add(response.url());
        // The login ended while the query was under way: its answer is held back.
        if (response.status() === 401 && response.url().endsWith("/api/shop/")) refused.add(response.url());
      });
      context.on("console", (message) => {
        if (message.type() !== "error" || refused.has(message.location().url)) return;
        // Without https a browser says of each page that it takes no notice of that header.
        if (message.text().startsWith("The Cross-Origin-Opener-Policy header has been ignored")) return;
        complaints.push(describe(message));
      });
      context.on("weberror", (error) => complaints.push(String(error.error().stack)));
      await provide(undefined);
      expect(complaints, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The storefront by its name on this machine, which is all that finds it outside of the browser. */
const localOf = (storefront: Storefront): Storefront =>
  storefronts.find(({ store, language }) => store === storefront.store && language === storefront.language) ??
  storefront;

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
