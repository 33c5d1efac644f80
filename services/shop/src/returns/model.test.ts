import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { playOrders } from "../../test/order-model.ts";
import { startTestDatabase } from "../../test/shop-test.ts";

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
    const counts = await playOrders(database, { steps, seed: Number(process.env["ORDER_SEED"] ?? "1") });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(steps);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(steps / 100);
  },
);
