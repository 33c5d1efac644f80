import { describe, expect, it } from "vitest";
import { ordersOf, stockOf } from "../../../test/checkout-fixture.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { complete, redeem, setWalletParameter, startWalletShop, submit } from "../../../test/wallet-journey.ts";
import { holdTime } from "../attempt/attempt.service.ts";
import { expireAttempts } from "../attempt/inquiry.service.ts";
import { cancelOrder } from "../../orders/fulfilment/fulfilment.service.ts";
import { makeRefunds } from "../attempt/refund.service.ts";
import { settleStaleCharges } from "./wallet-payment.service.ts";

const database = await startTestDatabase();
const { wallet, approved, atConsent } = await startWalletShop(database);

describe("a wallet payment whose shopper takes time", () => {
  it("CHKX-01: is not begun when the wallet was switched off after the shopper came back from it", async () => {
    const { buyer, id, item } = await approved();
    await redeem(buyer, id);
    await setWalletParameter(database, "amazonpay.deactivated");
    expect(await submit(buyer)).toMatchObject({ orderId: null, redirectUrl: null, errorMessage: expect.any(String) });
    expect([await stockOf(database, item), wallet.sessions.get(id)?.state]).toEqual([5, "approved"]);
  });

  it("gives the goods back when a return without consent is all that came within half an hour", async () => {
    const clock = fixedClock(new Date());
    const { buyer, id, item } = await atConsent({ clock });
    const platform = testPlatform({ database, clock, config: wallet.config });
    expect((await complete(buyer, id)).errorMessage).toContain("bestätigen");
    expect(await stockOf(database, item)).toBe(3);
    clock.advance(holdTime + 1_000);
    await settleStaleCharges(platform);
    await expireAttempts(platform);
    expect([await stockOf(database, item), await ordersOf(database, buyer.cartId)]).toEqual([5, 0]);
  });

  it("is an operator's to pay back when its goods are gone, and no card's, however often refunds are made", async () => {
    const clock = fixedClock(new Date());
    const { buyer, id, item } = await atConsent({ clock });
    const platform = testPlatform({ database, clock, config: wallet.config });
    clock.advance(holdTime + 1_000);
    await expireAttempts(platform);
    await database.write`update stock set quantity = 0 where item_id = ${item}`;
    wallet.decide(id, "authorised");
    expect((await complete(buyer, id)).orderId).toBeNull();
    const refunds = await database.write`
      select refunded_at is not null as made from payment_refund
      join payment_attempt on payment_attempt.id = payment_refund.attempt_id where cart_id = ${buyer.cartId}`;
    expect([...refunds]).toEqual([{ made: true }]);
    expect(await makeRefunds(platform)).toBe(0);
    const tasks = await database.write`
      select reason from payment_task
      join payment_attempt on payment_attempt.id = payment_task.attempt_id where cart_id = ${buyer.cartId}`;
    expect([...tasks]).toEqual([{ reason: "refund_not_made" }]);
  });

  it("is an operator's to pay back in part when pieces of its order are cancelled", async () => {
    const clock = fixedClock(new Date());
    const { buyer, id } = await atConsent({ clock });
    const platform = testPlatform({ database, clock, config: wallet.config });
    wallet.decide(id, "authorised");
    const orderNumber = Number((await complete(buyer, id)).orderId);
    await cancelOrder(platform, orderNumber, [{ line: 0, quantity: 1 }]);
    expect([await makeRefunds(platform), await makeRefunds(platform)]).toEqual([0, 0]);
    const tasks = await database.write`
      select reason, task.amount_cents = refunded_cents as is_whole from payment_task task
      join payment_attempt on payment_attempt.id = task.attempt_id join shop_order using (cart_id)
      where cart_id = ${buyer.cartId} and refunded_cents > 0`;
    expect([...tasks]).toEqual([{ reason: "refund_not_made", isWhole: true }]);
  });
});
