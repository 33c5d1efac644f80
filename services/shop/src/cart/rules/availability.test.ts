import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  fromList,
  fromOrderForm,
  joinsAt,
  type Meeting,
  noticesOf,
  order,
  piecesIn,
  reorder,
  undoRemoval,
  writeJoinedAssortment,
} from "../../../test/cart-joins.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { setWalletParameter } from "../../../test/wallet-journey.ts";
import { startTestWallet } from "../../../test/wallet-provider.ts";

const database = await startTestDatabase();
const { shopper, account, meetings, login, registration, wallet } = joinsAt(database);
beforeAll(() => writeJoinedAssortment(database));
const setStock = (id: number, pieces: number) =>
  database.write`update stock set quantity = ${pieces} where item_id = ${id}`;
beforeEach(async () => {
  await database.write`update stock set quantity = 100`;
  await database.write`
    insert into price (store, item_id, price_cents, vat_basis_points) values ('de', 104, 200, 1900)
    on conflict do nothing`;
  await database.write`delete from prime_offer where item_id = 104`;
});

const holding = (itemId: number, quantity: number) => (who: Shopper) => who.add(itemId, quantity);
/** What is left of a cart, and whether a page reports it in these words. */
const seen = async (who: Shopper, words: string) => {
  const cart = await who.cart();
  return [piecesIn(cart), noticesOf(cart).includes(words)];
};

describe("stock", () => {
  const short = async (meet: Meeting) => {
    await setStock(101, 8);
    return seen(
      await meet(holding(101, 6), holding(101, 6)),
      "nur noch 8 Stück verfügbar. Wir haben die Menge angepasst",
    );
  };
  const gone = async (meet: Meeting) =>
    seen(
      await meet(holding(101, 1), async (visitor) => {
        await visitor.add(104, 5);
        await setStock(104, 0);
      }),
      "„Stempel“ ist zurzeit nicht lieferbar und liegt deshalb nicht mehr in Ihrem Warenkorb",
    );
  it.each(meetings)("%s: pieces of both carts stop at it, and that is reported", async (_, meet) => {
    expect(await short(meet)).toEqual([{ 101: 8 }, true]);
  });
  it("login: what is sold out stays behind, and that is reported", async () => {
    expect(await gone(login)).toEqual([{ 101: 1 }, true]);
  });
  it("registration: what is sold out goes along, is reported, and is not ordered", async () => {
    const who = await registration(async (visitor) => {
      await visitor.add(104, 5);
      await setStock(104, 0);
    });
    expect(await seen(who, "„Stempel“ ist leider ausverkauft")).toEqual([{ 104: 5 }, true]);
    await who.chooseAddress();
    await who.choosePayment("INVOICE");
    expect((await who.submit()).orderId).toBeNull();
  });
  it("undo: a removed line that is sold out does not come back", async () => {
    const who = await shopper();
    await who.add(104, 5);
    const { undo } = await undoRemoval(who, 104);
    await setStock(104, 0);
    expect(await undo()).toMatchObject({ successful: false, errorMessage: "„Stempel“ ist zurzeit nicht lieferbar." });
  });
  it("reorder: an order comes back as far as it goes, and what is missing is reported", async () => {
    const { home } = await account(holding(101, 6));
    const number = await order(home);
    await setStock(101, 2);
    expect(await reorder(home, number)).toMatchObject({ added: [{ quantity: 2 }], missing: [{ quantity: 4 }] });
  });
  it("list: a list is put in as far as it goes", async () => {
    await setStock(101, 2);
    const who = await shopper();
    await fromList(who, [[101, 6]]);
    expect(piecesIn(await who.cart())).toEqual({ 101: 2 });
  });
  it("order form: a form is put in as far as it goes, and that is reported", async () => {
    await setStock(101, 2);
    const who = await shopper();
    const { notices } = await fromOrderForm(who, [[101, 6]]);
    expect(notices.map(({ message }) => message).join()).toContain("nur noch 2 Stück");
  });
  it("operator: a lower one is reported, and nothing is ordered until the shopper has fewer", async () => {
    const { home } = await account(holding(101, 6));
    await home.chooseAddress();
    await home.choosePayment("INVOICE");
    await setStock(101, 2);
    const cart = await home.cart();
    expect(noticesOf(cart)).toContain("nur noch 2 Stück verfügbar. Bitte ändern Sie die Menge");
    expect((await home.submit()).orderId).toBeNull();
    const positionId = cart.positions[0]?.id;
    await home.update([{ positionOp: { updatePosition: { positionId, updateQuantity: { quantity: 2 } } } }]);
    await home.cart();
    expect((await home.submit()).orderId).not.toBeNull();
  });
});

