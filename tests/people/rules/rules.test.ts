import { describe, expect, it } from "vitest";
import { anEmptyCart, keys } from "./cart.ts";
import { change } from "./change.ts";
import { put, setPieces } from "./goods.ts";
import { merge } from "./merge.ts";
import type { ModelItem, ModelShop, ModelVoucher } from "./shop.ts";
import { show } from "./view.ts";
import { redeem } from "./vouchers.ts";

const anItem = (of: Partial<ModelItem> = {}): ModelItem => ({
  id: "1",
  productId: "p1",
  orderNumber: "n1",
  priceCents: 1_000,
  stock: 100,
  minimum: 1,
  maximum: 9_998,
  deal: null,
  ...of,
});
const aVoucher = (code: string, of: Partial<ModelVoucher> = {}): ModelVoucher => ({
  code,
  percent: 20,
  minimumCents: 0,
  isRunning: true,
  mostInAll: null,
  mostPerCustomer: null,
  redemptions: [],
  ...of,
});
const shopOf = (items: readonly ModelItem[], vouchers: readonly ModelVoucher[] = []): ModelShop => ({
  items,
  vouchers,
});
const wish = (item: ModelItem, quantity: number, atDeal = false) => ({ item, quantity, atDeal, shownCents: null });

describe("the rules that the people's carts are measured by", () => {
  it("let the better of two percentages count once carts have met, and report the other", () => {
    const item = anItem();
    const shop = shopOf([item], [aVoucher("A"), aVoucher("B", { percent: 40 })]);
    const [visitors, accounts] = [anEmptyCart(), anEmptyCart("a@example.org")];
    put(visitors, wish(item, 2));
    redeem(visitors, shop, "B", 1);
    put(accounts, wish(item, 1));
    redeem(accounts, shop, "A", 2);
    merge(visitors, accounts, shop);
    expect(show(accounts, shop)).toMatchObject({
      lines: { 1: [3, 0, 3_000] },
      vouchers: { B: true },
      discount: 1_200,
      shipping: 595,
      total: 2_395,
      notices: [`${keys.voucherDropped}|A`],
    });
    change(accounts, shop, () => []);
    expect(show(accounts, shop).notices).toEqual([]);
  });

  it("refuse a second percentage, a voucher that has not begun, and one that is used up", () => {
    const item = anItem();
    const spent = aVoucher("C", { mostInAll: 1, redemptions: [{ mailbox: "b@example.org" }] });
    const shop = shopOf([item], [aVoucher("A"), aVoucher("B", { isRunning: false }), spent, aVoucher("D")]);
    const cart = anEmptyCart();
    put(cart, wish(item, 1));
    expect(["A", "B", "C", "D"].map((code, moment) => redeem(cart, shop, code, moment))).toEqual([
      null,
      keys.voucherInvalid,
      keys.voucherSpent,
      keys.voucherTwice,
    ]);
  });

  it("give a deal's price as far as its limit and its pieces go, and take it back when it ends", () => {
    const deal = { id: "d", priceCents: 700, mostPerCart: 2, left: 3, isRunning: true };
    const item = anItem({ deal });
    const shop = shopOf([item]);
    const [first, second] = [anEmptyCart(), anEmptyCart()];
    expect(put(first, wish(item, 3, true))).toEqual([keys.dealLimit]);
    expect(put(second, wish(item, 2, true))).toEqual([keys.dealLimit]);
    expect(show(first, shop).lines).toEqual({ 1: [3, 2, 2_400] });
    expect(show(second, shop).lines).toEqual({ 1: [2, 1, 1_700] });
    deal.isRunning = false;
    expect(show(first, shop)).toMatchObject({ lines: { 1: [3, 0, 3_000] }, notices: [`${keys.price}|1`] });
    setPieces(first, item, 3);
    expect(show(first, shop).notices).toEqual([]);
  });

  it("keep pieces between minimum, maximum and stock when carts meet, and report it", () => {
    const item = anItem({ minimum: 2, maximum: 4 });
    const shop = shopOf([item]);
    const [visitors, accounts] = [anEmptyCart(), anEmptyCart()];
    expect(put(visitors, wish(item, 1))).toEqual([keys.minimum]);
    put(accounts, wish(item, 3));
    merge(visitors, accounts, shop);
    expect(show(accounts, shop)).toMatchObject({ lines: { 1: [4, 0, 4_000] }, notices: [`${keys.quantity}|1`] });
    item.stock = 3;
    expect(show(accounts, shop).notices).toEqual([`${keys.quantity}|1`, `${keys.shortage}|1`]);
  });

  it("report a voucher that counted and does not any more, as long as that is so", () => {
    const item = anItem();
    const voucher = aVoucher("A", { minimumCents: 1_000 });
    const shop = shopOf([item], [voucher]);
    const cart = anEmptyCart();
    put(cart, wish(item, 1));
    redeem(cart, shop, "A", 1);
    expect(show(cart, shop)).toMatchObject({ discount: 200, notices: [] });
    item.priceCents = 999;
    expect(show(cart, shop)).toMatchObject({ discount: 0, vouchers: { A: false } });
    expect(show(cart, shop).notices).toContain(`${keys.voucherLost}|A`);
    expect(change(cart, shop, () => [])).toEqual([keys.voucherLost]);
    expect(show(cart, shop).notices).not.toContain(`${keys.voucherLost}|A`);
  });
});
