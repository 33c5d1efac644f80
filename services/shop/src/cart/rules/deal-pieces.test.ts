import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addDeal,
  fromList,
  fromOrderForm,
  inEnglish,
  joinsAt,
  type Meeting,
  order,
  reorder,
  runDeal,
  noticesOf,
  undoRemoval,
  writeJoinedAssortment,
} from "../../../test/cart-joins.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { setWalletParameter } from "../../../test/wallet-journey.ts";
import { startTestWallet } from "../../../test/wallet-provider.ts";
import { releaseExpiredReservations } from "../reservations.service.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date());
const { shopper, account, meetings, login, registration, wallet } = joinsAt(database, { clock });
beforeAll(() => writeJoinedAssortment(database));
beforeEach(async () => {
  await database.write`delete from cart_position`;
  await database.write`delete from lightning_deal`;
  await runDeal(database, clock.now());
});

const nothing = async () => {};
const taken = async () => Number((await database.write`select taken from lightning_deal`)[0]?.["taken"]);
const piecesOf = async (who: Shopper) =>
  (await who.cart()).mergedLineItems.map((line) => [line["quantityLightning"], line["quantityNormal"]]);

/** Three and four pieces make seven, of which a cart has five at the deal's price. */
async function merged(meet: Meeting) {
  const who = await meet(
    (home) => addDeal(home, 3),
    (visitor) => addDeal(visitor, 4),
  );
  const cart = await who.cart();
  return {
    cents: cart.subtotal.amount,
    pieces: await piecesOf(who),
    taken: await taken(),
    isReported: noticesOf(cart).includes("5 Stück liegen zum Angebotspreis"),
  };
}
const within = { cents: 5 * 700 + 2 * 1_000, pieces: [[5, 2]], taken: 5, isReported: true };

/** What has run out costs the usual price, and a sign-in gives no new time. */
async function staysLapsed(meet: Meeting) {
  const who = await meet(nothing, async (visitor) => {
    await addDeal(visitor, 3);
    clock.advance(16 * 60_000);
  });
  const cart = await who.cart();
  return {
    cents: cart.subtotal.amount,
    pieces: await piecesOf(who),
    taken: await taken(),
    isReported: noticesOf(cart).includes("„Globus“"),
  };
}
const usual = { cents: 3_000, pieces: [[0, 3]], taken: 0, isReported: true };

