import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addFree,
  aStoredVoucher,
  fromList,
  fromOrderForm,
  inEnglish,
  joinsAt,
  type Meeting,
  noticesOf,
  order,
  redeem,
  reorder,
  undoRemoval,
  writeJoinedAssortment,
} from "../../../test/cart-joins.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper, TestCart } from "../../../test/shopper.ts";
import { setWalletParameter } from "../../../test/wallet-journey.ts";
import { startTestWallet } from "../../../test/wallet-provider.ts";

const database = await startTestDatabase();
const { shopper, account, meetings, login, registration, wallet } = joinsAt(database);
beforeAll(() => writeJoinedAssortment(database));
beforeEach(async () => {
  await database.write`update stock set quantity = 100`;
  await database.write`
    insert into free_offer (store, item_id, kind, minimum_subtotal_cents)
    values ('de', 102, 'free', 4000), ('de', 103, 'catalog', 0) on conflict do nothing`;
});

const earned = async (who: Shopper) => {
  await who.add(101, 4);
  await addFree(who, 102);
  await addFree(who, 103, true);
};
/** What costs nothing, with its pieces. */
const freeIn = (cart: TestCart) =>
  cart.positions.filter(({ totalPrice }) => totalPrice.amount === 0).map(({ itemId, quantity }) => [itemId, quantity]);
const both = [
  ["102", 1],
  ["103", 1],
];

describe("free articles and catalogues", () => {
  const merged = async (meet: Meeting) => freeIn(await (await meet(earned, earned)).cart());
  it.each(meetings)("%s: both carts had them, and one of each is left", async (_, meet) => {
    expect(await merged(meet)).toEqual(both);
  });
  it("login: what the store gives away no more stays behind, and that is reported", async () => {
    const who = await login(
      async (home) => home.add(101, 1),
      async (visitor) => {
        await earned(visitor);
        await database.write`delete from free_offer where item_id = 102`;
      },
    );
    const cart = await who.cart();
    expect(freeIn(cart)).toEqual([["103", 1]]);
    expect(noticesOf(cart)).toContain("„Lineal“ wird nicht mehr gratis angeboten");
    expect(noticesOf(await inEnglish(who, database))).toContain("is no longer offered for free");
  });
  it("registration: they go along while they are earned", async () => {
    expect(freeIn(await (await registration(earned)).cart())).toEqual(both);
  });
  it("next cart: it begins without them, and has to earn them again", async () => {
    const { home } = await account(earned);
    await order(home);
    await home.add(101, 1);
    expect((await addFree(home, 102)).successful).toBe(false);
  });
  it("undo: goods that come back earn them again, which were reported as lost", async () => {
    const who = await shopper();
    await earned(who);
    await who.add(104, 5);
    const { undo } = await undoRemoval(who, 101);
    const less = await who.cart();
    expect([freeIn(less), noticesOf(less).includes("nicht mehr gratis dabei")]).toEqual([[["103", 1]], true]);
    await undo();
    expect(freeIn(await who.cart())).toEqual(both);
  });
  it("undo: a free article that was removed comes back only while it is earned", async () => {
    const who = await shopper();
    await earned(who);
    const cart = await who.cart();
    const free = cart.positions.find(({ itemId }) => itemId === "102");
    const goods = cart.positions.find(({ itemId }) => itemId === "101");
    await who.update([{ positionOp: { removePosition: { positionId: free?.id } } }]);
    await who.update([{ positionOp: { updatePosition: { positionId: goods?.id, updateQuantity: { quantity: 3 } } } }]);
    expect((await addFree(who, 102)).successful).toBe(false);
  });
  it("reorder: an order brings back what was paid for alone", async () => {
    const { home } = await account(earned);
    await reorder(home, await order(home));
    expect([freeIn(await home.cart()), (await home.cart()).subtotal.amount]).toEqual([[], 4_000]);
  });
  it("list: a list's articles cost what they cost", async () => {
    const who = await shopper();
    await fromList(who, [[102, 1]]);
    expect((await who.cart()).subtotal.amount).toBe(300);
  });
  it("order form: a form's articles cost what they cost", async () => {
    const who = await shopper();
    await fromOrderForm(who, [[102, 1]]);
    expect((await who.cart()).subtotal.amount).toBe(300);
  });
  it("store: another store gives away what it has on offer itself", async () => {
    const abroad = await shopper({ store: "at" });
    await abroad.add(101, 4);
    expect((await addFree(abroad, 102)).successful).toBe(false);
  });
  it("operator: what is given away no more leaves the cart, and that is reported", async () => {
    const who = await shopper();
    await earned(who);
    await database.write`delete from free_offer where item_id = 102`;
    const cart = await who.cart();
    expect([freeIn(cart), noticesOf(cart)]).toEqual([
      [["103", 1]],
      "„Lineal“ wird nicht mehr gratis angeboten. Wir haben den Artikel aus Ihrem Warenkorb genommen.",
    ]);
  });
  it("operator: a price that falls below the minimum takes them out until it is reached again", async () => {
    const who = await shopper();
    await earned(who);
    await database.write`update price set price_cents = 900 where item_id = 101`;
    const less = await who.cart();
    await database.write`update price set price_cents = 1000 where item_id = 101`;
    expect([freeIn(less), noticesOf(less).includes("Es fehlen 4,00")]).toEqual([[["103", 1]], true]);
    expect(freeIn(await who.cart())).toEqual(both);
  });
  it("expiry: what has run out leaves the cart, and that is reported", async () => {
    const who = await shopper();
    await earned(who);
    await database.write`update stock set quantity = 0 where item_id = 102`;
    const cart = await who.cart();
    expect([freeIn(cart), noticesOf(cart).includes("vergriffen")]).toEqual([[["103", 1]], true]);
  });
});

