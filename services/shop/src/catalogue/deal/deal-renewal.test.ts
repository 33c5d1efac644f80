import { beforeAll, beforeEach, expect, it } from "vitest";
import { writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { startTestDatabase, testConfig, testPlatform } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { startDealRenewal } from "./deal-renewal.service.ts";

const database = await startTestDatabase();
const now = new Date("2026-05-20T13:00:00Z");

beforeAll(() =>
  writeCatalogue(database, { categories: [{ id: 1 }], products: [{ id: 10, category: 1, items: [{ id: 110 }] }] }),
);
beforeEach(() => database.write`truncate lightning_deal cascade`);

/** A deal of the demo from the 4th of May at 10, for four hours, at 8 instead of 10 euro. */
const insertDeal = (columns: { readonly renews?: boolean; readonly price?: number } = {}) => database.write`
  insert into lightning_deal (store, item_id, price_cents, quantity, taken, starts_at, ends_at, renews)
  values ('de', 110, ${columns.price ?? 800}, 100, 100, '2026-05-04T10:00:00Z', '2026-05-04T14:00:00Z',
    ${columns.renews ?? true})`;

async function renewAt(moment: Date, environment: "local" | "live" = "local"): Promise<unknown[]> {
  const config = { ...testConfig, environment };
  const stop = await startDealRenewal(testPlatform({ database, config, clock: fixedClock(moment) }));
  await stop();
  return [...(await database.read`select starts_at, ends_at, taken from lightning_deal`)];
}

const lap = {
  startsAt: new Date("2026-05-20T10:00:00Z"),
  endsAt: new Date("2026-05-20T14:00:00Z"),
  taken: 60,
};
const ended = {
  startsAt: new Date("2026-05-04T10:00:00Z"),
  endsAt: new Date("2026-05-04T14:00:00Z"),
  taken: 100,
};

it("lets an ended deal run again, in the lap that the moment falls into", async () => {
  await insertDeal();
  expect(await renewAt(now)).toEqual([lap]);
  expect(await renewAt(now)).toEqual([lap]);
  expect(await renewAt(lap.endsAt)).toEqual([
    { ...lap, startsAt: lap.endsAt, endsAt: new Date("2026-05-20T18:00:00Z") },
  ]);
});

it("leaves alone what operators made, what costs no less than usual, and every other environment", async () => {
  await insertDeal({ renews: false });
  expect(await renewAt(now)).toEqual([ended]);
  await database.write`truncate lightning_deal cascade`;
  await insertDeal({ price: 1_000 });
  expect(await renewAt(now)).toEqual([ended]);
  await database.write`update lightning_deal set price_cents = 800`;
  expect(await renewAt(now, "live")).toEqual([ended]);
});

it("waits for carts that hold pieces, until they are ordered or merged", async () => {
  await insertDeal();
  await database.write`insert into shop_user (id) values (${cartId})`;
  await database.write`insert into cart (id, store, user_id) values (${cartId}, 'de', ${cartId})`;
  await hold();
  expect(await renewAt(now)).toEqual([ended]);
  await database.write`delete from cart_position`;
  expect(await renewAt(now)).toEqual([lap]);
  for (const column of ["submitted_at", "merged_at"]) {
    await database.write`truncate lightning_deal cascade`;
    await insertDeal();
    await hold();
    expect(await renewAt(now)).toEqual([ended]);
    await database.write`update cart set ${database.write(column)} = now() where id = ${cartId}`;
    expect(await renewAt(now)).toEqual([lap]);
    await database.write`update cart set submitted_at = null`;
  }
});

/** Puts a piece of the deal into the cart. */
const hold = () => database.write`
  insert into cart_position (id, cart_id, item_id, kind, quantity, deal_id, reserved_until)
  select gen_random_uuid(), ${cartId}, 110, 'deal', 1, id, now() from lightning_deal`;

const cartId = "0e8c2f57-3c0c-4a3b-9f2b-000000000001";
