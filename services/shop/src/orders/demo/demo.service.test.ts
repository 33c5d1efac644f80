import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { announce, deliver, fulfilmentOf, orderNow, returnOf } from "../../../test/orders.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { findDueDemoReturns } from "./demo.service.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date());
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

it("finds returns of demo orders by their numbers once they have been on their way for two days", async () => {
  const announced = async (isDemo: boolean): Promise<string> => {
    const made = await orderNow(database, { clock });
    await deliver(fulfilmentOf(database, clock), made);
    await database.write`update shop_order set is_demo = ${isDemo} where order_number = ${made.orderNumber}`;
    return (await announce(made, returnOf([[1, 1]]))).earlierReturn.rma;
  };
  const rma = await announced(true);
  await announced(false);
  clock.advance(2 * 24 * 3_600_000 - 1);
  expect(await findDueDemoReturns({ database, clock })).toEqual([]);
  clock.advance(1);
  expect(await findDueDemoReturns({ database, clock })).toEqual([rma]);
  await database.write`update return_order set status = 'received' where rma = ${rma}`;
  expect(await findDueDemoReturns({ database, clock })).toEqual([]);
});
