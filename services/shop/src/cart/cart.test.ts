import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { releaseExpiredReservations } from "./reservations.service.ts";

const database = await startTestDatabase();

const product = (id: number, item: object = {}) => ({
  id,
  category: 3,
  name: `Stift ${id}`,
  items: [{ id: id + 1_000, ...item }],
});
beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1, children: [{ id: 2, children: [{ id: 3 }] }] }],
    products: [
      product(1, { price: 1_190 }),
      product(2, { price: 500, stock: 3 }),
      product(3, { price: 200, columns: { minimum_order_quantity: 5, max_quantity: 20 }, stock: 100 }),
      product(4, { price: 990, stock: 0 }),
      product(5, { price: 2_000, oldPrice: 2_500, stock: 1_000 }),
      product(6, { price: 300, stock: 50 }),
      product(7, { price: 9_900, columns: { shipping_class: "spedition" } }),
      product(8, { price: 150, stock: 50 }),
    ],
  });
  await startCatalogue(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points, item_id, minimum_subtotal_cents) values
      ('ZEHN', 'percentage', 'Zehn', 'Ten', 1000, null, 2000), ('ZWANZIG', 'percentage', 'Zwanzig', 'Twenty', 2000, null, 0),
      ('GABE', 'free_article', 'Gabe', 'Gift', null, 1006, 3000)`;
  await database.write`insert into free_offer (store, item_id, kind, minimum_subtotal_cents) values ('de', 1008, 'free', 4000)`;
});

const shopper = (options = {}) => new Shopper(database, options).arrive();
const set = (positionId: string, quantity: number) => ({
  positionOp: { updatePosition: { positionId, updateQuantity: { quantity } } },
});
const remove = (positionId: string) => ({ positionOp: { removePosition: { positionId } } });
const add = (itemId: number | string, quantity = 1, more = {}) => ({
  positionOp: { addPosition: { setItemId: String(itemId), updateQuantity: { quantity }, ...more } },
});
const redeem = (code: string) => ({ voucherOp: { addVoucher: { code } } });

async function deal(
  itemId: number,
  columns: { quantity: number; price?: number; max?: number; minutes?: number },
): Promise<number> {
  const [row] = await database.write<{ id: number }[]>`
    insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
    values ('de', ${itemId}, ${columns.price ?? 100}, ${columns.quantity}, ${columns.max ?? 5}, now() - interval '1 hour',
      now() + make_interval(mins => ${columns.minutes ?? 600})) returning id`;
  return row?.id ?? 0;
}
const taken = async (dealId: number) => {
  const [row] = await database.write<{ taken: number }[]>`select taken from lightning_deal where id = ${dealId}`;
  return row?.taken;
};

describe("changing a cart (OP-M-10)", () => {
  it("adds up quantities of an item, and the parts make the total (CART-04)", async () => {
    const anna = await shopper();
    await anna.add(1_001);
    const { cart } = await anna.add(1_001, 2);
    expect(cart.mergedLineItems).toMatchObject([{ itemId: "1001", quantity: 3, totalPrice: { amount: 3_570 } }]);
    expect(cart).toMatchObject({ details: { positionCount: 1, articleCount: 3 }, attainableInfos: [] });
    expect(cart.total.amount).toBe(cart.subtotal.amount + cart.shippingCost.amount - cart.promotionsSaving.amount);
    expect(cart.taxes.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(cart.tax.amount);
  });

  it("clamps to stock with a notice", async () => {
    const { cart, notices, successful } = await (await shopper()).add(1_002, 10);
    expect(successful).toBe(true);
    expect(notices).toMatchObject([{ messageKey: "vue.buybox.text.quantity.error", quantity: 3 }]);
    expect(cart.positions[0]?.quantity).toBe(3);
  });

  it("raises to the minimum and clamps to the maximum with a notice", async () => {
    const anna = await shopper();
    expect((await anna.add(1_003, 1)).notices).toMatchObject([{ messageKey: "vue.pdp.minQuantity", quantity: 5 }]);
    const { cart, notices } = await anna.update([set((await anna.cart()).positions[0]?.id ?? "", 99)]);
    expect(notices[0]).toMatchObject({ messageKey: "vue.buybox.text.quantity.error", quantity: 20 });
    expect(cart.positions[0]?.quantity).toBe(20);
  });

  it("refuses what is sold out, unknown or no quantity, and reports it", async () => {
    const anna = await shopper();
    for (const op of [add(1_004), add(99_999), add(1_001, 0), add("abc")]) {
      const { successful, errorMessage, cart } = await anna.update([op]);
      expect([successful, cart.positions]).toEqual([false, []]);
      expect(errorMessage).not.toBe("");
    }
  });

  it("carries out all operations or none", async () => {
    const anna = await shopper();
    const { successful, cart } = await anna.update([add(1_001), redeem("ZWANZIG"), add(1_004)]);
    expect([successful, cart.positions, cart.voucherCodeStatus]).toEqual([false, [], "NONE"]);
    expect((await anna.update([{}])).successful).toBe(false);
  });

  it("sets, removes, and refuses positions of another visitor's cart", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    const id = (await anna.add(1_001)).cart.positions[0]?.id ?? "";
    expect((await ben.update([remove(id)])).successful).toBe(false);
    expect((await anna.update([set(id, 4)])).cart.positions[0]?.quantity).toBe(4);
    expect((await anna.update([remove(id)])).cart.positions).toEqual([]);
  });

  it("loses nothing when twenty changes come at once", async () => {
    const anna = await shopper();
    const answers = await Promise.all(Array.from({ length: 20 }, () => anna.add(1_005)));
    expect(answers.every(({ successful }) => successful)).toBe(true);
    expect((await anna.cart()).positions).toMatchObject([{ quantity: 20 }]);
  });

  it("shows the price of now, whatever it was when the item was added", async () => {
    const anna = await shopper();
    await anna.add(1_006, 2);
    await database.write`update price set price_cents = 350 where item_id = 1006 and store = 'de'`;
    expect((await anna.cart()).subtotal.amount).toBe(700);
    await database.write`update price set price_cents = 300 where item_id = 1006 and store = 'de'`;
  });

  it("shows net prices and VAT on top to businesses", async () => {
    const school = await shopper({ store: "b2b" });
    const { cart } = await school.add(1_001, 10);
    expect(cart).toMatchObject({ subtotal: { amount: 11_900 }, tax: { amount: 2_261 }, total: { amount: 14_161 } });
  });

  it("C-98: marks what members of prime get free of delivery charge, but not to businesses, who have no membership", async () => {
    const marks = v.object({ mergedLineItems: v.array(v.object({ primeFaehig: v.boolean() })) });
    const query = "query ($id: ID!) { shop_findCart(cartId: $id) { mergedLineItems { primeFaehig } } }";
    for (const [store, primeFaehig] of [
      ["de", true],
      ["b2b", false],
    ] as const) {
      const who = await shopper({ store });
      await who.add(1_001, 10);
      const cart = await who.run(query, "shop_findCart", marks, { id: who.cartId });
      expect(cart.mergedLineItems).toEqual([{ primeFaehig }]);
    }
  });
});

describe("vouchers and free articles (CART-06, CART-02)", () => {
  it("takes a percentage off once its minimum is reached", async () => {
    const anna = await shopper();
    await anna.add(1_001);
    const early = await anna.update([redeem(" zehn ")]);
    expect(early).toMatchObject({
      successful: true,
      cart: { voucherCodeStatus: "NOT_ATTAINED", promotionsSaving: { amount: 0 } },
    });
    expect(early.cart["attainableInfos"]).toMatchObject([
      { successful: false, attainable: true, failureDescriptions: [expect.stringContaining("8,10")] },
    ]);
    const { cart } = await anna.add(1_001, 9);
    expect(cart).toMatchObject({ voucherCodeStatus: "VALID", promotionsSaving: { amount: 1_190 } });
  });

  it("refuses an unknown code and a second percentage, and keeps the cart as it was", async () => {
    const anna = await shopper();
    await anna.add(1_001);
    expect(await anna.update([redeem("GIBTSNICHT")])).toMatchObject({
      successful: false,
      cart: { voucherCodeStatus: "INVALID" },
    });
    await anna.update([redeem("ZWANZIG")]);
    expect(await anna.update([redeem("ZEHN")])).toMatchObject({
      successful: false,
      cart: { promotionsSaving: { amount: 238 } },
    });
  });

  it("adds a voucher's article last, and removing the line takes the voucher back", async () => {
    const anna = await shopper();
    await anna.update([redeem("GABE"), add(1_001, 3)]);
    const { cart } = await anna.add(1_005);
    expect(cart.positions.map(({ itemId, isFreeItem }) => [itemId, isFreeItem])).toEqual([
      ["1001", false],
      ["1005", false],
      ["1006", true],
    ]);
    expect(cart.positions[2]).toMatchObject({ relatedVoucherCode: "GABE", totalPrice: { amount: 0 } });
    const after = await anna.update([remove(cart.positions[2]?.id ?? "")]);
    expect([after.cart.positions.length, after.cart.voucherCodeStatus]).toEqual([2, "NONE"]);
  });

  it("gives a free article only to carts that have earned it, and takes it back when they no longer have", async () => {
    const anna = await shopper();
    await anna.add(1_001);
    expect((await anna.update([add(1_008, 1, { asFreeArticle: true })])).successful).toBe(false);
    const { cart, successful } = await anna.update([add(1_005, 2), add(1_008, 1, { asFreeArticle: true })]);
    expect([successful, cart.positions.at(-1)]).toEqual([
      true,
      expect.objectContaining({ itemId: "1008", isFreeItem: true }),
    ]);
    const less = await anna.update([remove(cart.positions.find(({ itemId }) => itemId === "1005")?.id ?? "")]);
    expect(less.cart.positions.map(({ itemId }) => itemId)).toEqual(["1001"]);
    expect(less.cart.freeArticles).toMatchObject([{ attained: false }]);
  });
});

describe("lightning deals in a cart (DEAL-16, DEAL-17)", () => {
  it("splits what is beyond the deal into normal pieces and shows one line (CART-10)", async () => {
    const dealId = await deal(1_005, { quantity: 100, price: 1_500, max: 2 });
    const anna = await shopper();
    const { cart } = await anna.add("1005#LIGHTNING_DEAL", 5);
    expect(cart.positions).toHaveLength(2);
    expect(cart.mergedLineItems).toMatchObject([
      {
        quantity: 5,
        quantityLightning: 2,
        quantityNormal: 3,
        singlePrice: { amount: 2_000 },
        pricePerUnitLightning: { amount: 1_500 },
        totalPrice: { amount: 9_000 },
      },
    ]);
    expect(await taken(dealId)).toBe(2);
    const line = cart.mergedLineItems[0]?.id ?? "";
    expect((await anna.update([set(line, 3)])).cart.mergedLineItems).toMatchObject([
      { quantityLightning: 2, quantityNormal: 1 },
    ]);
    expect((await anna.update([remove(line)])).cart.positions).toEqual([]);
    expect(await taken(dealId)).toBe(0);
    await database.write`delete from lightning_deal where id = ${dealId}`;
  });

  it("never sells more than the deal has, however many requests come at once", async () => {
    const dealId = await deal(1_006, { quantity: 7 });
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => shopper()));
    const answers = await Promise.all(shoppers.map((one) => one.add("1006#LIGHTNING_DEAL", 2)));
    const lines = answers.flatMap(({ cart }) => cart.mergedLineItems);
    expect(lines.reduce((sum, line) => sum + Number(line["quantityLightning"]), 0)).toBe(7);
    expect(lines.every(({ quantity }) => quantity === 2)).toBe(true);
    expect(await taken(dealId)).toBe(7);
    await database.write`delete from cart_position where deal_id = ${dealId}`;
    await database.write`delete from lightning_deal where id = ${dealId}`;
  });

  it("keeps the pieces at the normal price when the reservation runs out, and gives them back", async () => {
    const dealId = await deal(1_005, { quantity: 10, price: 1_500 });
    const clock = fixedClock(new Date());
    const anna = await shopper({ clock });
    await anna.add("1005#LIGHTNING_DEAL", 3);
    clock.advance(16 * 60_000);
    expect((await anna.cart()).subtotal.amount).toBe(6_000);
    await releaseExpiredReservations({ database, clock });
    expect(await taken(dealId)).toBe(0);
    expect((await anna.cart()).positions).toMatchObject([{ quantity: 3, totalPrice: { amount: 6_000 } }]);
    await database.write`delete from lightning_deal where id = ${dealId}`;
  });
});

describe("shipping costs", () => {
  it("are taxed like the goods: at 20 % in Austria", async () => {
    await database.write`update price set vat_basis_points = 2000 where store = 'at' and item_id = 1001`;
    const { cart } = await (await shopper({ store: "at" })).add(1_001);
    expect(cart).toMatchObject({ shippingCost: { amount: 895 }, total: { amount: 2_085 }, tax: { amount: 348 } });
    expect(cart.taxes).toEqual([{ rate: 2_000, amount: { amount: 348 } }]);
  });

  it("leave out what is marked for members of prime, while the membership runs (C-98)", async () => {
    const customerId = randomUUID();
    await database.write`
      insert into customer (id, realm, email, password_hash) values (${customerId}, 'consumer', 'prime@example.org', 'x')`;
    await database.write`
      insert into prime_membership (customer_id, store, plan, price_cents, vat_basis_points, payment_id, starts_on, ends_on,
        ordered_at)
      values (${customerId}, 'de', 'Prime', 3990, 1900, 'INVOICE', '2026-05-01', '2027-04-30', now())`;
    const clock = fixedClock(new Date("2027-04-30T12:00:00Z"));
    const member = new Shopper(database, { clock });
    member.caller = { userId: null, customer: { customerId, isGuest: false, tokenId: randomUUID() }, tokenFault: null };
    await member.arrive();
    const marked = await member.add(1_001);
    expect([marked.cart.shippingCost.amount, marked.cart.total.amount]).toEqual([0, 1_190]);
    await database.write`update item set prime_faehig = false where id = 1006`;
    expect((await member.add(1_006)).cart.shippingCost.amount).toBe(595);
    await member.update([remove((await member.cart()).positions[1]?.id ?? "")]);
    clock.advance(86_400_000);
    expect((await member.cart()).shippingCost.amount).toBe(595);
  });
});
