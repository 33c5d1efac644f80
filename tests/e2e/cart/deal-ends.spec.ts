import type { Locator, Page } from "@playwright/test";
import type { BackOffice } from "../../testkit/back-office.ts";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import type { Shopper } from "../steps/shopper.ts";
import { heart } from "../wishlist/own-list.ts";

/** Longest that a page may take to follow a deal, a slow machine included. */
const patient = { timeout: 30_000 };
test.beforeEach(() => test.setTimeout(180_000));

const main = (page: Page): Locator => page.getByRole("main");
/** What a page shows of a price alone, with a word before it or without. */
const price = (page: Page, text: string, within = main(page)): Locator =>
  within.getByText(new RegExp(`^(?:Aktueller Preis: |zusammen )?${text.replace(" ", "\\s")}$`));
const notice = (page: Page): Locator =>
  page
    .getByRole("status")
    .getByText("Ein Angebotspreis hat sich geändert. Die Preise auf dieser Seite sind jetzt aktualisiert.");

/** A product of 20,00 € in a deal of 15,00 €. @param lasts minutes */
async function dealt(shopper: Shopper, backOffice: BackOffice, lasts = 60) {
  const product = await shopper.newProduct({ priceCents: 2_000 });
  const dealId = await backOffice.createDeal({ itemId: product.itemId, priceCents: 1_500, lasts });
  return { ...product, dealId };
}

/** Sees an open page show the price of now and say so; nothing is pressed. */
async function expectNow(page: Page, now = "20,00 €", within = main(page)): Promise<void> {
  await expect(notice(page), page.url()).toBeVisible(patient);
  await expect(price(page, now, within).first(), page.url()).toBeVisible();
  // A struck price beside a deal is the usual one; without a deal nothing of it is left.
  if (now === "20,00 €") await expect(price(page, "15,00 €", within), page.url()).toHaveCount(0);
}

test("DEAL-06, DEAL-11: an operator ends a deal under open pages: each shows the price of now, and says so", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { id, name, orderNumber, dealId } = await dealt(shopper, backOffice);
  await shopper.open(`/prod/${id}/`);
  await hydrated(page);
  await heart(page, { name }).click();
  await expect(heart(page, { name })).toHaveAttribute("aria-pressed", "true");
  await shopper.add();
  const other = await shopper.newProduct();
  const paths = [
    [`/prod/${other.id}/`, true],
    [`/search?q=${encodeURIComponent(name)}`, false],
    ["/myaccount/wishlist/", false],
    ["/checkout/basket/", false],
    [`/service/orderform/?e=${orderNumber}*1`, false],
  ] as const;
  const tabs: (readonly [Page, Locator])[] = [[page, main(page)]];
  for (const [path, isOfLastViewed] of paths) {
    const tab = await shopper.inAnotherTab();
    if (isOfLastViewed) {
      // A tab remembers what it has viewed last.
      await tab.open(`/prod/${id}/`);
      await hydrated(tab.page);
      await tab.page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect.poll(() => tab.page.evaluate(() => sessionStorage.getItem("lastViewed"))).toContain(id);
    }
    await tab.open(path);
    await hydrated(tab.page);
    // What was viewed last comes when it is near the screen.
    if (isOfLastViewed) await tab.page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    // Beside tiles of others, whose deals go on.
    const within = isOfLastViewed ? main(tab.page).getByRole("listitem").filter({ hasText: name }) : main(tab.page);
    await expect(price(tab.page, "15,00 €", within).first(), path).toBeVisible();
    tabs.push([tab.page, within]);
  }
  await backOffice.endDeal(dealId);
  // A word stays for ten seconds: all are looked at together.
  await Promise.all(tabs.map(([tab, within]) => expectNow(tab, "20,00 €", within)));
  await expect(page.getByRole("banner").getByText(/^\d\d:\d\d Min\.$/)).toHaveCount(0);
});

