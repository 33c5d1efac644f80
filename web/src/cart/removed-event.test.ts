import { expect, it } from "vitest";
import { removedFromBasket } from "./removed-event.ts";

it("TRACK-07: a line that was taken out is reported with its article, also that of a deal, and the price that was shown", () => {
  const line = {
    cartId: "c1",
    id: "p1",
    purchaseOptionId: "i1#LIGHTNING_DEAL",
    name: "Buntstifte",
    quantity: 3,
    path: "/prod/1/",
    isFreeItem: false,
    isCatalog: false,
    isLightningDeal: true,
    voucherCode: null,
    shownPrice: 1_779,
    until: 18_000,
  };
  expect(removedFromBasket(line)).toEqual({
    event: "remove_from_cart",
    ecommerce: {
      currency: "EUR",
      value: 53.37,
      items: [{ item_id: "i1", item_name: "Buntstifte", quantity: 3, price: 17.79 }],
    },
  });
});
