import fc from "fast-check";
import * as v from "valibot";
import { anEmptyCart, type ModelCart } from "../rules/cart.ts";
import { lineOf, piecesOf } from "../rules/goods.ts";
import type { ModelShop } from "../rules/shop.ts";
import { type CartView, show } from "../rules/view.ts";
import { counts, heldVouchers } from "../rules/vouchers.ts";
import { aVisitor, belongingsOf, type ModelOrder } from "../model.ts";
import { completeSteps, submit } from "../order.ts";
import { changeByFilling } from "../rules/change.ts";
import { fill } from "../rules/goods.ts";
import { requireSuccess, type World } from "../world.ts";
import { addAddressFor } from "./addresses.ts";
import { at, isCustomer, isIn, step, who } from "./step.ts";

/** Orders what is in the cart; what is short is refused, and the cart stays as it is. */
export const order = fc.record({ ...who, email: fc.nat(1) }).map(({ email, ...rest }) =>
  step({
    ...rest,
    name: "orders",
    isPossible: (actor) => isIn(actor) && belongingsOf(actor).cart.lines.size > 0,
    run: async ({ is, browser, become }, { shop }, real) => {
      const { cart, addresses } = belongingsOf(is);
      if (addresses.size === 0) await addAddressFor(browser, addresses);
      const guestEmail = is.kind === "guest" ? at(real.guestEmails, email) : null;
      show(cart, shop);
      if (guestEmail !== null) cart.mailbox = guestEmail;
      await completeSteps(browser, { guestEmail, addressId: [...addresses.values()][0] ?? "" });
      const isShort = shop.items.some((item) => cart.lines.has(item.id) && piecesOf(lineOf(cart, item)) > item.stock);
      const expected = show(cart, shop);
      const orderId = await submit(browser);
      if (isShort !== (orderId === null)) throw new Error(`Of ${JSON.stringify(expected)} order ${orderId} was made`);
      if (orderId === null) return;
      await checkOrder(real, orderId, expected);
      requireSuccess(await browser.ask("ConfirmationCleanup"), "confirmationCleanup");
      const made = sell(cart, shop, orderId);
      if (is.kind === "guest") become(aVisitor());
      if (is.kind !== "customer") return;
      is.account.orders.push(made);
      is.account.cart = anEmptyCart(is.account.email);
    },
  }),
);

/** What the next shopper finds once a cart was ordered. */
function sell(cart: ModelCart, shop: ModelShop, orderId: string): ModelOrder {
  const { mailbox } = cart;
  if (mailbox === null) throw new Error("An order has an e-mail");
  for (const [, voucher] of heldVouchers(cart, shop)) {
    if (counts(voucher, cart, shop)) voucher.redemptions.push({ mailbox });
  }
  const pieces = shop.items.flatMap((item) =>
    cart.lines.has(item.id) ? [{ item, quantity: piecesOf(lineOf(cart, item)) }] : [],
  );
  for (const { item, quantity } of pieces) item.stock -= quantity;
  return { orderId, pieces };
}

/** @throws Error when the order costs something else than the cart showed */
async function checkOrder({ backOffice }: World, orderId: string, expected: CartView): Promise<void> {
  const stored = await backOffice.order(orderId);
  const { goods, discount, shipping, total } = expected;
  const isSame =
    stored?.subtotalCents === goods &&
    stored.promotionsSavingCents === discount &&
    stored.shippingCostCents === shipping &&
    stored.totalCents === total;
  if (!isSame) throw new Error(`Ordered ${JSON.stringify(stored)}, and was shown ${JSON.stringify(expected)}`);
}

const Again = v.object({ buyAgain: v.object({ successful: v.boolean() }) });

/** Puts an order of before into the cart again, as far as it is sold. */
export const buyAgain = fc.record({ ...who, which: fc.nat(5) }).map(({ which, ...rest }) =>
  step({
    ...rest,
    name: `buys order ${which} again`,
    isPossible: (actor) => actor.kind === "customer" && actor.account.orders[which] !== undefined && isCustomer(actor),
    run: async ({ is, browser }, { shop }) => {
      if (is.kind !== "customer") return;
      const { cart, orders } = is.account;
      const { orderId, pieces } = at(orders, which);
      const answer = await browser.ask("BuyAgain", { orderId, cartId: browser.cartId });
      v.parse(Again, answer.data, { message: JSON.stringify(answer.errors) });
      const wishes = pieces.map((wanted) => ({ ...wanted, atDeal: false, shownCents: null }));
      changeByFilling(cart, shop, () => fill(cart, wishes));
    },
  }),
);
