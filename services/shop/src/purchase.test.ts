import { beforeAll, expect, it } from "vitest";
import { cardAnswer } from "../test/card-provider.ts";
import { readyGuest, writeAssortment } from "../test/checkout-fixture.ts";
import { newAccount } from "../test/accounts.ts";
import { startTestDatabase } from "../test/shop-test.ts";
import { submitCart } from "./checkout/submit.service.ts";
import { completeCardPayment } from "./checkout/card/card-return.service.ts";
import { submitPrimeSubscription } from "./prime/membership.service.ts";
import { recentEvents } from "./tracking/tracking.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const purchases = async () =>
  (await recentEvents(database.read, "purchase", 100)).map(({ store, payload }) => ({ store, payload }));
const purchaseOf = (orderId: string | null) => ({
  store: "de",
  payload: {
    event: "purchase",
    ecommerce: expect.objectContaining({
      transaction_id: orderId,
      currency: "EUR",
    }),
  },
});

it("TRACK-07: an order whose buyer agreed is a purchase, once however often it is sent, with what was paid", async () => {
  const anna = await readyGuest(database, "INVOICE", [[1_001, 2]]);
  const { orderId } = await submitCart(anna.context(), anna.cartId, null, true);
  await submitCart(anna.context(), anna.cartId, null, true);
  const [row] = await database.write`
    select total_cents as total from shop_order where order_number = ${Number(orderId)}`;
  const mine = (await purchases()).filter(({ payload }) => JSON.stringify(payload).includes(`"${orderId}"`));
  expect(mine).toEqual([
    {
      store: "de",
      payload: {
        event: "purchase",
        ecommerce: {
          transaction_id: orderId,
          currency: "EUR",
          value: Number(row?.["total"]) / 100,
          tax: expect.any(Number),
          shipping: expect.any(Number),
          items: [
            {
              item_id: "1001",
              item_name: expect.any(String),
              quantity: 2,
              price: expect.any(Number),
            },
          ],
        },
      },
    },
  ]);
});

it("TRACK-07: an order of a buyer who did not agree is no event", async () => {
  const before = await purchases();
  const anna = await readyGuest(database);
  expect((await submitCart(anna.context(), anna.cartId)).orderId).not.toBeNull();
  expect(await purchases()).toEqual(before);
});

it("TRACK-07: a card payment is a purchase when it is paid, by whichever answer comes first, and not before", async () => {
  const before = await purchases();
  const anna = await readyGuest(database, "CREDIT_CARD");
  const { computopData } = await submitCart(anna.context(), anna.cartId, null, true);
  expect(await purchases()).toEqual(before);
  const { len, data } = cardAnswer(computopData);
  const [first, second] = await Promise.all([
    completeCardPayment(anna.context(), Number(len), data),
    completeCardPayment(anna.context(), Number(len), data),
  ]);
  expect(first.orderId).toBe(second.orderId);
  const after = await purchases();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContainEqual(purchaseOf(first.orderId));
});

it("TRACK-07: a membership is a purchase, too", async () => {
  await database.write`insert into prime_offer (store, item_id, duration_months) values ('de', 1001, 12)`;
  const anna = await newAccount(database, {
    first_name: "Anna",
    last_name: "Beispiel",
  });
  await anna.chooseAddress();
  const { orderId } = await submitPrimeSubscription(anna.context(), {
    paymentId: "INVOICE",
    isMeasured: true,
  });
  expect(await purchases()).toContainEqual(purchaseOf(orderId));
});
