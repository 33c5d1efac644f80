import type { Page } from "@playwright/test";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { expect, test } from "../fixtures.ts";
import { consentCookie } from "../steps/consent.ts";
import { hydrated } from "../steps/hydrated.ts";

/** Events of the tab's page, without what they are not about here. */
const eventsIn = (page: Page, ...names: readonly string[]): Promise<readonly unknown[]> =>
  page.evaluate(
    (wanted) => (globalThis.dataLayer ?? []).filter(({ event }: { event: string }) => wanted.includes(event)),
    names,
  );

declare global {
  var dataLayer: { readonly event: string }[] | undefined;
}

test("TRACK-07: what is added, removed, pressed and signed in is in the data layer, deals as well; the shop stores it", async ({
  page,
  context,
  chalkbox,
  storefront,
  shopper,
  backOffice,
}) => {
  await context.addCookies([consentCookie("statistics", pageUrl(chalkbox, storefront))]);
  const { id, itemId, name } = await shopper.newProduct({ priceCents: 1_500 });
  const deal = { itemId, priceCents: 1_200 };
  await backOffice.createDeal(deal);
  await shopper.open(`/prod/${id}/`);
  await hydrated(page);
  await shopper.add();
  const ecommerce = (more: object) => ({
    currency: "EUR",
    value: 12,
    items: [{ item_id: itemId, quantity: 1, price: 12, ...more }],
  });
  await expect
    .poll(() => eventsIn(page, "add_to_cart", "lightning_deal"))
    .toEqual([
      { event: "add_to_cart", ecommerce: ecommerce({}) },
      { event: "lightning_deal", action: "add", items: [itemId] },
    ]);

  await shopper.open("/checkout/basket/");
  await hydrated(page);
  await page.getByRole("button", { name: `${name} entfernen` }).click();
  await expect
    .poll(() => eventsIn(page, "remove_from_cart"))
    .toEqual([{ event: "remove_from_cart", ecommerce: ecommerce({ item_name: name }) }]);

  await shopper.open("/");
  await hydrated(page);
  await page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  await expect.poll(() => eventsIn(page, "navigation")).toEqual([{ event: "navigation", link_path: "/cat/1000/" }]);

  await shopper.open("/login/");
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel(shopper.words.email).first().fill("demo@chalkbox.example");
  await main.getByRole("textbox", { name: shopper.words.password }).first().fill("kreide-2026");
  await main.getByRole("button", { name: "Anmelden" }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  await expect.poll(() => eventsIn(page, "user_login")).toEqual([{ event: "user_login" }]);

  // The next page sends what this one had no time for.
  await page.reload();
  for (const event of ["add_to_cart", "remove_from_cart", "lightning_deal"] as const)
    await expect
      .poll(async () => (await backOffice.trackingEvents(event)).filter((payload) => payload.includes(itemId)))
      .toHaveLength(1);
});

test("TRACK-07: an order is a purchase once, also where its confirmation is shown again", async ({
  page,
  context,
  chalkbox,
  storefront,
  shopper,
  backOffice,
}) => {
  await context.addCookies([consentCookie("statistics", pageUrl(chalkbox, storefront))]);
  const { itemId } = await shopper.buyToSummary({ priceCents: 1_500 });
  await shopper.order();
  const orderId = await shopper.confirmation();
  const purchases = () => eventsIn(page, "purchase");
  const ecommerce = {
    transaction_id: orderId,
    currency: "EUR",
    items: [expect.objectContaining({ item_id: itemId, quantity: 1, price: 15 })],
  };
  await expect.poll(purchases).toEqual([{ event: "purchase", ecommerce: { ...ecommerce, value: expect.any(Number) } }]);
  await page.reload();
  await hydrated(page);
  expect(await purchases()).toEqual([]);
  // The next page sends what this one had no time for.
  await shopper.open("/");
  const stored = (await backOffice.trackingEvents("purchase")).filter((payload) => payload.includes(`"${orderId}"`));
  expect(stored).toHaveLength(1);
});

test("TRACK-07: an order of a visitor who has not agreed is measured nowhere", async ({ shopper, backOffice }) => {
  await shopper.buyToSummary();
  await shopper.order();
  const orderId = await shopper.confirmation();
  expect((await backOffice.trackingEvents("purchase")).join("\n")).not.toContain(orderId);
});

test("TRACK-01, C-103: the two landing pages that operators have named count as home, another category as a listing", async ({
  page,
  context,
  chalkbox,
  storefront,
  shopper,
}) => {
  await context.addCookies([consentCookie("statistics", pageUrl(chalkbox, storefront))]);
  for (const [path, area] of [
    ["/", "home"],
    ["/cat/9000/", "home"],
    ["/cat/10000/", "home"],
    ["/cat/1000/", "category listing"],
  ] as const) {
    await shopper.open(path);
    await hydrated(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect.poll(() => eventsIn(page, "Meta")).toMatchObject([{ page_area: area }]);
  }
});
