import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { fulfilmentOf, type MadeOrder, orderNow, pay, returnOf, send } from "../../test/orders.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { cancelOrder } from "../orders/fulfilment/fulfilment.service.ts";
import { findOrderByNumber } from "../orders/orders.service.ts";
import { connect, type Database, isOutOfTime, type TransactionSql, withoutTimeLimits } from "../platform/database.ts";
import { receiveReturn } from "./receive-return.service.ts";
import { submitReturn } from "./submit-return.service.ts";
import { submitWithdrawal } from "./withdrawal/withdrawal.service.ts";

const database = await startTestDatabase();
/** A shop that waits for no lock longer than this, in ms; all that it has to wait for here is held meanwhile. */
const hurried = connect(database.address, 2, { statement: 4_000, lock: 100, idleInTransaction: 10_000 });
afterAll(() => hurried.close());
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

interface Case extends MadeOrder {
  /** Number of a return that is on its way. */
  readonly rma: string;
  /** What a form repeats when it is sent again. */
  readonly submissionId: string;
}

/** Four pieces of which two have arrived and one is on its way back, all paid. */
async function aCase(): Promise<Case> {
  const made = await orderNow(database, { items: [[1_001, 4]] });
  const platform = fulfilmentOf(database);
  await pay(platform, made);
  await send(platform, made, [{ line: 0, quantity: 2 }]);
  const announced = await submitReturn(made.who.context(), made.hash, returnOf([[1, 1]]), randomUUID());
  return { ...made, rma: announced.made?.made.rma ?? "", submissionId: randomUUID() };
}

const contextAt = (shop: Database, { who }: Case) => Object.assign(new Shopper(shop), { caller: who.caller }).context();

const steps: Readonly<Record<string, (shop: Database, made: Case) => Promise<unknown>>> = {
  "a return": (shop, made) => submitReturn(contextAt(shop, made), made.hash, returnOf([[1, 1]]), made.submissionId),
  "a withdrawal": (shop, made) =>
    submitWithdrawal(contextAt(shop, made), made.hash, {
      submissionId: made.submissionId,
      name: "Anna Beispiel",
      email: "anna@example.org",
      items: [{ id: "1", quantity: 2 }],
    }),
  "a return's arrival": (shop, { rma }) => receiveReturn(fulfilmentOf(shop), rma),
  "a cancellation": (shop, { orderNumber }) => cancelOrder(fulfilmentOf(shop), orderNumber, null),
};

/** What another transaction holds: the order, or the numbers, which are taken after pieces were looked at and counted. */
const held: Readonly<Record<string, (tx: TransactionSql, made: Case) => Promise<unknown>>> = {
  order: (tx, { orderNumber }) => tx`select from shop_order where order_number = ${orderNumber} for update`,
  "range of numbers": (tx) => tx`select from number_range for update`,
};

const everything = async ({ orderNumber }: Case) => [
  await findOrderByNumber(database.write, orderNumber),
  [...(await database.write`select * from return_order where order_number = ${orderNumber} order by rma`)],
  [...(await database.write`select count(*) from mail_outbox`)],
  [...(await database.write`select * from number_range order by kind`)],
];

it.each(Object.keys(steps).flatMap((step) => Object.keys(held).map((lock) => ({ step, lock }))))(
  "$step that waits for the $lock fails in time and changes nothing; sent again, it is done once",
  async ({ step, lock }) => {
    const made = await aCase();
    const before = await everything(made);
    const take = steps[step];
    if (take === undefined) throw new Error(`There is no step ${step}`);
    await withoutTimeLimits(database.address, 1, (holder) =>
      holder.transaction(async (tx) => {
        await held[lock]?.(tx, made);
        const fault = await take(hurried, made).then(
          () => null,
          (error: unknown) => error,
        );
        expect(isOutOfTime(fault)).toBe(true);
      }),
    );
    expect(await everything(made)).toEqual(before);
    await take(hurried, made);
    const once = await everything(made);
    expect(once).not.toEqual(before);
    await take(hurried, made);
    expect(await everything(made)).toEqual(once);
  },
);
