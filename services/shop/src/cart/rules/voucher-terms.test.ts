import { beforeAll, describe, expect, it } from "vitest";
import {
  addFree,
  aStoredVoucher,
  fromList,
  fromOrderForm,
  inEnglish,
  joinsAt,
  type Meeting,
  order,
  piecesIn,
  redeem,
  reorder,
  noticesOf,
  undoRemoval,
  writeJoinedAssortment,
} from "../../../test/cart-joins.ts";
import { newItem, stockOf } from "../../../test/checkout-fixture.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { setWalletParameter } from "../../../test/wallet-journey.ts";
import { startTestWallet } from "../../../test/wallet-provider.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date());
const { meetings, shopper, account, login, registration, wallet } = joinsAt(database, { clock });
beforeAll(() => writeJoinedAssortment(database));
const nothing = async () => {};
const withVoucher = (code: string) => async (who: Shopper) => {
  await who.add(101, 3);
  expect((await redeem(who, code)).successful).toBe(true);
};
const savingOf = async (who: Shopper) => (await who.cart()).promotionsSaving.amount;
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000);

describe("a voucher's dates", () => {
  const ends = async (meet: (code: string) => Promise<Shopper>) => {
    const code = await aStoredVoucher(database, { endsAt: inAnHour() });
    const who = await meet(code);
    const cart = await who.cart();
    return {
      cents: [cart.subtotal.amount, cart.promotionsSaving.amount],
      isReported: noticesOf(cart).includes(`(${code}) zählt nicht mehr. Dieser Gutschein gilt zurzeit nicht.`),
    };
  };
  const withoutIt = { cents: [3_000, 0], isReported: true };
  const endedBefore = (meet: Meeting) =>
    ends((code) =>
      meet(nothing, async (who) => {
        await withVoucher(code)(who);
        clock.advance(2 * 3_600_000);
      }),
    );
  it.each(meetings)("%s: what has ended counts no more, and that is reported", async (_, meet) => {
    expect(await endedBefore(meet)).toEqual(withoutIt);
  });
  it("registration: what has ended counts no more, and that is reported", async () => {
    const registered = ends((code) =>
      registration(async (who) => {
        await withVoucher(code)(who);
        clock.advance(2 * 3_600_000);
      }),
    );
    expect(await registered).toEqual(withoutIt);
  });

  it("next cart: a campaign that has not begun is refused, and taken from its first moment on", async () => {
    const code = await aStoredVoucher(database, { startsAt: inAnHour() });
    const { home } = await account(async (who) => who.add(101, 3));
    await order(home);
    await home.add(101, 3);
    clock.advance(3_600_000 - 1);
    expect(await redeem(home, code)).toMatchObject({
      successful: false,
      errorMessage: "Dieser Gutschein gilt zurzeit nicht.",
    });
    expect(await savingOf(home)).toBe(0);
    clock.advance(1);
    expect((await redeem(home, code)).successful).toBe(true);
    expect(await savingOf(home)).toBe(300);
  });

  it("undo: a voucher that was taken back does not return after its end", async () => {
    const code = await aStoredVoucher(database, { endsAt: inAnHour() });
    const who = await shopper();
    await withVoucher(code)(who);
    await who.update([{ voucherOp: { removeVoucher: { code } } }]);
    clock.advance(3_600_000);
    expect((await redeem(who, code)).successful).toBe(false);
  });

  it("operator: an end that is set now counts from now, and the order at the total of before is refused", async () => {
    const code = await aStoredVoucher(database);
    const { home } = await account(withVoucher(code));
    await home.chooseAddress();
    await home.choosePayment("INVOICE");
    await home.cart();
    await database.write`update voucher set ends_at = ${clock.now()} where code = ${code}`;
    expect((await home.submit()).orderId).toBeNull();
    expect(noticesOf(await home.cart())).toContain(`(${code}) zählt nicht mehr`);
    expect((await home.submit()).orderId).not.toBeNull();
  });

  it("operator: a beginning that is put off takes the voucher's effect back until then", async () => {
    const code = await aStoredVoucher(database);
    const who = await shopper();
    await withVoucher(code)(who);
    await database.write`update voucher set starts_at = ${inAnHour()} where code = ${code}`;
    expect(await savingOf(who)).toBe(0);
    clock.advance(3_600_000);
    expect(await savingOf(who)).toBe(300);
  });

  it("expiry: it counts one moment before its end, and not at its end", async () => {
    const code = await aStoredVoucher(database, { endsAt: inAnHour() });
    const who = await shopper();
    await withVoucher(code)(who);
    clock.advance(3_600_000 - 1);
    expect(await savingOf(who)).toBe(300);
    clock.advance(1);
    expect(await savingOf(who)).toBe(0);
  });
});

