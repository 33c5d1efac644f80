import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { playOrders } from "../../test/order-model.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { withoutTimeLimits } from "../platform/database.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`update stock set quantity = 1000000`;
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

/** `ORDER_STEPS` takes more, e.g. 100,000. */
const steps = Number(process.env["ORDER_STEPS"] ?? "2000");

it(
  `balances pieces and money through ${steps} steps of orders, shipments, returns and withdrawals`,
  { timeout: 60_000 + steps * 60 },
  async () => {
    const seed = Number(process.env["ORDER_SEED"] ?? "1");
    // Steps that meet at an order wait for each other however slow the machine is: a step that fails in time changes
    // nothing (`busy-order.test.ts`), but then it is not known which of them were taken.
    const counts = await withoutTimeLimits(database.address, 5, (patient) => playOrders(patient, { steps, seed }));
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(steps);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(steps / 100);
  },
);
