import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { announce, ask, deliver, fulfilmentOf, orderNow, returnOf, withdraw } from "../../../test/orders.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";

const database = await startTestDatabase();
await writeAssortment(database);
await database.write`
  insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
const platform = fulfilmentOf(database);

/** An order of an account that has got another email since. */
async function moved() {
  const order = await orderNow(database);
  const id = order.who.caller.customer?.customerId ?? "";
  const now = `${randomUUID()}@example.org`;
  await database.write`update customer set email = ${now} where id = ${id}`;
  const heard = async (since = 0) => {
    const keysOf = async (to: string) => (await mailsTo(database, to)).map(({ subject }) => subject).slice(since);
    return { before: await keysOf(`${id}@example.org`), now: await keysOf(now) };
  };
  return { order, heard, now };
}

describe("what happens to an order whose buyer's account has another email since (C-106)", () => {
  it("is mailed to the order's own address and to the account's", async () => {
    const { order, heard } = await moved();
    await deliver(platform, order);
    const { before, now } = await heard();
    expect(now.length).toBeGreaterThan(2);
    expect(before.slice(1)).toEqual(now);
  });

  it("so are returns, withdrawals and the link, by the buyer or by others", async () => {
    const first = await moved();
    await deliver(platform, first.order);
    const sent = (await first.heard()).now.length;
    await announce(first.order, returnOf([[1, 1]]));
    await ask(first.order.who, "SendOrderLink", { hash: first.order.hash });
    const { before, now } = await first.heard();
    expect(now.slice(sent)).toHaveLength(2);
    expect(before.slice(1)).toEqual(now);

    const second = await moved();
    await withdraw(second.order);
    const withdrawn = await second.heard();
    expect(withdrawn.now.length).toBeGreaterThan(0);
    expect(withdrawn.before.slice(1)).toEqual(withdrawn.now);
  });

  it("goes once to an address that is written in another way", async () => {
    const { order, now } = await moved();
    const id = order.who.caller.customer?.customerId ?? "";
    await database.write`update customer set email = ${`${id}@EXAMPLE.org`} where id = ${id}`;
    await deliver(platform, order);
    expect(await mailsTo(database, `${id}@EXAMPLE.org`)).toEqual([]);
    expect(await mailsTo(database, now)).toEqual([]);
  });

  it("its confirmation, requested once more, is sent to both", async () => {
    const { order, heard } = await moved();
    const resend = `mutation { resendOrderConfirmation(orderId: "${order.orderId}") { successful } }`;
    await order.who.run(resend, "resendOrderConfirmation", v.object({ successful: v.literal(true) }));
    const { before, now } = await heard();
    expect([before.length, now.length]).toEqual([2, 1]);
  });
});
