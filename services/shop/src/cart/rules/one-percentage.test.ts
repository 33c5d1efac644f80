import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aStoredVoucher,
  codesOf,
  fromList,
  fromOrderForm,
  inEnglish,
  joinsAt,
  type Meeting,
  order,
  redeem,
  reorder,
  noticesOf,
  writeJoinedAssortment,
} from "../../../test/cart-joins.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { startTestWallet } from "../../../test/wallet-provider.ts";
import { setWalletParameter } from "../../../test/wallet-journey.ts";

const anything = v.unknown();
const database = await startTestDatabase();
const { shopper, meetings, login, registration, wallet } = joinsAt(database);
let [ten, twenty, forty] = ["", "", ""];
beforeAll(() => writeJoinedAssortment(database));
beforeEach(async () => {
  ten = await aStoredVoucher(database, { percent: 10 });
  twenty = await aStoredVoucher(database, { percent: 20 });
  forty = await aStoredVoucher(database, { percent: 40 });
});

const withVoucher = (code: string) => async (who: Shopper) => {
  await who.add(101, 2);
  expect((await redeem(who, code)).successful).toBe(true);
};

/** Two carts with a percentage each: the better one counts, alone, and the shopper reads which one went. */
async function merged(meet: Meeting) {
  const who = await meet(withVoucher(twenty), withVoucher(forty));
  const cart = await who.cart();
  return {
    cents: [cart.subtotal.amount, cart.promotionsSaving.amount],
    isBetterAlone: codesOf(cart).join() === forty,
    isReported: noticesOf(cart).includes(`„Rabatt ${twenty}“ (${twenty}) haben wir aus Ihrem Warenkorb genommen`),
  };
}
const better = { cents: [4_000, 1_600], isBetterAlone: true, isReported: true };

describe("one percentage", () => {
  it.each(meetings)("%s: the better one counts alone, and the other is reported", async (_, meet) => {
    expect(await merged(meet)).toEqual(better);
  });

  it("login: three carts with 20, 30 and 40 % cost what 40 % leave of their goods", async () => {
    const thirty = await aStoredVoucher(database, { percent: 30 });
    const email = "drei@example.org";
    await login(async () => {}, withVoucher(twenty), email);
    await login(async () => {}, withVoucher(thirty), email);
    const who = await login(async () => {}, withVoucher(forty), email);
    const { subtotal, promotionsSaving } = await who.cart();
    expect([subtotal.amount, promotionsSaving.amount]).toEqual([6_000, 2_400]);
    const number = await order(who);
    const [row] = await database.write`
      select promotions_saving_cents, total_cents - shipping_cost_cents as goods from shop_order where order_number = ${number}`;
    expect(row).toMatchObject({ promotionsSavingCents: 2_400, goods: 3_600 });
  });

  it("registration: the one that the visitor had goes along", async () => {
    const who = await registration(withVoucher(twenty));
    expect((await redeem(who, ten)).messageKey).toBe("vue.cart.voucher.error.onlyOne");
    expect(codesOf(await who.cart())).toEqual([twenty]);
  });

  it("another tab: of two codes typed at the same moment one is refused", async () => {
    const who = await shopper();
    await who.add(101, 2);
    const answers = await Promise.all([redeem(who, twenty), redeem(who, forty)]);
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    expect(codesOf(await who.cart())).toHaveLength(1);
  });

  it("next cart: it begins without the voucher of the order", async () => {
    const who = await registration(withVoucher(twenty));
    await order(who);
    await who.add(101, 2);
    expect((await redeem(who, forty)).successful).toBe(true);
    expect((await who.cart()).promotionsSaving.amount).toBe(800);
  });

  it("undo: a removed voucher comes back only while there is no other", async () => {
    const who = await shopper();
    await withVoucher(twenty)(who);
    await who.update([
      { voucherOp: { removeVoucher: { code: twenty } } },
      { voucherOp: { addVoucher: { code: ten } } },
    ]);
    expect((await redeem(who, twenty)).messageKey).toBe("vue.cart.voucher.error.onlyOne");
    expect((await who.cart()).promotionsSaving.amount).toBe(200);
  });

  it("reorder: an order brings goods and no voucher", async () => {
    const who = await registration(withVoucher(twenty));
    const number = await order(who);
    await withVoucher(forty)(who);
    await reorder(who, number);
    expect((await who.cart()).promotionsSaving.amount).toBe(1_600);
  });

  it("list: its goods count for the one voucher that there is", async () => {
    const who = await shopper();
    await withVoucher(twenty)(who);
    await fromList(who, [[104, 5]]);
    expect((await who.cart()).promotionsSaving.amount).toBe(600);
  });

  it("order form: its goods count for the one voucher that there is", async () => {
    const who = await shopper();
    await withVoucher(twenty)(who);
    await fromOrderForm(who, [[104, 5]]);
    expect((await who.cart()).promotionsSaving.amount).toBe(600);
  });

  it("language: what was taken out is reported in the language of the page", async () => {
    const who = await login(withVoucher(twenty), withVoucher(forty));
    expect(noticesOf(await inEnglish(who, database))).toContain(
      `we have taken “Discount ${twenty}” (${twenty}) out of your basket`,
    );
  });

  it("operator: a voucher that becomes a percentage gives way to the better one, and that is reported", async () => {
    const gift = await aStoredVoucher(database, { itemId: 105 });
    const who = await shopper();
    await withVoucher(twenty)(who);
    await redeem(who, gift);
    await database.write`
      update voucher set kind = 'percentage', percent_basis_points = 9000, item_id = null where code = ${gift}`;
    const cart = await who.cart();
    expect([cart.promotionsSaving.amount, codesOf(cart)]).toEqual([1_800, [gift]]);
    expect(noticesOf(cart)).toContain(twenty);
  });

  it("expiry: one that has ended makes room for another", async () => {
    const who = await shopper();
    await withVoucher(twenty)(who);
    await database.write`update voucher set ends_at = now() where code = ${twenty}`;
    expect((await redeem(who, forty)).successful).toBe(true);
    const cart = await who.cart();
    expect([cart.promotionsSaving.amount, codesOf(cart)]).toEqual([800, [forty]]);
    expect(noticesOf(cart)).toContain(`„Rabatt ${twenty}“ (${twenty}) haben wir aus Ihrem Warenkorb genommen`);
  });
});

describe("one percentage and the wallet", async () => {
  const provider = await startTestWallet();
  beforeAll(() => setWalletParameter(database));

  it("wallet: the voucher goes on in the cart that follows", async () => {
    const who = await wallet(provider.config, withVoucher(twenty));
    expect((await who.cart()).promotionsSaving.amount).toBe(400);
    expect((await redeem(who, forty)).messageKey).toBe("vue.cart.voucher.error.onlyOne");
  });
});

describe("what was reported", () => {
  it("stays until a page has shown it and the shopper has gone on from it", async () => {
    const who = await login(withVoucher(twenty), withVoucher(forty));
    await who.run("query ($id: ID!) { shop_findCart(cartId: $id) { id } }", "shop_findCart", anything, {
      id: who.cartId,
    });
    await who.add(104, 5);
    expect(noticesOf(await who.cart())).toContain(twenty);
    expect(noticesOf(await who.cart())).toContain(twenty);
    await who.add(104, 1);
    expect(noticesOf(await who.cart())).toBe("");
  });
});
