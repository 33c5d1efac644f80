import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase, testPlatform } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { succeedUser } from "./cart.service.ts";
import { mergeInto } from "./merge.service.ts";
import { readPositions } from "./position.store.ts";
import { releaseExpiredReservations, startReservationSweep } from "./reservations.service.ts";

const database = await startTestDatabase();
const start = new Date("2026-05-04T11:30:00Z");
const clock = fixedClock(start);
let dealId = 0;

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [101, 102, 103].map((id) => ({ id, category: 1, items: [{ id, price: 1_000, stock: 100 }] })),
  });
  await startCatalogue(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points) values ('ZEHN', 'percentage', 'Zehn', 'Ten', 1000)`;
  await database.write`
    insert into free_offer (store, item_id, kind, minimum_subtotal_cents) values ('de', 102, 'free', 0), ('de', 103, 'catalog', 0)`;
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
const add = (setItemId: string, more = {}) => ({
  positionOp: { addPosition: { setItemId, updateQuantity: { quantity: 1 }, ...more } },
});
const redeem = { voucherOp: { addVoucher: { code: "ZEHN" } } };
async function taken(): Promise<number | undefined> {
  const [row] = await database.write<{ taken: number }[]>`select taken from lightning_deal where id = ${dealId}`;
  return row?.taken;
}
const stored = async (cartId: string) =>
  (await readPositions(database.write, cartId)).map((position) => ({ ...position, id: undefined }));
const plain = { dealId: null, reservedUntil: null, shownCents: 1_000, lapsedQuantity: 0, lapsedCents: null };
describe("what is stored of a cart", () => {
  it("is a line for each way to buy, with the price that was shown and the time of the reservation", async () => {
    const anna = await shopper();
    await anna.add(101, 2, 990);
    await anna.add(deal, 3, 700);
    expect(await stored(anna.cartId)).toEqual([
      { ...plain, itemId: 101, kind: "normal", quantity: 2, shownCents: 990 },
      {
        ...plain,
        itemId: 101,
        kind: "deal",
        quantity: 3,
        dealId,
        reservedUntil: new Date(clock.now().getTime() + 15 * 60_000),
        shownCents: 700,
      },
    ]);
    // Without a word of the storefront it is the price that counts, and what was shown before stays.
    await anna.add(102);
    await anna.add(deal);
    expect((await stored(anna.cartId)).map(({ shownCents }) => shownCents)).toEqual([990, 700, 1_000]);
  });

  it("keeps a line's id when its quantity changes, and drops what was removed", async () => {
    const anna = await shopper();
    await anna.add(101);
    await anna.add(102);
    const [first, second] = await readPositions(database.write, anna.cartId);
    await anna.add(101, 4);
    expect((await readPositions(database.write, anna.cartId)).map(({ id, quantity }) => [id, quantity])).toEqual([
      [first?.id, 5],
      [second?.id, 1],
    ]);
    await anna.update([{ positionOp: { removePosition: { positionId: first?.id } } }]);
    expect((await stored(anna.cartId)).map(({ itemId }) => itemId)).toEqual([102]);
  });

  it("is one piece of what is free, once, without a price", async () => {
    const anna = await shopper();
    await anna.add(101);
    const free = [add("102", { asFreeArticle: true }), add("103", { asCatalog: true })];
    await anna.update(free);
    await anna.update(free);
    expect((await stored(anna.cartId)).slice(1)).toEqual([
      { ...plain, itemId: 102, kind: "free", quantity: 1, shownCents: null },
      { ...plain, itemId: 103, kind: "catalog", quantity: 1, shownCents: null },
    ]);
    const [, gift] = await readPositions(database.write, anna.cartId);
    await anna.update([{ positionOp: { removePosition: { positionId: gift?.id } } }]);
    expect((await stored(anna.cartId)).map(({ kind }) => kind)).toEqual(["normal", "catalog"]);
  });

  it("counts in the deal what is reserved, up and down", async () => {
    const anna = await shopper();
    await anna.add(deal, 3);
    expect(await taken()).toBe(3);
    const [line] = await readPositions(database.write, anna.cartId);
    const set = (quantity: number) =>
      anna.update([{ positionOp: { updatePosition: { positionId: line?.id, updateQuantity: { quantity } } } }]);
    await set(5);
    expect(await taken()).toBe(5);
    await set(2);
    expect(await taken()).toBe(2);
  });
});

describe("a reservation", () => {
  it("goes back when its time has passed, and is kept on the line", async () => {
    const anna = await shopper();
    await anna.add(deal, 3);
    await anna.add(101);
    clock.advance(15 * 60_000 - 1);
    expect(await releaseExpiredReservations({ database, clock })).toBe(0);
    expect(await taken()).toBe(3);
    clock.advance(1);
    expect(await releaseExpiredReservations({ database, clock })).toBe(1);
    expect(await taken()).toBe(0);
    expect(await stored(anna.cartId)).toEqual([
      { ...plain, itemId: 101, kind: "normal", quantity: 4, lapsedQuantity: 3, lapsedCents: 700 },
    ]);
    expect(await releaseExpiredReservations({ database, clock })).toBe(0);
  });

  it("DEAL-14: lasts a quarter of an hour in a deal that follows another of the same item, too", async () => {
    const anna = await shopper();
    await anna.add(deal, 2);
    const next = new Date(clock.now().getTime() + 5 * 60_000);
    await database.write`update lightning_deal set ends_at = ${next} where id = ${dealId}`;
    await database.write`
      insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
      values ('de', 101, 600, 10, 5, ${next}, ${next}::timestamptz + interval '10 years')`;
    clock.advance(6 * 60_000);
    await anna.add(deal, 1, 600);
    expect((await stored(anna.cartId)).find(({ kind }) => kind === "deal")).toMatchObject({
      shownCents: 600,
      reservedUntil: new Date(clock.now().getTime() + 15 * 60_000),
    });
  });

  it("of a cart that was closed stays what the order has counted", async () => {
    const anna = await shopper();
    await anna.add(deal, 3);
    await database.write`update cart set submitted_at = now() where id = ${anna.cartId}`;
    clock.advance(16 * 60_000);
    expect(await releaseExpiredReservations({ database, clock })).toBe(0);
    expect(await taken()).toBe(3);
  });

  it("is looked for every twenty seconds until the shop stops", async () => {
    const anna = await shopper();
    await anna.add(deal, 3);
    clock.advance(15 * 60_000 + 1);
    const sweepFor = async (milliseconds: number) => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const sweep = startReservationSweep(testPlatform({ database, clock }));
      await vi.advanceTimersByTimeAsync(milliseconds);
      // Waits for a round that has begun.
      await sweep.stop();
      vi.useRealTimers();
      return taken();
    };
    expect([await sweepFor(19_999), await sweepFor(20_000)]).toEqual([3, 0]);
  });
});

describe("carts that are merged (OP-M-13)", () => {
  const merge = (from: string, to: string) => database.transaction((tx) => mergeInto(tx, from, to, clock.now()));

  it("have the pieces, the deal's pieces, what was free and the vouchers of both", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await anna.add(101, 2);
    await ben.add(101, 3, 990);
    await ben.add(deal, 4, 700);
    await ben.update([add("102", { asFreeArticle: true }), add("103", { asCatalog: true }), redeem]);
    expect(await taken()).toBe(4);
    expect(await merge(ben.cartId, anna.cartId)).toBe(true);
    expect(await taken()).toBe(4);
    const { positions, ...cart } = await anna.cart();
    expect(positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ["101", 5],
      ["101", 4],
      ["102", 1],
      ["103", 1],
    ]);
    expect(cart.voucherCodeStatus).toBe("VALID");
    expect((await stored(anna.cartId)).map(({ shownCents }) => shownCents)).toEqual([990, 700, null, null]);
  });

  it("DEAL-14: keep when the deal's pieces end, and that this was extended", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await ben.add(deal, 2);
    const ends = async ({ cartId }: Shopper) =>
      (
        await database.write<
          { end: Date | null }[]
        >`select reserved_until as end from cart_position where cart_id = ${cartId} and kind = 'deal'`
      ).map(({ end }) => end?.getTime());
    const before = await ends(ben);
    await database.write`update cart set reservation_extended_at = now() where id = ${ben.cartId}`;
    clock.advance(5 * 60_000);
    expect(await merge(ben.cartId, anna.cartId)).toBe(true);
    expect(await ends(anna)).toEqual(before);
    // Pieces of the cart that goes on end no later than those that join them.
    const eve = await shopper();
    await eve.add(deal, 1);
    expect(await merge(anna.cartId, eve.cartId)).toBe(true);
    expect(await ends(eve)).toEqual(before);
    const [row] = await database.write<
      { extended: boolean }[]
    >`select reservation_extended_at is not null as extended from cart where id = ${eve.cartId}`;
    expect(row?.extended).toBe(true);
  });

  it("DEAL-14: give pieces that end first no more time by pieces that join them", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await anna.add(deal, 1);
    const first = (await stored(anna.cartId)).map(({ reservedUntil }) => reservedUntil);
    clock.advance(5 * 60_000);
    await ben.add(deal, 2);
    expect(await merge(ben.cartId, anna.cartId)).toBe(true);
    expect(await stored(anna.cartId)).toMatchObject([{ kind: "deal", quantity: 3, reservedUntil: first[0] }]);
  });

  it("DEAL-17: say after a sign-in what a piece costs whose deal's time ran out before it", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await ben.add(deal, 2);
    clock.advance(16 * 60_000);
    expect(await merge(ben.cartId, anna.cartId)).toBe(true);
    const { positions, notices } = await anna.cart();
    expect(positions).toMatchObject([{ itemId: "101", quantity: 2 }]);
    expect(notices).toMatchObject([{ message: expect.stringMatching(/10,00\s€ statt 7,00\s€ pro Stück/) }]);
  });

  it("are merged once, and not with themselves, nor when one of them is closed", async () => {
    const [anna, ben, eve] = [await shopper(), await shopper(), await shopper()];
    await ben.add(101);
    expect(await merge(ben.cartId, ben.cartId)).toBe(false);
    expect(await merge(ben.cartId, randomUUID())).toBe(false);
    expect(await merge(randomUUID(), ben.cartId)).toBe(false);
    await database.write`update cart set submitted_at = now() where id = ${eve.cartId}`;
    expect([await merge(ben.cartId, eve.cartId), await merge(eve.cartId, ben.cartId)]).toEqual([false, false]);
    expect([await merge(ben.cartId, anna.cartId), await merge(ben.cartId, anna.cartId)]).toEqual([true, false]);
    expect((await anna.cart()).positions).toMatchObject([{ quantity: 1 }]);
    // An empty one is closed, and added nothing.
    const empty = await shopper();
    expect(await merge(empty.cartId, anna.cartId)).toBe(false);
    const [row] = await database.write<
      { merged: boolean }[]
    >`select merged_at is not null as merged from cart where id = ${empty.cartId}`;
    expect(row?.merged).toBe(true);
  });

  it("leave out what can no longer be bought", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    await ben.add(101);
    await ben.add(102, 2);
    onTestFinished(async () => void (await database.write`update stock set quantity = 100 where item_id = 102`));
    await database.write`update stock set quantity = 0 where item_id = 102`;
    expect(await merge(ben.cartId, anna.cartId)).toBe(true);
    expect((await anna.cart()).positions.map(({ itemId }) => itemId)).toEqual(["101"]);
  });
  const mergeCarts = "mutation ($cartId: ID!) { mergeCarts(cartId: $cartId) { cartMerged updatedCartId } }";
  it("are the caller's own: a customer's, and the visitor's of the same device", async () => {
    const customer = await newAccount(database, {}, { clock });
    const visitor = await shopper();
    await visitor.add(101, 2);
    const stranger = await shopper();
    await stranger.add(101, 9);
    customer.caller = { ...customer.caller, userId: visitor.caller.userId };
    expect(await customer.run(mergeCarts, "mergeCarts", v.unknown(), { cartId: visitor.cartId })).toEqual({
      cartMerged: true,
      updatedCartId: customer.cartId,
    });
    expect((await customer.cart()).positions).toMatchObject([{ quantity: 2 }]);
    const left = await shopper();
    await left.add(102, 1);
    for (const cartId of [stranger.cartId, visitor.cartId, left.cartId, "nonsense", randomUUID()]) {
      expect((await customer.errorsOf(mergeCarts, { cartId }))[0]?.extensions["classification"]).toBe("CART_NOT_FOUND");
    }
    const userId = await database.transaction((tx) => succeedUser(tx, left.caller.userId));
    customer.caller = { ...customer.caller, userId };
    await customer.run(mergeCarts, "mergeCarts", v.unknown(), { cartId: left.cartId });
    expect((await customer.cart()).positions).toMatchObject([{ quantity: 2 }, { itemId: "102", quantity: 1 }]);
    expect((await visitor.errorsOf(mergeCarts, { cartId: visitor.cartId }))[0]?.extensions["classification"]).toBe(
      "UNAUTHENTICATED",
    );
  });
});