describe("a voucher's limit in all", () => {
  const exhausted = async (meet: Meeting) => {
    const code = await aStoredVoucher(database, { all: 1 });
    const { home } = await account(withVoucher(code));
    const who = await meet(nothing, async (visitor) => {
      await withVoucher(code)(visitor);
      await order(home);
    });
    const cart = await who.cart();
    return [cart.promotionsSaving.amount, noticesOf(cart).includes("Dieser Gutschein ist aufgebraucht")];
  };
  it.each(meetings)("%s: what others have used up counts no more, and that is reported", async (_, meet) => {
    expect(await exhausted(meet)).toEqual([0, true]);
  });

  it("next cart: the last redemption is one order's", async () => {
    const code = await aStoredVoucher(database, { all: 1 });
    const { home } = await account(withVoucher(code));
    await order(home);
    await home.add(101, 1);
    expect((await redeem(home, code)).successful).toBe(false);
  });

  it("operator: a limit that is lowered to what is used ends the voucher, and that is reported", async () => {
    const code = await aStoredVoucher(database, { all: 2 });
    const { home } = await account(withVoucher(code));
    await order(home);
    const other = await shopper();
    await withVoucher(code)(other);
    await database.write`update voucher set max_redemptions = 1 where code = ${code}`;
    expect(noticesOf(await other.cart())).toContain("aufgebraucht");
    expect(noticesOf(await inEnglish(other, database, clock))).toContain("used up");
  });

  it("expiry: an order that is refused for missing goods leaves its redemption to the next", async () => {
    const item = await newItem(database, 1);
    const code = await aStoredVoucher(database, { all: 1, own: 1 });
    const [first, second] = [await account(nothing), await account(withVoucher(code))];
    await first.home.add(item, 1);
    await redeem(first.home, code);
    for (const { home } of [first, second]) {
      await home.chooseAddress();
      await home.choosePayment("INVOICE");
      await home.cart();
    }
    await database.write`update stock set quantity = 0 where item_id = ${item}`;
    expect(await first.home.submit()).toMatchObject({
      orderId: null,
      errorMessage: expect.stringContaining("ausverkauft"),
    });
    expect(await database.write`select from voucher_redemption where code = ${code}`).toHaveLength(0);
    expect(await stockOf(database, item)).toBe(0);
    expect((await second.home.submit()).orderId).not.toBeNull();
  });
});

