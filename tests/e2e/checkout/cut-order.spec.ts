import { type Moment, type Relay, startRelay } from "../../testkit/relay.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test as base } from "../fixtures.ts";
import { consentCookie } from "../steps/consent.ts";
import { hydrated } from "../steps/hydrated.ts";
import { Shopper } from "../steps/shopper.ts";

/** A browser whose network is cut reports that in its console itself. */
const test = base.extend<{ readonly relay: Relay; readonly quietConsole: undefined }>({
  relay: async ({ chalkbox, context }, provide) => {
    const relay = await startRelay(chalkbox.webPort);
    await context.addCookies([consentCookie("necessary", `http://localhost:${relay.port}/`)]);
    await provide(relay);
    await relay.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
  quietConsole: async ({}, provide) => provide(undefined),
});

const moments: Readonly<Record<Moment, string>> = {
  unsent: "before it is sent",
  sent: "once it is sent",
  answered: "once it is answered",
  within: "within the answer",
};

for (const moment of ["unsent", "sent", "answered", "within"] as const) {
  test(`a guest orders, the network is cut ${moments[moment]}, and the guest presses again: one order, and its confirmation is found`, async ({
    page,
    chalkbox,
    relay,
    backOffice,
  }) => {
    const shopper = new Shopper(page, { ...chalkbox, webPort: relay.port }, de);
    const { itemId } = await shopper.buyToSummary({ priceCents: 1_234 });
    await hydrated(page);
    const isCut = relay.cutAfter(/"fingerprint":/, moment);
    await Promise.all([isCut, shopper.order()]);
    const refusal = "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.";
    await expect(page.getByRole("main").getByText(refusal)).toBeVisible();
    relay.restore();

    await shopper.order();
    // Of an order that has been made the shop says so, and leads to its confirmation.
    const link = page.getByRole("link", { name: "Zur Bestellbestätigung" });
    await expect(link.or(page.getByRole("heading", { level: 1, name: shopper.words.thanks }))).toBeVisible();
    if (await link.isVisible()) await link.click();
    const orderNumber = await shopper.confirmation();
    expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber, totalCents: 1_829 })]);
    await shopper.open("/checkout/basket/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihr Warenkorb ist leer");
  });
}
