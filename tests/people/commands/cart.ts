import fc from "fast-check";
import { belongingsOf, type ModelBrowser } from "../model.ts";
import { lineOf, piecesOf, put, refusalOf, removeLine, setPieces } from "../rules/goods.ts";
import type { ModelItem } from "../rules/shop.ts";
import { show } from "../rules/view.ts";
import { checkView, requireRefusal } from "../world.ts";
import { itemIndex } from "../assortment.ts";
import { addition, updateCart } from "./cart-update.ts";
import { type Actor, anyone, at, browserIndex, step, who } from "./step.ts";

const anItem = fc.nat(Object.keys(itemIndex).length - 1);
const pieces = fc.integer({ min: 1, max: 4 });
const dealSuffix = "#LIGHTNING_DEAL";

const holds = (actor: ModelBrowser, { id }: ModelItem): boolean => belongingsOf(actor).cart.lines.has(id);

/** Puts pieces in as a product page does; an old page asks for a deal that has ended, or shows another price. */
export const buy = fc
  .record({ ...who, item: anItem, quantity: pieces, atDeal: fc.boolean(), isOld: fc.nat(5) })
  .map(({ item: index, quantity, atDeal: wantsDeal, isOld, ...rest }) =>
    step({
      ...rest,
      name: `puts ${quantity} of item ${index} into the cart${wantsDeal ? " at a deal's price" : ""}`,
      isPossible: anyone,
      run: (actor, model) => {
        const item = at(model.shop.items, index);
        const atDeal = wantsDeal && item.deal !== null;
        const shownCents = (atDeal ? (item.deal?.priceCents ?? 0) : item.priceCents) + (isOld === 0 ? 10 : 0);
        return updateCart(actor, model, {
          ops: [addition(`${item.id}${atDeal ? dealSuffix : ""}`, quantity, { shownPrice: shownCents })],
          refusal: refusalOf(item),
          act: () => put(belongingsOf(actor.is).cart, { item, quantity, atDeal, shownCents }),
        });
      },
    }),
  );

export const setQuantity = fc
  .record({ ...who, item: anItem, quantity: pieces })
  .map(({ item: index, quantity, ...rest }) =>
    step({
      ...rest,
      name: `sets item ${index} to ${quantity}`,
      isPossible: (actor, { shop }) => holds(actor, at(shop.items, index)),
      run: async (actor, model) => {
        const item = at(model.shop.items, index);
        const { id } = await lineOfPage(actor, item);
        const { cart } = belongingsOf(actor.is);
        show(cart, model.shop);
        return updateCart(actor, model, {
          ops: [{ positionOp: { updatePosition: { positionId: id, updateQuantity: { quantity } } } }],
          refusal: refusalOf(item),
          act: () => setPieces(cart, item, quantity),
        });
      },
    }),
  );

export const remove = fc.record({ ...who, item: anItem }).map(({ item: index, ...rest }) =>
  step({
    ...rest,
    name: `takes item ${index} out`,
    isPossible: (actor, { shop }) => holds(actor, at(shop.items, index)),
    run: async (actor, model) => {
      const item = at(model.shop.items, index);
      const line = await lineOfPage(actor, item);
      const { cart } = belongingsOf(actor.is);
      show(cart, model.shop);
      const held = lineOf(cart, item);
      const atDeal = held.reserved > 0;
      model.removed.set(actor.index, {
        cart,
        item,
        positionId: line.id,
        atDeal,
        quantity: piecesOf(held),
        shownCents: atDeal ? (held.deal?.priceCents ?? 0) : item.priceCents,
      });
      return updateCart(actor, model, {
        ops: [{ positionOp: { removePosition: { positionId: line.id } } }],
        refusal: null,
        act: () => {
          removeLine(cart, item);
          return [];
        },
      });
    },
  }),
);

/** Brings back what was removed last; a second press adds nothing. */
export const undo = fc.record({ ...who, presses: fc.constantFrom(1, 2) }).map(({ presses, ...rest }) =>
  step({
    ...rest,
    name: `brings back what was removed${presses > 1 ? ", twice" : ""}`,
    isPossible: (actor, { removed }) => removed.get(rest.by)?.cart === belongingsOf(actor).cart,
    run: async (actor, model) => {
      const removed = model.removed.get(actor.index);
      if (removed === undefined) return;
      model.removed.delete(actor.index);
      const { item, atDeal, quantity, shownCents, positionId, cart } = removed;
      const setItemId = `${item.id}${atDeal ? dealSuffix : ""}`;
      const ops = [addition(setItemId, quantity, { shownPrice: shownCents, restores: positionId })];
      const refusal = refusalOf(item);
      await updateCart(actor, model, { ops, refusal, act: () => put(cart, { item, quantity, atDeal, shownCents }) });
      if (presses > 1) await updateCart(actor, model, { ops, refusal, act: () => [] });
    },
  }),
);

export const buyInForeignCart = fc.record({ ...who, other: browserIndex }).map(({ other, ...rest }) =>
  step({
    ...rest,
    name: `puts something into the cart of ${other}`,
    isPossible: (actor, { browsers }) => belongingsOf(actor).cart !== belongingsOf(at(browsers, other)).cart,
    run: async ({ browser }, model, real) => {
      const { cartId } = at(real.browsers, other);
      const data = { cartId, ops: [addition(at(model.shop.items, 0).id, 1)] };
      requireRefusal(await browser.ask("UpdateCart", { data }), "cart_update");
      await checkView(model, real, other);
    },
  }),
);

/** The line of an item as the basket shows it before it is changed; its notices are read by that (`show`). */
async function lineOfPage({ browser }: Actor, { id }: ModelItem) {
  const line = (await browser.lines()).find(
    ({ itemId, relatedVoucherCode }) => itemId === id && relatedVoucherCode === null,
  );
  if (line === undefined) throw new Error(`There is no line of item ${id}`);
  return line;
}
