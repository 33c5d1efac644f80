import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { cardAnswer, nobodyPaid } from "../../../test/card-provider.ts";
import { readyGuest, writeAssortment } from "../../../test/checkout-fixture.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { holdTime } from "./attempt.service.ts";
import { settleUnanswered } from "./inquiry.service.ts";

const database = await startTestDatabase();

beforeAll(() => writeAssortment(database));

const infoSchema = v.object({ lastFailure: v.nullable(v.string()) });
const failureOf = async (buyer: Shopper): Promise<string | null> => {
  const query = "query ($cartId: ID!) { getPaymentInfo(cartId: $cartId) { lastFailure } }";
  return (await buyer.run(query, "getPaymentInfo", infoSchema, { cartId: buyer.cartId })).lastFailure;
};

/** A guest at the card page, and how they come back from it. */
async function atCardPage() {
  const buyer = await readyGuest(database, "CREDIT_CARD");
  const comeBack = async (form: Awaited<ReturnType<Shopper["submit"]>>["computopData"], code: Code = "") => {
    const { len, data } = cardAnswer(form, code);
    return buyer.completeCardPayment(Number(len), data);
  };
  return { buyer, comeBack, form: (await buyer.submit()).computopData };
}
type Code = Parameters<typeof cardAnswer>[1];

describe("PaymentInfo.lastFailure (ux 25)", () => {
  it.each([
    ["CANCELLED", "CANCELLED"],
    ["DECLINED", "DECLINED"],
    ["TIMEOUT", "EXPIRED"],
  ] as const)("reports after %s: %s", async (code, failure) => {
    const { buyer, comeBack, form } = await atCardPage();
    expect(await failureOf(buyer)).toBeNull();
    await comeBack(form, code);
    expect(await failureOf(buyer)).toBe(failure);
    expect(await failureOf(buyer)).toBe(failure);
  });

  it("reports that a payment was given up because it took too long", async () => {
    const { buyer } = await atCardPage();
    await settleUnanswered(
      testPlatform({ database, clock: fixedClock(new Date(Date.now() + holdTime + 1_000)) }),
      nobodyPaid,
    );
    expect(await failureOf(buyer)).toBe("EXPIRED");
  });

  it("stays when someone else chooses another way to pay", async () => {
    const [mine, other] = [await atCardPage(), await atCardPage()];
    for (const { comeBack, form } of [mine, other]) await comeBack(form, "DECLINED");
    await other.buyer.choosePayment("INVOICE");
    expect(await failureOf(mine.buyer)).toBe("DECLINED");
  });

  it("is silent about a payment that took too long once another way was chosen, and the first one again", async () => {
    const { buyer } = await atCardPage();
    const later = fixedClock(new Date(Date.now() + holdTime + 1_000));
    await settleUnanswered(testPlatform({ database, clock: later }), nobodyPaid);
    expect(await failureOf(buyer)).toBe("EXPIRED");
    await buyer.choosePayment("INVOICE");
    await buyer.choosePayment("CREDIT_CARD");
    expect(await failureOf(buyer)).toBeNull();
  });

  it("is silent once another payment was begun, however that one ends", async () => {
    const { buyer, comeBack, form } = await atCardPage();
    await comeBack(form, "CANCELLED");
    const second = (await buyer.submit()).computopData;
    expect(await failureOf(buyer)).toBeNull();
    await comeBack(second);
    expect(await failureOf(buyer)).toBeNull();
  });

  it("is silent once another method was chosen, also when it is the first one again", async () => {
    const { buyer, comeBack, form } = await atCardPage();
    await comeBack(form, "DECLINED");
    await buyer.choosePayment("CREDIT_CARD");
    expect(await failureOf(buyer)).toBe("DECLINED");
    await buyer.choosePayment("INVOICE");
    expect(await failureOf(buyer)).toBeNull();
    await buyer.choosePayment("CREDIT_CARD");
    expect(await failureOf(buyer)).toBeNull();
  });

  it("states nothing about another cart's payment", async () => {
    const { comeBack, form } = await atCardPage();
    await comeBack(form, "CANCELLED");
    expect(await failureOf(await readyGuest(database, "CREDIT_CARD"))).toBeNull();
  });
});
