import { beforeEach, describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 1 }],
  products: [
    {
      id: 10,
      category: 1,
      columns: { is_new: true, is_topseller: true },
      items: [{ id: 110, price: 2_000, oldPrice: 2_500 }],
    },
  ],
});
await startCatalogue(database);

beforeEach(async () => {
  await database.write`delete from lightning_deal`;
  await database.write`delete from global_parameter where store is not null`;
  await database.write`update global_parameter set value = 'on' where name = 'lightning_deal'`;
  await database.write`update price set price_cents = 2000 where item_id = 110 and store = 'de'`;
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, taken, max_per_cart, starts_at, ends_at)
    values ('de', 110, 1500, 8, 5, 3, '2026-05-04T10:00:00Z', '2026-05-04T12:00:00Z')`;
});
const take = (pieces: number) => database.write`update lightning_deal set taken = ${pieces}`;

const info = `isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor
  lightningSpecialPrice { stringValue } lightningQuantityMax`;
const running = {
  isAvailableLightningDeal: true,
  lightningDealTimestampUntil: "2026-05-04T12:00:00.000Z",
  lightningReservedPercentageRoundFloor: 62,
  lightningSpecialPrice: { stringValue: "15,00\u00A0€" },
  lightningQuantityMax: 3,
};

/** What the product, its tile and its item say of the deal at a moment. */
async function ask(fields: string, itemFields = "", time = "11:00:00Z"): Promise<unknown> {
  const clock = fixedClock(new Date(`2026-05-04T${time}`));
  const items = itemFields === "" ? "" : `items { ${itemFields} }`;
  const { data, errors } = await runQuery(
    testContext({ database, clock }),
    `{ p: getProductById(productId: "10") { ${fields} ${items} } }`,
  );
  expect(errors).toEqual([]);
  return Reflect.get(Object(data), "p");
}

describe("what a lightning deal tells", () => {
  it("DEAL-19: all of its fields, for a product and for its item", async () => {
    expect(await ask(`lightningDeal { ${info} }`, `lightningDeal { ${info} }`)).toEqual({
      lightningDeal: running,
      items: [{ lightningDeal: running }],
    });
  });

  it("DEAL-02, DEAL-07: it is active while pieces are left, and without any until its end, at the usual price", async () => {
    const fields = `lightningDeal { ${info} } tilePrice { currentPriceAmount } purchaseOptionId`;
    expect(await ask(fields)).toMatchObject({
      lightningDeal: running,
      tilePrice: { currentPriceAmount: 1_500 },
      purchaseOptionId: "110#LIGHTNING_DEAL",
    });
    await take(8);
    expect(await ask(fields, "", "11:59:59.999Z")).toMatchObject({
      lightningDeal: { ...running, isAvailableLightningDeal: false, lightningReservedPercentageRoundFloor: 100 },
      tilePrice: { currentPriceAmount: 2_000 },
      purchaseOptionId: "110",
    });
    expect(await ask(fields, "", "12:00:00Z")).toMatchObject({ lightningDeal: null });
    expect(await ask(fields, "", "09:59:59.999Z")).toMatchObject({ lightningDeal: null });
  });

  it.each(["off", "ON", "true", "1", ""])(
    "DEAL-03: there is none while the switch is %j instead of on",
    async (value) => {
      const fields = "lightningDeal { lightningQuantityMax } tilePrice { currentPriceAmount } badges { sale popular }";
      const without = {
        lightningDeal: null,
        tilePrice: { currentPriceAmount: 2_000 },
        badges: { sale: true, popular: true },
      };
      expect(await ask(fields)).toMatchObject({ lightningDeal: { lightningQuantityMax: 3 } });
      await database.write`update global_parameter set value = ${value} where name = 'lightning_deal'`;
      expect(await ask(fields)).toEqual(without);
      await take(8);
      expect(await ask(fields)).toEqual(without);
    },
  );

  it("DEAL-04: while it is active sale and popular are hidden, new is not; with or without pieces left", async () => {
    const hidden = { badges: { sale: false, new: true, popular: false } };
    expect(await ask("badges { sale new popular }")).toEqual(hidden);
    await take(8);
    expect(await ask("badges { sale new popular }")).toEqual(hidden);
    expect(await ask("badges { sale new popular }", "", "12:00:00Z")).toEqual({
      badges: { sale: true, new: true, popular: true },
    });
  });

  it("states until when the price holds: to the running deal's end or the next one's start, a second before and after", async () => {
    await database.write`
      insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
      values ('de', 110, 1400, 8, '2026-05-04T11:30:00Z', '2026-05-04T13:00:00Z')`;
    const heldUntil = async (time: string) =>
      ask("priceHeldUntil tilePrice { currentPriceAmount }", "priceHeldUntil", time);
    const held = (until: string | null, currentPriceAmount: number) => {
      const priceHeldUntil = until && `2026-05-04T${until}.000Z`;
      return { priceHeldUntil, tilePrice: { currentPriceAmount }, items: [{ priceHeldUntil }] };
    };
    expect(await heldUntil("09:59:59Z")).toEqual(held("10:00:00", 2_000));
    expect(await heldUntil("10:00:00Z")).toEqual(held("11:30:00", 1_500));
    expect(await heldUntil("11:29:59Z")).toEqual(held("11:30:00", 1_500));
    expect(await heldUntil("11:30:00Z")).toEqual(held("13:00:00", 1_400));
    expect(await heldUntil("12:59:59Z")).toEqual(held("13:00:00", 1_400));
    expect(await heldUntil("13:00:00Z")).toEqual(held(null, 2_000));
  });

  it("is none once the usual price is no higher", async () => {
    await database.write`update price set price_cents = 1500 where item_id = 110 and store = 'de'`;
    const source = await startCatalogue(database);
    expect(await ask("lightningDeal { lightningQuantityMax } badges { sale }")).toEqual({
      lightningDeal: null,
      badges: { sale: true },
    });
    await database.write`update price set price_cents = 2000 where item_id = 110 and store = 'de'`;
    await source.refresh();
  });
});
