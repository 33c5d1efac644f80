import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { releaseExpiredReservations } from "./reservations.service.ts";

const database = await startTestDatabase();
const start = new Date("2026-05-04T11:30:00Z");
const clock = fixedClock(start);

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [
      { id: 1, category: 1, name: "Globus", items: [{ id: 101, price: 2_369, stock: 1_000 }] },
      { id: 2, category: 1, name: "Lineal", items: [{ id: 102, price: 200, stock: 50 }] },
      { id: 3, category: 1, name: "Stempel", items: [{ id: 103, price: 300, stock: 50 }] },
    ],
  });
  await startCatalogue(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, item_id, minimum_subtotal_cents)
    values ('GABE', 'free_article', 'Gabe', 'Gift', 103, 2000)`;
  await database.write`insert into free_offer (store, item_id, kind, minimum_subtotal_cents) values ('de', 102, 'free', 4000)`;
});
beforeEach(async () => {
  await database.write`delete from cart_position`;
  await database.write`delete from lightning_deal`;
  await database.write`update stock set quantity = 1000`;
  await database.write`update price set price_cents = 2369 where item_id = 101`;
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
    values ('de', 101, 1779, 100, 5, ${start}::timestamptz - interval '1 hour', ${start}::timestamptz + interval '1 day')`;
});

const deal = "101#LIGHTNING_DEAL";
const shopper = () => new Shopper(database, { clock }).arrive();
const set = (positionId: string | undefined, quantity: number) => ({
  positionOp: { updatePosition: { positionId: positionId ?? "", updateQuantity: { quantity } } },
});
const remove = (positionId: string | undefined) => ({
  positionOp: { removePosition: { positionId: positionId ?? "" } },
});
const keys = (notices: readonly { readonly messageKey: string }[]) => notices.map(({ messageKey }) => messageKey);

describe("what the storefront showed, and what is charged (DEAL-16)", () => {
  it("charges the deal's price without a word when that was shown", async () => {
    const { cart, notices } = await (await shopper()).add(deal, 2, 1_779);
    expect([cart.subtotal.amount, notices, cart.notices]).toEqual([3_558, [], []]);
  });

  it("reports when the price was another one, and the basket goes on saying it until the line is changed", async () => {
    const anna = await shopper();
    const { notices, cart } = await anna.add(101, 1, 2_100);
    expect(notices).toMatchObject([
      { message: "Der Preis von „Globus“ hat sich geändert: 23,69\u00A0€ statt 21,00\u00A0€ pro Stück." },
    ]);
    expect(keys(cart.notices)).toEqual(["vue.cart.notice.priceChanged"]);
    expect((await anna.update([set(cart.positions[0]?.id, 2)])).cart.notices).toEqual([]);
  });

  it.each([
    ["ended", "update lightning_deal set ends_at = starts_at + interval '1 minute'", /ist beendet.*23,69/],
    ["was used up", "update lightning_deal set taken = quantity", /ist vergriffen.*23,69/],
  ])("charges the usual price and reports it when the deal %s in between", async (_, statement, words) => {
    await database.write.unsafe(statement);
    const { cart, notices } = await (await shopper()).add(deal, 1, 1_779);
    expect(cart.subtotal.amount).toBe(2_369);
    expect(notices).toMatchObject([
      { messageKey: "vue.buybox.text.lightningDeal.over", message: expect.stringMatching(words) },
    ]);
    expect(keys(cart.notices)).toEqual(["vue.cart.notice.priceChanged"]);
  });

  it("charges the usual price and reports it when operators have switched deals off", async () => {
    await database.write`update global_parameter set value = 'off' where name = 'lightning_deal'`;
    const { cart, notices } = await (await shopper()).add(deal, 1, 1_779);
    await database.write`update global_parameter set value = 'on' where name = 'lightning_deal'`;
    expect(cart.subtotal.amount).toBe(2_369);
    expect(notices).toMatchObject([{ messageKey: "vue.buybox.text.lightningDeal.over" }]);
  });

  it("reports how many pieces have the deal's price when more were requested (DEAL-17)", async () => {
    const { cart, notices } = await (await shopper()).add(deal, 9, 1_779);
    expect(cart.subtotal.amount).toBe(5 * 1_779 + 4 * 2_369);
    expect(notices).toMatchObject([
      { quantity: 9, message: expect.stringMatching(/5 Stück .*17,79.* 4 Stück .*23,69/) },
    ]);
  });

  it("reports a price that changes while the line is in the basket", async () => {
    const anna = await shopper();
    await anna.add(101, 1, 2_369);
    await database.write`update price set price_cents = 2469 where item_id = 101`;
    expect((await anna.cart()).notices).toMatchObject([
      { itemId: "101", message: expect.stringContaining("24,69\u00A0€ statt 23,69\u00A0€") },
    ]);
  });
});

