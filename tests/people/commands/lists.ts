import fc from "fast-check";
import * as v from "valibot";
import { belongingsOf } from "../model.ts";
import { changeByFilling } from "../rules/change.ts";
import { fill, put, refusalOf } from "../rules/goods.ts";
import { type ModelItem, runningDeal } from "../rules/shop.ts";
import { addition, updateCart } from "./cart-update.ts";
import { anyone, at, step, who } from "./step.ts";

/** What is written on a list or an order form: pieces by item, each item once. */
const written = fc.uniqueArray(fc.record({ item: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ item }) => item,
});

/** Whether pages offer an item at a deal's price now. */
const isOffered = (item: ModelItem): boolean => (runningDeal(item)?.left ?? 0) > 0;

const Taken = v.object({ addProductsToCartFromTeaserWishlist: v.object({ successful: v.boolean() }) });

/** Puts a wish list or a class list into the cart, as far as it is sold. */
export const takeList = fc.record({ ...who, written }).map(({ written: entries, ...rest }) =>
  step({
    ...rest,
    name: `puts a list into the cart: ${JSON.stringify(entries)}`,
    isPossible: anyone,
    run: async ({ is, browser }, { shop }) => {
      const wanted = entries.map(({ item, quantity }) => ({ item: at(shop.items, item), quantity }));
      const teaserWishlist = wanted.map(({ item, quantity }) => ({
        itemId: item.id,
        productId: item.productId,
        quantity,
      }));
      const answer = await browser.ask("AddListToCart", { teaserWishlist, cartId: browser.cartId });
      v.parse(Taken, answer.data, { message: JSON.stringify(answer.errors) });
      const wishes = wanted.map((entry) => ({ ...entry, atDeal: isOffered(entry.item), shownCents: null }));
      changeByFilling(belongingsOf(is).cart, shop, () => fill(belongingsOf(is).cart, wishes));
    },
  }),
);

const Form = v.object({
  validateOrderForm: v.array(
    v.object({
      quantity: v.number(),
      isValidForCart: v.boolean(),
      item: v.object({
        purchaseOptionId: v.string(),
        prices: v.object({ currentPrice: v.object({ amount: v.number() }) }),
      }),
    }),
  ),
});

/** Writes an order form, and puts what can be bought of it into the cart at once. */
export const takeForm = fc.record({ ...who, written }).map(({ written: entries, ...rest }) =>
  step({
    ...rest,
    name: `sends an order form: ${JSON.stringify(entries)}`,
    isPossible: anyone,
    run: async (actor, model) => {
      const wanted = entries.map(({ item, quantity }) => ({ item: at(model.shop.items, item), quantity }));
      const form = wanted.map(({ item: { orderNumber }, quantity }) => ({ orderNumber, quantity }));
      const answer = await actor.browser.ask("ValidateOrderForm", { entries: form });
      const { validateOrderForm } = v.parse(Form, answer.data, { message: JSON.stringify(answer.errors) });
      const valid = validateOrderForm.flatMap(({ isValidForCart, quantity, item: shown }, index) => {
        const { item } = at(wanted, index);
        if (isValidForCart !== item.stock > 0) throw new Error(`A form says ${isValidForCart} of item ${item.id}`);
        return isValidForCart ? [{ item, quantity, shown }] : [];
      });
      if (valid.length === 0) return;
      await updateCart(actor, model, {
        ops: valid.map(({ quantity, shown }) =>
          addition(shown.purchaseOptionId, quantity, { shownPrice: shown.prices.currentPrice.amount }),
        ),
        refusal: valid.map(({ item }) => refusalOf(item)).find((refusal) => refusal !== null) ?? null,
        act: () =>
          valid.flatMap(({ item, quantity, shown }) => {
            const shownCents = shown.prices.currentPrice.amount;
            return put(belongingsOf(actor.is).cart, { item, quantity, atDeal: isOffered(item), shownCents });
          }),
      });
    },
  }),
);