describe("what a store sells", () => {
  const stopsSelling = async (meet: Meeting) =>
    seen(
      await meet(holding(101, 1), async (visitor) => {
        await visitor.add(104, 5);
        await database.write`delete from price where item_id = 104 and store = 'de'`;
      }),
      "„Stempel“ führen wir nicht mehr",
    );
  it.each(meetings)("%s: what it sells no more stays behind, and that is reported", async (_, meet) => {
    expect(await stopsSelling(meet)).toEqual([{ 101: 1 }, true]);
  });
  it("registration: what it sells no more goes along, is reported, and is not ordered", async () => {
    const who = await registration(async (visitor) => {
      await visitor.add(104, 5);
      await database.write`delete from price where item_id = 104 and store = 'de'`;
    });
    expect(noticesOf(await who.cart())).toContain("„Stempel“ ist leider ausverkauft");
    await who.chooseAddress();
    await who.choosePayment("INVOICE");
    expect((await who.submit()).orderId).toBeNull();
  });
  it("undo: a removed line that it sells no more does not come back", async () => {
    const who = await shopper();
    await who.add(104, 5);
    const { undo } = await undoRemoval(who, 104);
    await database.write`delete from price where item_id = 104 and store = 'de'`;
    expect((await undo()).successful).toBe(false);
  });
  it("reorder: what it sells no more is reported as missing", async () => {
    const { home } = await account(holding(104, 5));
    const number = await order(home);
    await database.write`delete from price where item_id = 104 and store = 'de'`;
    expect(await reorder(home, number)).toMatchObject({ successful: false, missing: [{ quantity: 5 }] });
  });
  it("list: what it sells no more stays out", async () => {
    await database.write`delete from price where item_id = 104 and store = 'de'`;
    const who = await shopper();
    await fromList(who, [[104, 5]]);
    expect(piecesIn(await who.cart())).toEqual({});
  });
  it("order form: what it does not sell is refused", async () => {
    await database.write`delete from price where item_id = 104 and store = 'de'`;
    expect((await fromOrderForm(await shopper(), [[104, 5]])).successful).toBe(false);
  });
  it("store: each store has a cart of its own, with its own goods", async () => {
    const who = await shopper();
    await who.add(101, 2);
    const abroad = await shopper({ store: "at" });
    abroad.caller = who.caller;
    await abroad.arrive();
    expect(abroad.cartId).not.toBe(who.cartId);
    expect(piecesIn(await abroad.cart())).toEqual({});
    expect(
      await abroad.errorsOf("query ($id: ID!) { shop_findCart(cartId: $id) { id } }", { id: who.cartId }),
    ).toMatchObject([{ extensions: { classification: "CART_NOT_FOUND" } }]);
  });
  it("operator: what it sells no more is reported, and is not ordered", async () => {
    const { home } = await account(holding(104, 5));
    await home.chooseAddress();
    await home.choosePayment("INVOICE");
    await database.write`delete from price where item_id = 104 and store = 'de'`;
    expect(noticesOf(await home.cart())).toContain("ausverkauft");
    expect((await home.submit()).orderId).toBeNull();
  });
});

describe("the membership of prime", () => {
  it("operator: goods that become a membership leave the cart, and that is reported", async () => {
    const who = await shopper();
    await who.add(104, 5);
    await who.add(101, 1);
    await database.write`insert into prime_offer (store, item_id, duration_months) values ('de', 104, 12)`;
    expect(await seen(who, "auf der Seite von Prime, nicht über den Warenkorb")).toEqual([{ 101: 1 }, true]);
  });
});

describe("availability and the wallet", async () => {
  const provider = await startTestWallet();
  beforeAll(() => setWalletParameter(database));

  it("wallet: what is sold out or not sold any more goes on, and is reported", async () => {
    const who = await wallet(provider.config, async (visitor) => {
      await visitor.add(101, 2);
      await visitor.add(104, 5);
      await setStock(101, 1);
      await database.write`delete from price where item_id = 104 and store = 'de'`;
    });
    const notices = noticesOf(await who.cart());
    expect(notices).toContain("Von „Globus“ sind nur noch 1 Stück verfügbar");
    expect(notices).toContain("„Stempel“ ist leider ausverkauft");
  });
});
