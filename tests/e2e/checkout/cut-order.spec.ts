import type { Page } from "@playwright/test";
import { aPerson, type Person } from "../../testkit/people.ts";
import type { Moment } from "../../testkit/relay.ts";
import { expect } from "../fixtures.ts";
import { refusalBesideForm, test, tryPageAgain } from "../steps/cut-network.ts";
import { hydrated } from "../steps/hydrated.ts";
import type { Shopper } from "../steps/shopper.ts";

const moments: Readonly<Record<Moment, string>> = {
  unsent: "before it is sent",
  sent: "once it is sent",
  answered: "once it is answered",
  within: "within the answer",
};

for (const moment of ["unsent", "sent", "answered", "within"] as const) {
  test(`a guest orders, the network is cut ${moments[moment]}, and the guest presses again: one order, and its confirmation is found`, async ({
    page,
    shopper,
    relay,
    backOffice,
  }) => {
    const { itemId } = await shopper.buyToSummary({ priceCents: 1_234 });
    await hydrated(page);
    const isCut = relay.cutAfter(/"fingerprint":/, moment);
    await Promise.all([isCut, shopper.order()]);
    await expect(refusalBesideForm(page)).toBeVisible();
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

/** A step of the way. */
type Step = "toCheckout" | "asGuest" | "address" | "payment";
const steps: readonly Step[] = ["toCheckout", "asGuest", "address", "payment"];

/**
 * `sends` is what the browser sends at the cut. What was pressed either stays, with a word on what happened and all that
 * was typed, or is done already: then a page stands for the one that was wanted, and leads there.
 */
interface Cut {
  readonly title: string;
  readonly at: Step;
  readonly sends: RegExp;
  readonly moment: Moment;
  readonly leaves: "form" | "page";
}

const address = /"shipping":\{/;
const payment = /"paymentId":"INVOICE"/;
const cuts: readonly Cut[] = [
  { title: "on the way to the checkout", at: "toCheckout", sends: /"step":"LOGIN"/, moment: "unsent", leaves: "page" },
  { title: "going on as a guest", at: "asGuest", sends: /"authType":"guest"/, moment: "answered", leaves: "form" },
  {
    title: "with the first data of the address",
    at: "address",
    sends: /"step":"SHIPPING"/,
    moment: "unsent",
    leaves: "form",
  },
  { title: "with the address", at: "address", sends: address, moment: "sent", leaves: "form" },
  { title: "with the address", at: "address", sends: address, moment: "answered", leaves: "form" },
  { title: "with the payment", at: "payment", sends: payment, moment: "answered", leaves: "form" },
  { title: "on the way to the summary", at: "payment", sends: /"step":"SUMMARY"/, moment: "within", leaves: "page" },
];

/** Waits for the page that a step leads to. */
async function expectAfter(step: Step, page: Page, { words }: Shopper): Promise<void> {
  if (step === "toCheckout") return await expect(page.getByRole("button", { name: words.guest })).toBeVisible();
  const titles = { asGuest: words.shippingTitle, address: words.paymentTitle, payment: words.summaryTitle };
  await expect(page.getByRole("heading", { level: 1, name: titles[step] })).toBeVisible();
}

/** Fills the form of a step. */
async function fill(step: Step, page: Page, shopper: Shopper, person: Person): Promise<void> {
  if (step === "address") await shopper.fillShipping(person);
  if (step === "payment") await page.getByRole("radio", { name: shopper.words.invoice }).check();
}

/** All that was filled in there stands in the form. */
async function expectFilled(step: Step, page: Page, { words }: Shopper, person: Person): Promise<void> {
  if (step === "payment") await expect(page.getByRole("radio", { name: words.invoice })).toBeChecked();
  if (step !== "address") return;
  for (const name of ["email", "phone", "firstName", "lastName", "street", "postCode", "city"] as const)
    await expect(page.getByLabel(words[name]).filter({ visible: true }).first()).toHaveValue(person[name]);
}

for (const { title, at, sends, moment, leaves } of cuts) {
  test(`the network is cut ${title}, ${moments[moment]}, and the guest tries again: nothing typed is lost, one order`, async ({
    page,
    shopper,
    relay,
    backOffice,
  }) => {
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
    for (const step of steps) {
      const button = buttons[step];
      await hydrated(page);
      await fill(step, page, shopper, person);
      const isCut = step === at ? relay.cutAfter(sends, moment) : null;
      await Promise.all([isCut, button.click()]);
      if (isCut !== null && leaves === "page") await tryPageAgain(page, relay);
      if (isCut !== null && leaves === "form") {
        await expect(refusalBesideForm(page)).toBeVisible();
        await expectFilled(step, page, shopper, person);
        relay.restore();
        await button.click();
      }
      await expectAfter(step, page, shopper);
    }
    await expect(page.getByRole("main").getByText(person.street).first()).toBeVisible();
    await shopper.order();
    const orderNumber = await shopper.confirmation();
    expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber, totalCents: 1_829 })]);
  });
}

test("the network is cut on the way back from the provider of card payments: the page that stands in leads to the one order", async ({
  page,
  shopper,
  relay,
  backOffice,
}) => {
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
  await tryPageAgain(page, relay);
  const orderNumber = await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber, totalCents: 1_829 })]);
});
