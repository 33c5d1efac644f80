import { expect } from "../../fixtures.ts";
import { idOf } from "./faults.ts";
import type { Rows, World } from "./row.ts";
import { testRows } from "./walk.ts";

/** An item in a deal, in the basket. */
async function dealInBasket({ shopper, backOffice, orderer }: World) {
  const { itemId } = await shopper.newProduct({ priceCents: 2_000 });
  const dealId = await backOffice.createDeal({ itemId, priceCents: 1_500 });
  await orderer.putIntoBasket([{ itemId: `${itemId}#LIGHTNING_DEAL`, quantity: 1 }]);
  return dealId;
}

const rows: Rows = {
  UpdateCart: async ({ page, shopper, open }) => {
    const { id } = await shopper.newProduct();
    await open(`/prod/${id}/`);
    return {
      press: () => page.getByRole("button", { name: "In den Warenkorb" }).click(),
      done: async () => {
        await expect(page.getByText("Liegt jetzt im Warenkorb").first()).toBeVisible();
        await open("/checkout/basket/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (1 Artikel)");
      },
    };
  },
  ExtendReservation: async (world) => {
    const { page, shopper, orderer } = world;
    await dealInBasket(world);
    await orderer.goOnAsGuest();
    await world.open("/checkout/shipping/");
    await shopper.expectStep("shipping", shopper.words.shippingTitle);
    const bar = page.getByRole("complementary", { name: "Reservierung" });
    const extend = bar.getByRole("button", { name: /^Einmal/ });
    return {
      press: () => extend.click(),
      done: () => expect(extend).toHaveCount(0),
    };
  },
  RefreshReservation: async (world) => {
    const { page, open } = world;
    await dealInBasket(world);
    // No one waits a quarter of an hour for it to expire.
    await page.route("**/api/shop/", async (route) => {
      if (
        !route
          .request()
          .postData()
          ?.includes(await idOf("LightningReservation"))
      )
        return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        body: (await answer.text()).replace('"expired":false', '"expired":true'),
      });
    });
    await open("/checkout/basket/");
    const again = page.getByRole("button", { name: "Wieder zum Angebotspreis reservieren" });
    await expect(again).toBeVisible();
    return {
      press: () => again.click(),
      done: () => expect(page.getByText(/^Ihr Blitzangebot ist bis \d\d:\d\d Uhr reserviert\.$/)).toBeVisible(),
    };
  },
  MarkReviewHelpful: async ({ page, open }) => {
    await open("/prod/10003/");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const review = page.getByRole("article").filter({ has: page.getByRole("button", { name: /ist hilfreich$/ }) });
    const first = review.first();
    await first.scrollIntoViewIfNeeded();
    const title = await first.getByRole("heading").innerText();
    const helped = page
      .getByRole("article")
      .filter({ hasText: title })
      .getByText(/hilfreich$/)
      .first();
    const before = Number(/\d+/.exec((await helped.allInnerTexts()).join(""))?.[0] ?? 0);
    return {
      press: () => first.getByRole("button", { name: /ist hilfreich$/ }).click(),
      done: () => expect(helped).toContainText(String(before + 1)),
    };
  },
  SubmitReview: async ({ page, backOffice, open }) => {
    const { id } = await backOffice.createProduct();
    await open(await backOffice.ratingLink(id, "Kita Nord"));
    const main = page.getByRole("main");
    await main.getByRole("combobox", { name: /^Wie zufrieden sind Sie/ }).selectOption("4");
    await main.getByRole("textbox", { name: /^Überschrift/ }).fill("Unverwüstlich");
    await main.getByRole("textbox", { name: /^Ihre Bewertung/ }).fill("Hält seit Wochen jeder Gruppe stand.");
    return {
      press: () => main.getByRole("button", { name: "Bewertung absenden" }).click(),
      done: () => expect(page).toHaveURL(new RegExp(`/prod/${id}/`)),
    };
  },
};

testRows(rows);
