import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
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

/** What a shopper sees of a network that is gone: a word beside the form, or a page in place of the one that was wanted. */
const noticeOf = (page: Page) =>
  page
    .getByText("Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.")
    .or(page.getByRole("heading", { level: 1, name: /^(?:Wir sind gleich wieder für Sie da|Keine Verbindung)/ }))
    .filter({ visible: true })
    .first();

/** A step of the way, and what the browser sends in it. */
type Step = "toCheckout" | "asGuest" | "address" | "payment";
const steps: readonly Step[] = ["toCheckout", "asGuest", "address", "payment"];
const cuts: readonly (readonly [title: string, at: Step, sends: RegExp, moment: Moment])[] = [
  ["with the payment, once it is answered", "payment", /"paymentId":"INVOICE"/, "answered"],
  ["on the way to the summary, within its data", "payment", /"step":"SUMMARY"/, "within"],
];

for (const [title, at, sends, moment] of cuts) {
  test(`the network is cut ${title}, and the guest presses again: nothing typed is lost, one order`, async ({
    page,
    chalkbox,
    relay,
    backOffice,
  }) => {
    const shopper = new Shopper(page, { ...chalkbox, webPort: relay.port }, de);
    const { words } = shopper;
    const person = aPerson();
    const { itemId } = await shopper.buy({ priceCents: 1_234 });
    await shopper.open("/checkout/basket/");
    const buttons = {
      toCheckout: page.getByRole("button", { name: words.toCheckout }),
      asGuest: page.getByRole("button", { name: words.guest }),
      address: page.getByRole("button", { name: words.leaveShipping }),
      payment: page.getByRole("button", { name: words.toSummary }),
    };
    const titles = {
      toCheckout: /./,
      asGuest: words.shippingTitle,
      address: words.paymentTitle,
      payment: words.summaryTitle,
    };
    for (const step of steps) {
      const button = buttons[step];
      await expect(button).toBeVisible();
      await hydrated(page);
      if (step === "address") await shopper.fillShipping(person);
      if (step === "payment") await page.getByRole("radio", { name: words.invoice }).check();
      if (step === at) {
        const isCut = relay.cutAfter(sends, moment);
        await Promise.all([isCut, button.click()]);
        await expect(noticeOf(page)).toBeVisible();
        relay.restore();
        // A page that stands in for the one that was wanted leads there; it may still take the form's place.
        await page.getByRole("link", { name: "Noch einmal versuchen" }).or(button).first().click();
      } else await button.click();
      await expect(page.getByRole("heading", { level: 1, name: titles[step] })).toBeVisible();
    }
    await expect(page.getByRole("main").getByText(person.street).first()).toBeVisible();
    await shopper.order();
    const orderNumber = await shopper.confirmation();
    expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber, totalCents: 1_829 })]);
  });
}

test("the network is cut on the way back from the provider of card payments: the page that stands in leads to the one order", async ({
  page,
  chalkbox,
  relay,
  backOffice,
}) => {
  const shopper = new Shopper(page, { ...chalkbox, webPort: relay.port }, de);
  const { itemId } = await shopper.buy({ priceCents: 1_234 });
  await shopper.walkToSummary(aPerson(), "card");
  await hydrated(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await shopper.order();
  await page.getByLabel("Kartennummer").fill("4111 1111 1111 1111");
  await page.getByLabel("Gültig bis").fill("12/39");
  await page.getByLabel("Prüfziffer (CVC)").fill("123");
  await page.getByLabel("Karteninhaber").fill("Erika Mustermann");
  const isCut = relay.cutAfter(/GET \/computop/, "answered");
  await Promise.all([isCut, page.getByRole("button", { name: /€ bezahlen$/ }).click()]);
  await expect(noticeOf(page)).toBeVisible();
  relay.restore();
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  const orderNumber = await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber, totalCents: 1_829 })]);
});