describe("a voucher's minimum", () => {
  const far = () => aStoredVoucher(database, { from: 5_000 });
  const together = async (meet: Meeting) => {
    const code = await far();
    const who = await meet(async (home) => home.add(101, 3), withVoucher(code));
    const cart = await who.cart();
    return [cart.subtotal.amount, cart.promotionsSaving.amount, noticesOf(cart)];
  };
  it.each(meetings)("%s: the goods of both carts reach it together", async (_, meet) => {
    expect(await together(meet)).toEqual([6_000, 600, ""]);
  });

  it("registration: it is not reached by signing up", async () => {
    const who = await registration(withVoucher(await far()));
    expect(await savingOf(who)).toBe(0);
  });

  it("undo: goods that come back bring the voucher's effect back, which was reported as lost", async () => {
    const code = await far();
    const who = await shopper();
    await withVoucher(code)(who);
    await who.add(101, 2);
    const line = (await who.cart()).mergedLineItems[0];
    const removed = await who.update([
      { positionOp: { updatePosition: { positionId: line?.id, updateQuantity: { quantity: 4 } } } },
    ]);
    expect(removed.notices.map(({ message }) => message).join()).toContain(
      `(${code}) zählt nicht mehr. Es fehlen noch 10,00`,
    );
    expect([await savingOf(who), noticesOf(await who.cart())]).toEqual([0, ""]);
    await who.update([{ positionOp: { updatePosition: { positionId: line?.id, updateQuantity: { quantity: 5 } } } }]);
    expect(await savingOf(who)).toBe(500);
    const { undo } = await undoRemoval(who, 101);
    expect(await savingOf(who)).toBe(0);
    await undo();
    expect(await savingOf(who)).toBe(500);
  });

  it("reorder: its goods count to the minimum", async () => {
    const { home } = await account(async (who) => who.add(101, 3));
    const number = await order(home);
    await withVoucher(await far())(home);
    await reorder(home, number);
    expect(await savingOf(home)).toBe(600);
  });

  it("list: its goods count to the minimum", async () => {
    const who = await shopper();
    await withVoucher(await far())(who);
    await fromList(who, [[104, 10]]);
    expect(await savingOf(who)).toBe(500);
  });

  it("order form: its goods count to the minimum, what is free does not", async () => {
    const who = await shopper();
    await withVoucher(await far())(who);
    await addFree(who, 103, true);
    await fromOrderForm(who, [[104, 9]]);
    expect(await savingOf(who)).toBe(0);
    await fromOrderForm(who, [[104, 1]]);
    expect(await savingOf(who)).toBe(500);
  });

  const fallen = async (who: Shopper) => {
    expect(await savingOf(who)).toBe(500);
    await database.write`update price set price_cents = 190 where item_id = 104`;
    const cart = await who.cart();
    await database.write`update price set price_cents = 200 where item_id = 104`;
    const [notice] = /\(\S+\) zählt nicht mehr. Es fehlen noch 1,00/.exec(noticesOf(cart)) ?? [];
    return [cart.promotionsSaving.amount, piecesIn(cart), notice];
  };
  const lost = (code: string) => [0, { 101: 3, 104: 10 }, `(${code}) zählt nicht mehr. Es fehlen noch 1,00`];
  it("operator: a price that falls below it takes the effect back, and that is reported", async () => {
    const [code, who] = [await far(), await shopper()];
    await withVoucher(code)(who);
    await who.add(104, 10);
    expect(await fallen(who)).toEqual(lost(code));
  });
  it("operator: what a list or a sign-in has brought to it is reported, too, once a price falls below it", async () => {
    const [listed, joined, who] = [await far(), await far(), await shopper()];
    await withVoucher(listed)(who);
    await fromList(who, [[104, 10]]);
    expect(await fallen(who)).toEqual(lost(listed));
    const home = await login(async (owner) => owner.add(104, 10), withVoucher(joined));
    expect(await fallen(home)).toEqual(lost(joined));
  });
});

describe("a voucher's terms and the wallet", async () => {
  const provider = await startTestWallet();
  beforeAll(() => setWalletParameter(database));

  it("wallet: dates, limits and minimum go on with the voucher", async () => {
    const code = await aStoredVoucher(database, { endsAt: inAnHour(), from: 3_000 });
    const who = await wallet(provider.config, withVoucher(code));
    expect(await savingOf(who)).toBe(300);
    clock.advance(3_600_000);
    expect(noticesOf(await who.cart())).toContain(`(${code}) zählt nicht mehr`);
  });
});