describe("goods that others have bought meanwhile", () => {
  it("are reported as fewer or gone, once for all pieces of an item, until the shopper has fewer", async () => {
    const anna = await shopper();
    await anna.add(deal, 2, 1_779);
    const { cart } = await anna.add(101, 2, 2_369);
    expect(cart.notices).toEqual([]);
    await database.write`update stock set quantity = 3 where item_id = 101`;
    const fewer = "Von „Globus“ sind nur noch 3 Stück verfügbar. Bitte ändern Sie die Menge.";
    expect((await anna.cart()).notices).toMatchObject([
      { messageKey: "vue.cart.notice.shortage", message: fewer, itemId: "101", quantity: 4 },
    ]);
    await database.write`update stock set quantity = 0 where item_id = 101`;
    expect((await anna.cart()).notices).toMatchObject([{ message: expect.stringContaining("ist leider ausverkauft") }]);
    await database.write`update stock set quantity = 4 where item_id = 101`;
    expect((await anna.cart()).notices).toEqual([]);
  });

  it("are reported as gone when the shop has no price for them any more", async () => {
    const anna = await shopper();
    await anna.add(101, 1, 2_369);
    await database.write`delete from lightning_deal`;
    await database.write`delete from price where item_id = 101`;
    expect(keys((await anna.cart()).notices)).toEqual(["vue.cart.notice.shortage"]);
    await database.write`
      insert into price (store, item_id, price_cents, vat_basis_points) values ('de', 101, 2369, 1900)`;
  });
});

describe("a reservation that ends", () => {
  it("is reported from the first moment on, and still after its pieces have gone back", async () => {
    const anna = await shopper();
    await anna.add(deal, 3, 1_779);
    await anna.add(101, 1, 2_369);
    clock.advance(16 * 60_000);
    const words = [
      {
        messageKey: "vue.cart.notice.dealLapsed",
        quantity: 3,
        message: expect.stringContaining("23,69\u00A0€ statt 17,79\u00A0€"),
      },
    ];
    expect((await anna.cart()).notices).toMatchObject(words);
    await releaseExpiredReservations({ database, clock });
    const { notices, positions, subtotal } = await anna.cart();
    expect(notices).toMatchObject(words);
    expect([positions.length, subtotal.amount]).toEqual([1, 4 * 2_369]);
    expect((await anna.update([set(positions[0]?.id, 3)])).cart.notices).toEqual([]);
  });

  it("is reported when the deal itself ends before it", async () => {
    const anna = await shopper();
    await anna.add(deal, 3, 1_779);
    await database.write`update lightning_deal set ends_at = ${clock.now()}`;
    expect(keys((await anna.cart()).notices)).toEqual(["vue.cart.notice.dealLapsed"]);
  });
});

describe("what is free", () => {
  it("is reported as gone when the basket drops below its minimum, and is back when it rises", async () => {
    const anna = await shopper();
    const { cart } = await anna.add(101, 2, 2_369);
    const addPosition = { setItemId: "102", updateQuantity: { quantity: 1 }, asFreeArticle: true };
    await anna.update([{ positionOp: { addPosition } }]);
    const less = await anna.update([set(cart.positions[0]?.id, 1)]);
    expect(less.cart.positions).toHaveLength(1);
    expect(less.cart.notices).toMatchObject([
      {
        messageKey: "vue.cart.notice.offerLost",
        message: "„Lineal“ ist nicht mehr gratis dabei. Es fehlen 16,31\u00A0€ Warenwert.",
      },
    ]);
    const more = await anna.update([set(cart.positions[0]?.id, 2)]);
    expect([more.cart.positions.length, more.cart.notices]).toEqual([2, []]);
  });

  it("leaves the basket once it has run out, with a word: an offer's article and a voucher's alike", async () => {
    const anna = await shopper();
    await anna.add(101, 2, 2_369);
    const addPosition = { setItemId: "102", updateQuantity: { quantity: 1 }, asFreeArticle: true };
    await anna.update([{ positionOp: { addPosition } }, { voucherOp: { addVoucher: { code: "GABE" } } }]);
    expect((await anna.cart()).positions.map(({ itemId }) => itemId)).toEqual(["101", "102", "103"]);
    await database.write`update stock set quantity = 0 where item_id in (102, 103)`;
    const { positions, notices } = await anna.cart();
    expect(positions.map(({ itemId }) => itemId)).toEqual(["101"]);
    expect(notices.map(({ itemId, messageKey }) => [itemId, messageKey])).toEqual([
      ["102", "vue.cart.notice.freeSoldOut"],
      ["103", "vue.cart.notice.freeSoldOut"],
    ]);
  });

  it("comes back with its voucher after it was removed", async () => {
    const anna = await shopper();
    await anna.add(101, 1, 2_369);
    const { cart } = await anna.update([{ voucherOp: { addVoucher: { code: "GABE" } } }]);
    await anna.update([remove(cart.positions.at(-1)?.id)]);
    const back = await anna.update([{ voucherOp: { addVoucher: { code: "GABE" } } }]);
    expect(back.cart.positions.map(({ itemId }) => itemId)).toEqual(["101", "103"]);
  });
});
