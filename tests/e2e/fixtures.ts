import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";
import { type BackOffice, backOfficeOf } from "../testkit/back-office.ts";
import { type Addresses, pageUrl } from "../testkit/chalkbox.ts";
import { de, type Storefront, storefronts } from "../testkit/storefronts.ts";
import { consentCookie } from "./steps/consent.ts";
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
  /** Whether the visitor is there for the first time, and is asked about cookies: `test.use({ isFirstVisit: true })`. */
  readonly isFirstVisit: boolean;
  /** Every other visitor has refused all that is not necessary, in every storefront; runs for every test by itself. */
  readonly consent: undefined;
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
  isFirstVisit: [false, { option: true }],
  consent: [
    async ({ context, chalkbox, isFirstVisit }, provide) => {
      const urls = isFirstVisit ? [] : storefronts.map((storefront) => pageUrl(chalkbox, storefront));
      await context.addCookies(urls.map((url) => consentCookie("necessary", url)));
      await provide(undefined);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") complaints.push(describe(message));
      });
      context.on("weberror", (error) => complaints.push(String(error.error().stack)));
      await provide(undefined);
      expect(complaints, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
