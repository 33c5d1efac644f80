import { type Locator, type Page } from "@playwright/test";
import { type Relay, startRelay } from "../../testkit/relay.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test as base } from "../fixtures.ts";
import { consentCookie } from "./consent.ts";
import { Shopper } from "./shopper.ts";

interface Fixtures {
  /** The network between the browser and the storefront. */
  readonly relay: Relay;
  readonly quietConsole: undefined;
}

/** Playwright's test with a network that can be cut; its `shopper` shops through it. */
export const test = base.extend<Fixtures>({
  relay: async ({ chalkbox, context }, provide) => {
    const relay = await startRelay(chalkbox.webPort);
    await context.addCookies([consentCookie("necessary", `http://localhost:${relay.port}/`)]);
    await provide(relay);
    await relay.stop();
  },
  shopper: async ({ page, chalkbox, relay }, provide) =>
    provide(new Shopper(page, { ...chalkbox, webPort: relay.port }, de)),
  // A browser whose network is cut reports that in its console itself.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
  quietConsole: async ({}, provide) => provide(undefined),
});

/** What a page states beside a form whose answer has not come; a toast of the same words is no part of `main`. */
export const refusalBesideForm = (page: Page): Locator =>
  page.getByRole("main").getByText("Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.").first();

/** Reads the page in place of one that cannot be had, restores the network and tries again. */
export async function tryPageAgain(page: Page, relay: Relay): Promise<void> {
  const title = /^(?:Wir sind gleich wieder für Sie da|Keine Verbindung)/;
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  relay.restore();
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
}
