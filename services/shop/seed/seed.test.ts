import { describe, expect, it } from "vitest";
import { startTestDatabase } from "../test/shop-test.ts";
import { seedDatabase } from "./seed.ts";
import type { SeedSection } from "./section.ts";

const silent = () => undefined;

describe("seeding", () => {
  it("fills an empty shop once, records the seed and reports its steps", async () => {
    const database = await startTestDatabase();
    const steps: [number, number][] = [];
    const first = await seedDatabase(database, {
      seed: 42,
      sections: [],
      onProgress: (done, total) => steps.push([done, total]),
    });
    expect(first).toEqual({ seeded: true });
    expect(steps.map(([done]) => done)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)).toEqual([steps.length, steps.length]);
    const count = async () =>
      database.read`select (select count(*) from product)::int as products, (select count(*) from price)::int as prices, (select seed from seed_record)::int as seed`;
    const [before] = await count();
    expect(before?.["seed"]).toBe(42);
    expect(before?.["products"]).toBeGreaterThanOrEqual(1500);
    expect(await seedDatabase(database, { seed: 43, sections: [], onProgress: silent })).toEqual({ seeded: false });
    expect((await count())[0]).toEqual(before);
  }, 60_000);

  it("goes on with a section that failed, and repeats none that succeeded", async () => {
    const database = await startTestDatabase();
    const runs = { good: 0, failing: 0 };
    const drawn: number[] = [];
    const good: SeedSection = {
      name: "good",
      seed: async (_, random) => {
        runs.good += 1;
        drawn.push(random.next());
      },
    };
    const failing: SeedSection = {
      name: "failing",
      seed: async (tx) => {
        runs.failing += 1;
        await tx`insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at) select 'de', min(id), 1, 1, '2020-01-01', '2020-01-02' from item`;
        if (runs.failing === 1) throw new Error("power cut");
      },
    };
    const run = () => seedDatabase(database, { seed: 7, sections: [good, failing], onProgress: silent });
    await expect(run()).rejects.toThrow("power cut");
    expect(await run()).toEqual({ seeded: true });
    expect(await run()).toEqual({ seeded: false });
    expect(runs).toEqual({ good: 1, failing: 2 });
    const [deals] = await database.read`select count(*)::int as old from lightning_deal where starts_at < '2021-01-01'`;
    expect(deals?.["old"]).toBe(1);
    expect(drawn).toHaveLength(1);
  }, 60_000);

  it("leaves a shop alone that has categories of its own", async () => {
    const database = await startTestDatabase();
    await database.write`insert into category (id, name_de, name_en, path, lft, rgt, depth, position) values (1, 'Eigenes', 'Own', '/eigenes/', 1, 2, 1, 0)`;
    expect(await seedDatabase(database, { seed: 7, onProgress: silent })).toEqual({ seeded: false });
    const [row] = await database.read`select count(*)::int as categories from category`;
    expect(row?.["categories"]).toBe(1);
  });
});