describe("deal pieces and their limit", () => {
  it.each(meetings)("%s: what is over the limit costs the usual price, and that is reported", async (_, meet) => {
    expect(await merged(meet)).toEqual(within);
  });
  it.each(meetings)("%s: that is reported as well where pieces at the usual price come along", async (_, meet) => {
    const who = await meet(
      (home) => addDeal(home, 5),
      async (visitor) => {
        await addDeal(visitor, 1);
        await visitor.add(101, 2);
      },
    );
    expect([await piecesOf(who), noticesOf(await who.cart())]).toEqual([
      [[5, 3]],
      expect.stringContaining("5 Stück liegen zum Angebotspreis"),
    ]);
  });
  it.each(meetings)("%s: pieces at both prices are no more than before, whatever the minimum is", async (_, meet) => {
    await database.write`update item set minimum_order_quantity = 5 where id = 101`;
    const who = await meet(nothing, async (visitor) => {
      await addDeal(visitor, 3);
      await visitor.add(101, 2);
    });
    const pieces = await piecesOf(who);
    await database.write`update item set minimum_order_quantity = 1 where id = 101`;
    expect(pieces).toEqual([[3, 4]]);
  });
  it.each(meetings)("%s: a reservation that has run out is not made again", async (_, meet) => {
    expect(await staysLapsed(meet)).toEqual(usual);
  });

  it.each(meetings)("%s: a reservation goes along and ends when it did", async (_, meet) => {
    const who = await meet(nothing, async (visitor) => {
      await addDeal(visitor, 3);
      clock.advance(5 * 60_000);
    });
    expect([await piecesOf(who), await taken()]).toEqual([[[3, 0]], 3]);
    clock.advance(10 * 60_000);
    expect(await piecesOf(who)).toEqual([[0, 3]]);
  });

  it("login: a reservation that was extended is not extended once more", async () => {
    const extend = async (who: Shopper) =>
      (
        await who.run(
          "mutation ($id: ID!) { extendLightningReservation(cartId: $id) { successful } }",
          "extendLightningReservation",
          v.object({ successful: v.boolean() }),
          { id: who.cartId },
        )
      ).successful;
    const who = await login(nothing, async (visitor) => {
      await addDeal(visitor, 3);
      clock.advance(5 * 60_000);
      expect(await extend(visitor)).toBe(true);
      clock.advance(5 * 60_000);
    });
    expect([await extend(who), await piecesOf(who)]).toEqual([false, [[3, 0]]]);
  });

  it("registration: the reservation goes along and ends when it did", async () => {
    const who = await registration((visitor) => addDeal(visitor, 3));
    expect([await piecesOf(who), await taken()]).toEqual([[[3, 0]], 3]);
    clock.advance(15 * 60_000);
    expect(await piecesOf(who)).toEqual([[0, 3]]);
  });

  it("next cart: what was ordered is sold, and the next cart has the limit of its own", async () => {
    const { home } = await account((who) => addDeal(who, 5));
    await order(home);
    await addDeal(home, 6);
    expect([await piecesOf(home), await taken()]).toEqual([[[5, 1]], 10]);
  });

  it("undo: pieces that come back have the deal's price as far as the limit goes", async () => {
    const who = await shopper();
    await addDeal(who, 5);
    const { line } = await undoRemoval(who, 101);
    const addPosition = {
      setItemId: "101#LIGHTNING_DEAL",
      updateQuantity: { quantity: 6 },
      restores: line.id,
      shownPrice: 700,
    };
    await who.update([{ positionOp: { addPosition } }]);
    expect([await piecesOf(who), await taken()]).toEqual([[[5, 1]], 5]);
  });

  it("reorder: an order of a deal brings pieces at the price of now", async () => {
    const { home } = await account((who) => addDeal(who, 2));
    await reorder(home, await order(home));
    expect([await piecesOf(home), (await home.cart()).subtotal.amount]).toEqual([[[0, 2]], 2_000]);
  });

  it("list: what is over the limit costs the usual price, and the basket reports that", async () => {
    const who = await shopper();
    await fromList(who, [[101, 7]]);
    const cart = await who.cart();
    expect([await piecesOf(who), cart.subtotal.amount]).toEqual([[[5, 2]], 5 * 700 + 2 * 1_000]);
    expect(noticesOf(cart)).toContain("5 Stück liegen zum Angebotspreis");
  });

  it("order form: its lines have the usual price unless they name the deal", async () => {
    const who = await shopper();
    await fromOrderForm(who, [[101, 2]]);
    expect(await piecesOf(who)).toEqual([[0, 2]]);
  });

  it("language: what is over the limit is reported in the language of the page", async () => {
    const who = await login(
      (home) => addDeal(home, 3),
      (visitor) => addDeal(visitor, 4),
    );
    expect(noticesOf(await inEnglish(who, database, clock))).toContain("5 are in your basket at the deal’s price");
  });

  it("operator: a deal that is ended gives its pieces the usual price, and that is reported", async () => {
    const who = await shopper();
    await addDeal(who, 3);
    await database.write`update lightning_deal set ends_at = ${clock.now()}`;
    const cart = await who.cart();
    expect(cart.subtotal.amount).toBe(3_000);
    expect(noticesOf(cart)).toContain("10,00\u00a0€ statt 7,00\u00a0€");
  });

  it("operator: a limit that is lowered leaves what is reserved, and gives no more", async () => {
    const who = await shopper();
    await addDeal(who, 3);
    await database.write`update lightning_deal set max_per_cart = 2`;
    expect(await piecesOf(who)).toEqual([[3, 0]]);
    await addDeal(who, 1);
    expect(await piecesOf(who)).toEqual([[3, 1]]);
  });

  it("expiry: pieces cost the usual price from the end of their reservation on, and that is reported", async () => {
    const who = await shopper();
    await addDeal(who, 3);
    clock.advance(15 * 60_000 - 1);
    expect((await who.cart()).subtotal.amount).toBe(2_100);
    clock.advance(1_001);
    await releaseExpiredReservations({ database, clock });
    const cart = await who.cart();
    expect([cart.subtotal.amount, await taken()]).toEqual([3_000, 0]);
    expect(noticesOf(cart)).toContain("Ihre Reservierung im Blitzangebot ist abgelaufen");
  });
});

describe("deal pieces and the wallet", async () => {
  const provider = await startTestWallet();
  beforeAll(() => setWalletParameter(database));

  it("wallet: the reservation goes on in the cart that follows, and ends when it did", async () => {
    const who = await wallet(provider.config, (visitor) => addDeal(visitor, 3));
    expect([await piecesOf(who), await taken()]).toEqual([[[3, 0]], 3]);
    clock.advance(15 * 60_000);
    expect(await piecesOf(who)).toEqual([[0, 3]]);
  });
});
