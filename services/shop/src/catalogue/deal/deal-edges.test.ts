import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { startTestDatabase, testPlatform } from "../../../test/shop-test.ts";
import { announceDealEdges } from "./deal-edges.service.ts";

const database = await startTestDatabase();
const at = (time: string): Date => new Date(`2026-05-20T${time}Z`);
let now = at("09:59:59.900");
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [{ id: 10, category: 1, items: [{ id: 110 }] }],
  });
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
    values ('de', 110, 800, 100, ${at("10:00:00")}, ${at("14:00:00")})`;
});
beforeEach(() => {
  now = at("09:59:59.900");
});
afterEach(() => stop?.());

/** Starts the announcements, with a gateway that receives them. */
function listen(hasListeners = true) {
  const drop = vi.fn(async (_tags: readonly string[]) => undefined);
  const looked = vi.fn();
  const clock = {
    now: () => {
      looked();
      return now;
    },
  };
  const platform = testPlatform({ database, clock });
  stop = announceDealEdges({ ...platform, invalidation: { drop, hasListeners } });
  /** Waits until it has looked at the present time. */
  const look = async (): Promise<number> => {
    const rounds = looked.mock.calls.length + 2;
    await expect.poll(() => looked.mock.calls.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(rounds);
    return drop.mock.calls.length;
  };
  return { drop, looked, look };
}

it("announces that a deal has begun and that it has ended, each once", async () => {
  const { drop, look } = listen();
  expect(await look()).toBe(0);
  now = at("10:00:00");
  expect(await look()).toBe(1);
  now = at("13:59:59.999");
  expect(await look()).toBe(1);
  now = at("14:00:00");
  expect(await look()).toBe(2);
  now = at("23:00:00");
  expect(await look()).toBe(2);
  expect(drop).toHaveBeenLastCalledWith(["deals"]);
});

it("looks for nothing where no gateway listens", () => {
  const { looked } = listen(false);
  now = at("10:00:00");
  expect(looked).not.toHaveBeenCalled();
});
