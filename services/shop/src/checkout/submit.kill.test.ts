import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../test/checkout-fixture.ts";
import { atDatabase } from "../../test/server-address.ts";
import { startTestDatabase } from "../../test/shop-test.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const program = resolve(import.meta.dirname, "../../test/submit-orders.ts");
const carts = 12;

it(
  "leaves each cart ordered or untouched when the shop is killed, and orders the rest once it is back",
  { timeout: 60_000 },
  async () => {
    const item = await newItem(database, 100);
    const buyers = await Promise.all(Array.from({ length: carts }, () => readyGuest(database, "INVOICE", [[item, 2]])));
    const work = buyers.map(({ cartId, caller }) => ({
      cartId,
      userId: caller.userId,
      customerId: caller.customer?.customerId,
    }));
    const [row] = await database.write<{ name: string }[]>`select current_database() as name`;
    const address = atDatabase(inject("testServer").address, row?.name ?? "");

    const shop = spawn(process.execPath, [program, JSON.stringify(address), JSON.stringify(work)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let answered = "";
    shop.stdout.on("data", (chunk: Buffer) => {
      answered += chunk.toString("utf8");
      // In the middle of the work, and most likely in the middle of an order.
      if (answered.split("\n").length > carts / 3) shop.kill("SIGKILL");
    });
    await once(shop, "close");
    // What the killed process had sent is still being carried out; the lock waits for it.
    await database.transaction((tx) => tx`lock table cart in access exclusive mode`);

    const done = answered.split("\n").filter((line) => line !== "");
    for (const cartId of done) expect(await ordersOf(database, cartId)).toBe(1);
    const consistency = await database.write`
    select cart.id from cart left join shop_order on shop_order.cart_id = cart.id
    where (cart.submitted_at is null) <> (shop_order.cart_id is null)`;
    expect([...consistency]).toEqual([]);
    const [before] = await database.write<{ count: number }[]>`select count(*)::int as count from shop_order`;
    expect(await stockOf(database, item)).toBe(100 - 2 * (before?.count ?? 0));
    expect(before?.count).toBeLessThan(carts);

    for (const buyer of buyers) expect((await buyer.submit()).orderId).not.toBeNull();
    for (const { cartId } of buyers) expect(await ordersOf(database, cartId)).toBe(1);
    expect(await stockOf(database, item)).toBe(100 - 2 * carts);
    const [mails] = await database.write<{ count: number }[]>`
    select count(*)::int as count from mail_outbox where idempotency_key like 'order-confirmation:%'`;
    expect(mails?.count).toBe(carts);
  },
);
