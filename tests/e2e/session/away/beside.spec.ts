import { aPerson } from "../../../testkit/people.ts";
import { pageUrl } from "../../../testkit/chalkbox.ts";
import { expect } from "../../fixtures.ts";
import { consentCookie } from "../../steps/consent.ts";
import { hydrated } from "../../steps/hydrated.ts";
import { type Fault, idOf, strikeWith } from "./faults.ts";
import { messages, test } from "./walk.ts";

const lasting: readonly Fault[] = ["aborted", "refused", "lost"];

test("SetRatingWish, SubscribeFromOrder, ConfirmationCleanup: an order is made once while they fail, and nothing else is said", async ({
  world: { page, shopper, backOffice },
}) => {
  const { itemId } = await shopper.buyToSummary({}, aPerson());
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByRole("checkbox", { name: /Newsletter/ }).check();
  await main.getByRole("checkbox", { name: /bewerten/ }).check();
  for (const mutation of ["SetRatingWish", "SubscribeFromOrder", "ConfirmationCleanup"])
    await strikeWith("aborted", await idOf(mutation), page);
  await shopper.order();
  await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
  await expect(messages(page)).toHaveText("");
});

for (const fault of lasting) {
  test(`RecordGlanceView, AddEvents, ${fault}: a page says nothing of what is only noted beside it`, async ({
    world: { page, shopper, open },
    chalkbox,
    storefront,
    context,
  }) => {
    await context.addCookies([consentCookie("statistics", pageUrl(chalkbox, storefront))]);
    const { id, name } = await shopper.newProduct();
    const [glance, events] = [
      await strikeWith(fault, await idOf("RecordGlanceView"), page),
      await strikeWith(fault, await idOf("AddEvents"), page),
    ];
    await open(`/prod/${id}/`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => Math.min(glance.count(), events.count())).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(messages(page)).toHaveText("");
  });
}

test("RefreshReservation: a deal whose time is over is reserved again after a call that failed, and one message says so", async ({
  world: { page, shopper, backOffice, orderer, open },
}) => {
  const { itemId } = await shopper.newProduct({ priceCents: 2_000 });
  await backOffice.createDeal({ itemId, priceCents: 1_500 });
  await orderer.putIntoBasket([{ itemId: `${itemId}#LIGHTNING_DEAL`, quantity: 1 }]);
  // The visitor's page has been open for longer than the pieces are held.
  await page.clock.install();
  await open("/checkout/basket/");
  await page.clock.fastForward("01:00:00");
  const again = page.getByRole("button", { name: "Wieder zum Angebotspreis reservieren" });
  const struck = await strikeWith("refused", await idOf("RefreshReservation"), page);
  await again.click();
  await page.clock.runFor(2_000);
  await expect(messages(page).getByRole("alert")).toContainText("Da ist etwas schiefgegangen");
  expect(struck.count()).toBeGreaterThan(0);
  await struck.end();
});
