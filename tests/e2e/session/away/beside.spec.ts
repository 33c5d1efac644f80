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
