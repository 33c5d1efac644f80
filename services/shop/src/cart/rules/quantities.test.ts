import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  fromList,
  fromOrderForm,
  inEnglish,
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
const setItem = (id: number, minimum: number, maximum: number) =>
  database.write`update item set minimum_order_quantity = ${minimum}, max_quantity = ${maximum} where id = ${id}`;
beforeEach(async () => {
  await setItem(101, 1, 10);
  await setItem(104, 5, 20);
});

const nothing = async () => {};
const holding = (itemId: number, quantity: number) => (who: Shopper) => who.add(itemId, quantity);
/** What is left of a cart, and whether a page reports it in these words. */
const seen = async (who: Shopper, words: string) => {
  const cart = await who.cart();
  return [piecesIn(cart), noticesOf(cart).includes(words)];
};

describe("a maximum", () => {
  const merged = async (meet: Meeting) =>
    seen(await meet(holding(101, 7), holding(101, 6)), "höchstens 10-mal bestellen. Wir haben die Menge angepasst");
  it.each(meetings)("%s: pieces of both carts stop at it, and that is reported", async (_, meet) => {
    expect(await merged(meet)).toEqual([{ 101: 10 }, true]);
  });
  it("registration: pieces above it go along as many as it allows", async () => {
    const who = await registration(async (visitor) => {
      await visitor.add(101, 9);
      await setItem(101, 1, 4);
    });
    expect(await seen(who, "höchstens 4-mal")).toEqual([{ 101: 4 }, true]);
  });
  it("undo: a removed line comes back within it", async () => {
    const who = await shopper();
    await who.add(101, 9);
    const { undo } = await undoRemoval(who, 101);
    await setItem(101, 1, 4);
    expect((await undo()).notices.map(({ message }) => message).join()).toContain("höchstens 4-mal");
    expect(piecesIn(await who.cart())).toEqual({ 101: 4 });
  });
  it("reorder: an order comes back within it, and what is missing is reported", async () => {
    const { home } = await account(holding(101, 9));
    const number = await order(home);
    await home.add(101, 6);
    expect(await reorder(home, number)).toMatchObject({ added: [{ quantity: 4 }], missing: [{ quantity: 5 }] });
    expect(piecesIn(await home.cart())).toEqual({ 101: 10 });
  });
  it("list: a list is put in within it", async () => {
    const who = await shopper();
    await who.add(101, 6);
    await fromList(who, [[101, 9]]);
    expect(piecesIn(await who.cart())).toEqual({ 101: 10 });
  });
  it("order form: a form is put in within it, and that is reported", async () => {
    const who = await shopper();
    const { notices } = await fromOrderForm(who, [
      [101, 9],
      [101, 9],
    ]);
    expect(notices.map(({ message }) => message).join()).toContain("höchstens 10-mal");
    expect(piecesIn(await who.cart())).toEqual({ 101: 10 });
  });
  it("language: what was taken out is reported in the language of the page", async () => {
    const who = await login(holding(101, 7), holding(101, 6));
    expect(noticesOf(await inEnglish(who, database))).toContain("You can order at most 10 pieces");
  });
  it("operator: a lower one takes pieces out, that is reported, and the order of before is refused", async () => {
    const { home } = await account(holding(101, 9));
    await home.chooseAddress();
    await home.choosePayment("INVOICE");
    await home.cart();
    await setItem(101, 1, 4);
    expect(await home.submit()).toMatchObject({ orderId: null, cartChanged: true });
    expect(await seen(home, "höchstens 4-mal")).toEqual([{ 101: 4 }, true]);
    expect((await home.submit()).orderId).not.toBeNull();
  });
});

describe("a minimum", () => {
  const raised = async (meet: Meeting) =>
    seen(
      await meet(nothing, async (visitor) => {
        await visitor.add(104, 5);
        await setItem(104, 8, 20);
      }),
      "gibt es ab 8 Stück. Wir haben die Menge angepasst",
    );
  it.each(meetings)("%s: pieces below it are filled up, and that is reported", async (_, meet) => {
    expect(await raised(meet)).toEqual([{ 104: 8 }, true]);
  });
  it("registration: pieces below it go along filled up, and that is reported", async () => {
    const who = await registration(async (visitor) => {
      await visitor.add(104, 5);
      await setItem(104, 8, 20);
    });
    expect(await seen(who, "ab 8 Stück")).toEqual([{ 104: 8 }, true]);
    expect(noticesOf(await inEnglish(who, database))).toContain("is sold from 8 pieces");
  });
  it("undo: a removed line comes back with it", async () => {
    const who = await shopper();
    await who.add(104, 5);
    const { undo } = await undoRemoval(who, 104);
    await setItem(104, 8, 20);
    expect((await undo()).notices.map(({ message }) => message).join()).toContain("ab 8 Stück");
    expect(piecesIn(await who.cart())).toEqual({ 104: 8 });
  });
  it("reorder: an order comes back with it, and that is reported", async () => {
    const { home } = await account(holding(104, 5));
    const number = await order(home);
    await setItem(104, 8, 20);
    expect(await reorder(home, number)).toMatchObject({ added: [{ quantity: 8 }], missing: [] });
    expect(await seen(home, "ab 8 Stück")).toEqual([{ 104: 8 }, true]);
  });
  it("list: a list is put in with it, and that is reported", async () => {
    const who = await shopper();
    await fromList(who, [[104, 2]]);
    expect(await seen(who, "ab 5 Stück")).toEqual([{ 104: 5 }, true]);
  });
  it("order form: a form is put in with it, and that is reported", async () => {
    const who = await shopper();
    const { notices } = await fromOrderForm(who, [[104, 2]]);
    expect(notices.map(({ message }) => message).join()).toContain("ab 5 Stück");
  });
  it("operator: a higher one fills up, that is reported, and the order of before is refused", async () => {
    const { home } = await account(holding(104, 5));
    await home.chooseAddress();
    await home.choosePayment("INVOICE");
    await home.cart();
    await setItem(104, 8, 20);
    expect(await home.submit()).toMatchObject({ orderId: null, cartChanged: true });
    expect(await seen(home, "ab 8 Stück")).toEqual([{ 104: 8 }, true]);
  });
});

describe("quantities and the wallet", async () => {
  const provider = await startTestWallet();
  beforeAll(() => setWalletParameter(database));

  it("wallet: pieces go on as many as an article allows, and what that took is reported", async () => {
    const who = await wallet(provider.config, async (visitor) => {
      await visitor.add(101, 9);
      await visitor.add(104, 5);
      await setItem(101, 1, 4);
      await setItem(104, 8, 20);
    });
    expect(await seen(who, "höchstens 4-mal")).toEqual([{ 101: 4, 104: 8 }, true]);
  });
});