test("DEAL-10, DEAL-12: an operator moves a deal's end: header and basket promise what is left, until it is over by the server's clock", async ({
  page,
  shopper,
  backOffice,
}) => {
  // The visitor's clock is five minutes ahead.
  await page.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 300_000;
  });
  const { id, dealId } = await dealt(shopper, backOffice, 8);
  await shopper.open(`/prod/${id}/`);
  await shopper.add();
  await shopper.open("/checkout/basket/");
  await hydrated(page);
  const countdown = (text: RegExp) => page.getByRole("banner").getByText(text);
  await expect(countdown(/^0[67]:\d\d Min\.$/)).toBeVisible(patient);
  // Later: the reservation ends first. Earlier: the deal does.
  await backOffice.moveDealEnd(dealId, 3_600);
  await expect(countdown(/^1[34]:\d\d Min\.$/)).toBeVisible(patient);
  await backOffice.moveDealEnd(dealId, 300);
  await expect(
    page.getByRole("complementary").getByText(/Ihr Blitzangebot ist noch 0[34]:\d\d Min\. reserviert/),
  ).toBeVisible(patient);
  await backOffice.moveDealEnd(dealId, 4);
  await expectNow(page);
  await expect(
    page.getByRole("complementary").getByText("Der Angebotspreis ist abgelaufen. Es gilt der normale Preis.").first(),
  ).toBeVisible();
  await expect(countdown(/^\d\d:\d\d Min\.$/)).toHaveCount(0);
});

test("DEAL-14: at the checkout a deal that ends first is not extended, and its end shows in every step and in the mini cart", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { id, name, dealId } = await dealt(shopper, backOffice, 10);
  await shopper.open(`/prod/${id}/`);
  await shopper.add();
  await shopper.walkToSummary(aPerson(), "invoice");
  await hydrated(page);
  await expect(
    page.getByRole("complementary").getByText(/Ihr Blitzangebot ist noch 0\d:\d\d Min\. reserviert/),
  ).toBeVisible(patient);
  await expect(page.getByRole("button", { name: /verlängern/ })).toHaveCount(0);
  const steps = [page];
  for (const path of ["/checkout/shipping/", "/checkout/payment/"]) {
    const tab = await shopper.inAnotherTab();
    await tab.open(path);
    await hydrated(tab.page);
    await main(tab.page).getByText("1 Artikel ansehen").click();
    await expect(price(tab.page, "15,00 €").first()).toBeVisible();
    steps.push(tab.page);
  }
  const elsewhere = await shopper.inAnotherTab();
  await elsewhere.open("/");
  await hydrated(elsewhere.page);
  await elsewhere.page.getByRole("link", { name: /Warenkorb, 1 Artikel/ }).hover();
  const mini = elsewhere.page.getByRole("banner");
  await expect(mini.getByRole("link", { name })).toBeVisible(patient);
  await expect(mini.getByText(/15,00\s€/).first()).toBeVisible();
  await backOffice.endDeal(dealId);
  await Promise.all([
    ...steps.map((step) => expectNow(step)),
    expect(notice(elsewhere.page)).toBeVisible(patient),
    expect(mini.getByText(/20,00\s€/).first()).toBeVisible(patient),
  ]);
});

test("DEAL-06: a deal that begins under an open page is shown there, whether it was known before or is made now", async ({
  page,
  shopper,
  backOffice,
}) => {
  const product = await shopper.newProduct({ priceCents: 2_000 });
  await shopper.open(`/prod/${product.id}/`);
  await hydrated(page);
  const first = await backOffice.createDeal({ itemId: product.itemId, priceCents: 1_500 });
  await expectNow(page, "15,00 €");
  await backOffice.endDeal(first);
  await expect(price(page, "20,00 €").first()).toBeVisible(patient);
  // A word of before is gone with the page.
  await shopper.open(`/prod/${product.id}/`);
  await hydrated(page);
  await backOffice.createDeal({ itemId: product.itemId, priceCents: 1_200, startsIn: 0.1 });
  await expectNow(page, "12,00 €");
});
