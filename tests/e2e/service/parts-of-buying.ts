import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { newAsker } from "../../testkit/asker.ts";
import type { BackOffice } from "../../testkit/back-office.ts";
import { buyerAtSummary } from "../../testkit/buyer.ts";
import type { Addresses } from "../../testkit/chalkbox.ts";
import { aPerson } from "../../testkit/people.ts";
import { orderOfGuest } from "../../testkit/returner.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect } from "../fixtures.ts";

/** A part of the shop at work; its expectations fail where it does nothing. */
export type Part = (chalkbox: Addresses, backOffice: BackOffice) => Promise<void>;

const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const ordered = v.object({ kind: v.literal("ordered"), orderId: v.string() });
const priceCents = 2_369;
const originOf = ({ webPort }: Addresses): string => `http://127.0.0.1:${webPort}`;

async function ownItem(backOffice: BackOffice): Promise<{ productId: string; itemId: string }> {
  const { id, items } = await backOffice.createProduct({ priceCents });
  return { productId: id, itemId: items[0]?.id ?? "" };
}

/** Puts pieces into a new visitor's cart. @param setItemId what a product page offers to buy */
async function withCart(chalkbox: Addresses, setItemId: string, quantity: number) {
  const ask = await newAsker(chalkbox, de);
  const { cartId } = v.parse(SessionCart, await ask("PageSession")).session;
  const addPosition = { setItemId, updateQuantity: { quantity } };
  await ask("UpdateCart", { data: { cartId, ops: [{ positionOp: { addPosition } }] } });
  return ask;
}

/** What leads from a product to its return. */
export const partsOfBuying: Readonly<Record<string, Part>> = {
  "products with variants": async (chalkbox, backOffice) => {
    const { id: productId, items } = await backOffice.createProduct({ colours: ["rot", "blau"] });
    const ask = await newAsker(chalkbox, de);
    const selectedVariants = [{ name: "FARBE", value: "blau" }];
    expect(await ask("ProductPage", { productId, selectedVariants, itemId: null })).toMatchObject({
      getVariantInformationForProduct: {
        isConfigured: true,
        variantAttributes: [
          {
            name: "FARBE",
            options: expect.arrayContaining([
              expect.objectContaining({ value: "rot", selected: false }),
              expect.objectContaining({ value: "blau", selected: true }),
            ]) as unknown,
          },
        ],
        item: { itemId: items[1]?.id },
      },
    });
  },

  prices: async (chalkbox, backOffice) => {
    const { productId, itemId } = await ownItem(backOffice);
    const ask = await newAsker(chalkbox, de);
    const price = async () => {
      const answer = await ask("ProductPage", { productId, selectedVariants: [], itemId: null });
      return expect(answer).toMatchObject({
        getVariantInformationForProduct: { item: { prices: { currentPrice: { amount: 1_995, currencyCode: "EUR" } } } },
      });
    };
    await expect(price()).rejects.toThrow("2369");
    await backOffice.setPrice(itemId, 1_995);
    await expect(price).toPass();
  },

  "lightning deals": async (chalkbox, backOffice) => {
    const { itemId } = await ownItem(backOffice);
    await backOffice.createDeal({ itemId, priceCents: 1_779, maxPerCart: 2 });
    const ask = await withCart(chalkbox, `${itemId}#LIGHTNING_DEAL`, 3);
    expect(await ask("BasketPage")).toMatchObject({
      session: { cart: { subtotal: { amount: 2 * 1_779 + priceCents }, mergedLineItems: [{ quantityLightning: 2 }] } },
    });
  },

  cart: async (chalkbox, backOffice) => {
    const { itemId } = await ownItem(backOffice);
    const ask = await withCart(chalkbox, itemId, 3);
    expect(await ask("BasketPage")).toMatchObject({
      session: { cart: { subtotal: { amount: 3 * priceCents }, mergedLineItems: [{ itemId, quantity: 3 }] } },
    });
  },

  "multi-step checkout": async (chalkbox, backOffice) => {
    const { itemId } = await ownItem(backOffice);
    const hasty = await withCart(chalkbox, itemId, 1);
    await hasty("CheckoutAuth", { authType: "guest" });
    expect(await hasty("CheckoutPage", { step: "SUMMARY" })).toMatchObject({
      session: { checkout: { access: { allowed: false } } },
    });
    const buyer = await buyerAtSummary(originOf(chalkbox), de, { itemId, quantity: 2 });
    const { orderId } = v.parse(ordered, await buyer.order());
    expect(await backOffice.order(orderId)).toMatchObject({
      isGuest: true,
      subtotalCents: 2 * priceCents,
      lines: [{ itemId, quantity: 2 }],
    });
  },

  orders: async (chalkbox, backOffice) => {
    const { itemId } = await ownItem(backOffice);
    const { email, password, firstName, lastName } = aPerson();
    const account = { email, password, firstName, lastName };
    const buyer = await buyerAtSummary(originOf(chalkbox), de, { itemId, quantity: 2, account });
    const { orderId } = v.parse(ordered, await buyer.order());
    // On another device.
    const ask = await newAsker(chalkbox, de);
    await ask("Login", { credentials: { email, password }, mergeCart: true });
    expect(await ask("OrderList", { page: 0, searchText: "", dateFilter: null })).toMatchObject({
      getOrdersV2: { pageInfo: { totalElements: 1 }, orders: [{ orderId, lines: [{ quantity: 2 }] }] },
    });
    const { cartId } = v.parse(SessionCart, await ask("PageSession")).session;
    expect(await ask("BuyAgain", { orderId, cartId })).toMatchObject({
      buyAgain: { successful: true, added: [{ itemId, quantity: 2 }], missing: [] },
    });
  },

  returns: async (chalkbox, backOffice) => {
    const { itemId } = await ownItem(backOffice);
    const order = await orderOfGuest(originOf(chalkbox), originOf(chalkbox), chalkbox.sandbox, backOffice, itemId);
    const outcome = await order.declare("return", randomUUID());
    const { rma } = v.parse(v.object({ kind: v.literal("made"), rma: v.string() }), outcome);
    expect(await order.look()).toEqual({ known: [rma], returned: 1, cancelled: 0 });
    await backOffice.receiveReturn(rma);
  },
};
