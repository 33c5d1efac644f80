import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { lockAnyCart, orderNumberOf, renewCart, settleDeals, takeSoldFromHeir } from "./closing.service.ts";
import { mergeInto } from "./merge.service.ts";

const database = await startTestDatabase();
const start = new Date("2026-05-04T11:30:00Z");
const clock = fixedClock(start);
let dealId = 0;

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [101].map((id) => ({ id, category: 1, items: [{ id, price: 1_000, stock: 100 }] })),
  });
  await startCatalogue(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points) values ('ZEHN', 'percentage', 'Zehn', 'Ten', 1000)`;
});
beforeEach(async () => {
  await database.write`delete from cart_position`;
  await database.write`delete from lightning_deal`;
  const [row] = await database.write<{ id: number }[]>`
    insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
    values ('de', 101, 700, 10, 5, ${start}::timestamptz - interval '1 hour', ${start}::timestamptz + interval '10 years')
    returning id`;
  dealId = row?.id ?? 0;
});

const shopper = () => new Shopper(database, { clock }).arrive();
const deal = "101#LIGHTNING_DEAL";
const redeem = { voucherOp: { addVoucher: { code: "ZEHN" } } };
async function taken(): Promise<number | undefined> {
  const [row] = await database.write<{ taken: number }[]>`select taken from lightning_deal where id = ${dealId}`;
  return row?.taken;
}
function locked<T>(
  cartId: string,
  work: (
    tx: Parameters<Parameters<typeof database.transaction<T>>[0]>[0],
    cart: NonNullable<Awaited<ReturnType<typeof lockAnyCart>>>,
  ) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const cart = await lockAnyCart(tx, cartId);
    if (cart === null) throw new Error("there is no such cart");
    return work(tx, cart);
  });
}

describe("a cart that is closed", () => {
  it("has one order number, whenever it is requested", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    const numberOf = (who: Shopper) => locked(who.cartId, (tx, cart) => orderNumberOf(tx, cart));
    const first = await numberOf(anna);
    expect([await numberOf(anna), (await numberOf(ben)) === first]).toEqual([first, false]);
  });

  it("goes on as another one with its goods, reserved as they were, and its vouchers", async () => {
    const anna = await shopper();
    await anna.add(deal, 2);
    await anna.update([redeem]);
    await anna.choosePayment("INVOICE");
    const next = await locked(anna.cartId, (tx, cart) => renewCart(tx, cart, clock.now()));
    expect([next === anna.cartId, await taken()]).toEqual([false, 2]);
    const { positions, voucherCodeStatus } = await anna.cart(next);
    const [row] = await database.write`select payment_method from cart where id = ${next}`;
    expect([positions.length, voucherCodeStatus, row]).toEqual([1, "VALID", { paymentMethod: null }]);
    expect(
      (await anna.errorsOf("query ($id: ID!) { shop_findCart(cartId: $id) { id } }", { id: anna.cartId }))[0],
    ).toMatchObject({
      extensions: { classification: "CART_NOT_FOUND" },
    });
  });

  it("DEAL-14: goes on as one whose reservation was extended when its own was", async () => {
    const anna = await shopper();
    await anna.add(deal, 2);
    const extend = (id: string) =>
      anna.run(
        "mutation ($id: ID!) { extendLightningReservation(cartId: $id) { successful errorMessage } }",
        "extendLightningReservation",
        v.object({ successful: v.boolean(), errorMessage: v.nullable(v.string()) }),
        { id },
      );
    clock.advance(5 * 60_000);
    expect(await extend(anna.cartId)).toEqual({ successful: true, errorMessage: null });
    const next = await locked(anna.cartId, (tx, cart) => renewCart(tx, cart, clock.now()));
    clock.advance(5 * 60_000);
    expect(await extend(next)).toEqual({
      successful: false,
      errorMessage: "Die Reservierung wurde bereits einmal verlängert.",
    });
  });

  it("counts what was sold out of it beside what the cart holds that it was merged into", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await anna.add(deal, 3);
    await database.transaction((tx) => mergeInto(tx, anna.cartId, ben.cartId, clock.now()));
    expect(await taken()).toBe(3);
    await locked(anna.cartId, (tx, cart) => settleDeals(tx, cart, new Map([[dealId, 2]])));
    expect(await taken()).toBe(5);
  });

  it("has what was sold taken out of the cart that it was merged into, unless that was ordered meanwhile", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await anna.add(deal, 3);
    await database.transaction((tx) => mergeInto(tx, anna.cartId, ben.cartId, clock.now()));
    const takeTwo = () =>
      locked(anna.cartId, (tx, cart) => takeSoldFromHeir(tx, cart, new Map([[101, 2]]), clock.now()));
    const held = async () => [
      await taken(),
      (await database.write`select quantity from cart_position where cart_id = ${ben.cartId}`)[0]?.["quantity"],
    ];
    await database.write`update cart set submitted_at = ${clock.now()} where id = ${ben.cartId}`;
    await takeTwo();
    expect(await held()).toEqual([3, 3]);
    await database.write`update cart set submitted_at = null where id = ${ben.cartId}`;
    await takeTwo();
    expect(await held()).toEqual([1, 1]);
  });

  it.each([
    ["all that was reserved", 3, 3],
    ["fewer than were reserved", 1, 1],
    ["none", 0, 0],
    ["more, as far as the deal has room", 9, 9],
    ["more than the deal has", 11, 3],
  ])("counts in the deal what was sold: %s", async (_, sold, count) => {
    const anna = await shopper();
    await anna.add(deal, 3);
    await locked(anna.cartId, (tx, cart) => settleDeals(tx, cart, new Map(sold === 0 ? [] : [[dealId, sold]])));
    expect(await taken()).toBe(count);
  });
});
