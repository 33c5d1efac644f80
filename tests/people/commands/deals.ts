import fc from "fast-check";
import { setTimeout as wait } from "node:timers/promises";
import { itemIndex } from "../assortment.ts";
import { belongingsOf } from "../model.ts";
import { keys } from "../rules/cart.ts";
import { put, refusalOf } from "../rules/goods.ts";
import { runningDeal } from "../rules/shop.ts";
import { addition, updateCart } from "./cart-update.ts";
import { at, step, who } from "./step.ts";

/** What deals cost, in cents: less than the item ever does. */
const dealPrices = fc.constantFrom(1_490, 1_290);

export const startDeal = fc
  .record({
    ...who,
    priceCents: dealPrices,
    quantity: fc.integer({ min: 1, max: 6 }),
    mostPerCart: fc.constantFrom(2, 3),
  })
  .map(({ priceCents, quantity, mostPerCart, ...rest }) =>
    step({
      ...rest,
      name: `sees a deal of ${quantity} pieces at ${priceCents} begin`,
      isPossible: (_actor, { shop }) => runningDeal(at(shop.items, itemIndex.dealt)) === null,
      run: async (_actor, { shop }, { backOffice }) => {
        const item = at(shop.items, itemIndex.dealt);
        const wish = { itemId: item.id, priceCents, quantity, maxPerCart: mostPerCart };
        const id = await backOffice.createDeal(wish);
        item.deal = { id, priceCents, mostPerCart, left: quantity, isRunning: true };
      },
    }),
  );

export const endDeal = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "sees the deal ended",
    isPossible: (_actor, { shop }) => runningDeal(at(shop.items, itemIndex.dealt)) !== null,
    run: async (_actor, { shop }, { backOffice }) => {
      const deal = runningDeal(at(shop.items, itemIndex.dealt));
      if (deal === null) return;
      await backOffice.endDeal(deal.id);
      deal.isRunning = false;
    },
  }),
);

/** How long a deal runs that ends by itself, in milliseconds. */
const shortly = 2_000;

/** Someone buys in a deal that ends by itself a moment later. */
export const buyBeforeEnd = fc.record({ ...who, priceCents: dealPrices }).map(({ priceCents, ...rest }) =>
  step({
    ...rest,
    name: `buys in a deal that ends by itself`,
    isPossible: (_actor, { shop }) => runningDeal(at(shop.items, itemIndex.dealt)) === null,
    run: async (actor, model, { backOffice }) => {
      const item = at(model.shop.items, itemIndex.dealt);
      const endsAt = Date.now() + shortly;
      const wish = { itemId: item.id, priceCents, quantity: 2, maxPerCart: 1, lasts: shortly / 60_000 };
      const id = await backOffice.createDeal(wish);
      const deal = { id, priceCents, mostPerCart: 1, left: 2, isRunning: true };
      item.deal = deal;
      await updateCart(actor, model, {
        ops: [addition(`${item.id}#LIGHTNING_DEAL`, 1, { shownPrice: priceCents })],
        refusal: refusalOf(item),
        act: (heard) => {
          // A busy machine may take longer than the deal does.
          deal.isRunning = Date.now() < endsAt || !heard.includes(keys.dealOver);
          return put(belongingsOf(actor.is).cart, { item, quantity: 1, atDeal: true, shownCents: priceCents });
        },
      });
      // time: the shop's own clock ends the deal
      await wait(Math.max(0, endsAt - Date.now()) + 50);
      deal.isRunning = false;
    },
  }),
);
