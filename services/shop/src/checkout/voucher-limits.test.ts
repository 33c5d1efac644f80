import * as v from "valibot";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { cardAnswer, nobodyPaid } from "../../test/card-provider.ts";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase, testPlatform } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";
import { holdTime } from "./attempt/attempt.service.ts";
import { settleUnanswered } from "./attempt/inquiry.service.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { redeemerOf } from "../cart/redeemer.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

let running = 0;
/** A voucher of 10 % of this test's own. */
async function voucher(limits: { readonly all?: number; readonly own?: number }): Promise<string> {
  const code = `ZEHN${(running += 1)}`;
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points, max_redemptions, max_per_customer)
    values (${code}, 'percentage', 'Zehn', 'Ten', 1000, ${limits.all ?? null}, ${limits.own ?? null})`;
  return code;
}
const redeem = (who: Shopper, code: string) => who.update([{ voucherOp: { addVoucher: { code } } }]);
/** A guest with a voucher in the basket, who has seen the total. */
async function guestWith(code: string, email: string, payment = "INVOICE"): Promise<Shopper> {
  const guest = await readyGuest(database, payment, [[1_001, 2]], { email });
  await redeem(guest, code);
  await guest.cart();
  return guest;
}
async function savingsOf(code: string): Promise<number[]> {
  const rows = await database.write`
    select promotions_saving_cents as cents from shop_order
    join voucher_redemption on voucher_redemption.order_number = shop_order.order_number where code = ${code}`;
  return v.parse(v.array(v.object({ cents: v.number() })), [...rows]).map(({ cents }) => cents);
}

describe("how often a voucher counts", () => {
  it("is once for an e-mail, however it is written, and the basket gives the reason", async () => {
    const code = await voucher({ own: 1 });
    expect((await (await guestWith(code, "anna@gmail.com")).submit()).orderId).not.toBeNull();
    const again = await readyGuest(database, "INVOICE", [[1_001, 2]], { email: "A.N.N.A+neu@Gmail.com" });
    expect(await redeem(again, code)).toMatchObject({
      successful: false,
      messageKey: "vue.cart.voucher.error.spent",
      errorMessage: "Diesen Gutschein haben Sie bereits eingelöst. Er gilt für Sie nicht noch einmal.",
    });
    expect(
      (await redeem(await readyGuest(database, "INVOICE", [[1_001, 2]], { email: "ben@gmail.com" }), code)).successful,
    ).toBe(true);
  });

  it("stays in the baskets of others when one takes it back", async () => {
    const code = await voucher({});
    const [kept, left] = [await guestWith(code, "ina@example.org"), await guestWith(code, "udo@example.org")];
    await left.update([{ voucherOp: { removeVoucher: { code } } }]);
    expect(await kept.cart()).toMatchObject({ promotionsSaving: { amount: 238 } });
    expect(await left.cart()).toMatchObject({ promotionsSaving: { amount: 0 } });
  });

  it("is over in the other tab's basket as well: nothing is ordered at another total than was shown", async () => {
    const code = await voucher({ own: 1 });
    const [first, second] = [await guestWith(code, "eva@example.org"), await guestWith(code, "eva@example.org")];
    expect((await first.submit()).orderId).not.toBeNull();
    expect(await second.submit()).toMatchObject({
      orderId: null,
      errorMessage: expect.stringContaining("bereits in einer anderen Bestellung"),
    });
    expect(await second.cart()).toMatchObject({ promotionsSaving: { amount: 0 }, voucherCodeStatus: "NOT_ATTAINED" });
    expect((await second.submit()).orderId).not.toBeNull();
    expect(await savingsOf(code)).toEqual([238]);
  });

  it("holds for orders that arrive at once: as many as the voucher allows, and no more", async () => {
    const code = await voucher({ all: 3 });
    const guests = await Promise.all(
      Array.from({ length: 8 }, (_, index) => guestWith(code, `gast${index}@example.org`)),
    );
    const answers = await Promise.all(guests.map((guest) => guest.submit()));
    expect(answers.filter(({ orderId }) => orderId !== null)).toHaveLength(3);
    expect(answers.filter(({ errorMessage }) => errorMessage?.includes("aufgebraucht"))).toHaveLength(5);
    expect(await savingsOf(code)).toEqual([238, 238, 238]);
  });

  it("is not used up by a payment that was begun with it, once the cart is ordered without it", async () => {
    const code = await voucher({ own: 1 });
    const guest = await guestWith(code, "tom@example.org", "CREDIT_CARD");
    expect((await guest.submit()).computopData).not.toBeNull();
    await guest.update([{ voucherOp: { removeVoucher: { code } } }]);
    await guest.choosePayment("INVOICE");
    await guest.cart();
    expect((await guest.submit()).orderId).not.toBeNull();
    const again = await readyGuest(database, "INVOICE", [[1_001, 2]], { email: "tom@example.org" });
    expect((await redeem(again, code)).successful).toBe(true);
  });

  it("holds for payments that have begun; one that is given up leaves the voucher to others", async () => {
    const clock = fixedClock(new Date());
    const code = await voucher({ all: 1 });
    const [first, second] = [
      await guestWith(code, "a@example.org", "CREDIT_CARD"),
      await guestWith(code, "b@example.org", "CREDIT_CARD"),
    ];
    const paying = await first.submit();
    expect(paying.computopData).not.toBeNull();
    expect((await second.submit()).errorMessage).toContain("aufgebraucht");
    clock.advance(holdTime * 2);
    await settleUnanswered(testPlatform({ database, clock }), nobodyPaid);
    await redeem(second, code);
    await second.cart();
    const form = (await second.submit()).computopData;
    const { len, data } = cardAnswer(form);
    expect((await second.completeCardPayment(Number(len), data)).orderId).not.toBeNull();
    expect(await savingsOf(code)).toEqual([238]);
    // What was paid is ordered as it was paid, however late.
    const late = cardAnswer(paying.computopData);
    expect((await first.completeCardPayment(Number(late.len), late.data)).orderId).not.toBeNull();
    expect(await savingsOf(code)).toEqual([238, 238]);
  });
});

it("recognises a mailbox, and keeps different ones apart", () => {
  expect(redeemerOf(" Anna.Beispiel+shop@GMAIL.com ")).toBe("annabeispiel@gmail.com");
  expect(redeemerOf("anna.beispiel@schule.de")).toBe("anna.beispiel@schule.de");
  expect(redeemerOf("+@schule.de")).toBe("+@schule.de");
  fc.assert(fc.property(fc.emailAddress(), (email) => redeemerOf(redeemerOf(email)) === redeemerOf(email)));
});