describe("the article of a voucher", () => {
  const withGift = async (who: Shopper, code: string) => {
    await who.add(101, 1);
    await redeem(who, code);
  };
  const merged = async (meet: Meeting) => {
    const code = await aStoredVoucher(database, { itemId: 105 });
    const who = await meet(
      (home) => withGift(home, code),
      (visitor) => withGift(visitor, code),
    );
    return freeIn(await who.cart());
  };
  it.each(meetings)("%s: both carts had the voucher, and its article comes once", async (_, meet) => {
    expect(await merged(meet)).toEqual([["105", 1]]);
  });
  it("operator: another article of the voucher is the one that comes", async () => {
    const code = await aStoredVoucher(database, { itemId: 105 });
    const who = await shopper();
    await withGift(who, code);
    await database.write`update voucher set item_id = 104 where code = ${code}`;
    expect(freeIn(await who.cart())).toEqual([["104", 1]]);
  });
  it("expiry: it leaves the cart when the voucher ends, and that is reported", async () => {
    const code = await aStoredVoucher(database, { itemId: 105 });
    const who = await shopper();
    await withGift(who, code);
    await database.write`update voucher set ends_at = now() where code = ${code}`;
    const cart = await who.cart();
    expect([freeIn(cart), noticesOf(cart).includes(`(${code}) zählt nicht mehr`)]).toEqual([[], true]);
  });
});

it("the last pieces are bought: what is free of the same article does not stand in the way of the order", async () => {
  const code = await aStoredVoucher(database, { itemId: 101 });
  const who = await shopper();
  await who.add(101, 2);
  expect((await redeem(who, code)).successful).toBe(true);
  await database.write`update stock set quantity = 2 where item_id = 101`;
  const cart = await who.cart();
  expect([freeIn(cart), noticesOf(cart).includes("gibt es nicht mehr gratis dazu")]).toEqual([[], true]);
  await order(who);
  expect([...(await database.write`select quantity from stock where item_id = 101`)]).toEqual([{ quantity: 0 }]);
});

describe("free articles and the wallet", async () => {
  const provider = await startTestWallet();
  beforeAll(() => setWalletParameter(database));

  it("wallet: they go on while they are earned and on offer", async () => {
    const who = await wallet(provider.config, async (visitor) => {
      await earned(visitor);
      await database.write`delete from free_offer where item_id = 103`;
    });
    const cart = await who.cart();
    expect([freeIn(cart), noticesOf(cart).includes("„Katalog“ wird nicht mehr gratis angeboten")]).toEqual([
      [["102", 1]],
      true,
    ]);
  });
});
