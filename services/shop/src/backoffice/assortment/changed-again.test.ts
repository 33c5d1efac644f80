import { expect, it } from "vitest";
import { startBackoffice } from "../../../test/backoffice-fixture.ts";
import { upsertCompetition } from "../site/competition.store.ts";
import { upsertPrice } from "./offer.store.ts";

const { database } = await startBackoffice();

it("a price that is set again has the tiers that were written last, and none when these are gone", async () => {
  const [item] = await database.write`select item_id as id from price where store = 'de' order by item_id limit 1`;
  const itemId = Number(item?.["id"]);
  const none = { oldPriceCents: null, listPriceCents: null, lowest30DaysCents: null };
  const set = (tiers: { from: number; cents: number }[]) =>
    database.transaction((tx) =>
      upsertPrice(tx, itemId, { ...none, store: "de", priceCents: 900, vatBasisPoints: 1_900, tiers }),
    );
  const stored = async () =>
    (await database.write`select tiers from price where store = 'de' and item_id = ${itemId}`)[0]?.["tiers"];
  await set([{ from: 10, cents: 800 }]);
  await set([{ from: 20, cents: 700 }]);
  expect(await stored()).toEqual([{ from: 20, cents: 700 }]);
  await set([]);
  expect(await stored()).toEqual([]);
});

it("SERV-04: a competition that is extended takes entries until its new end", async () => {
  const words = { de: "Wort", en: "Word" };
  const startsAt = new Date("2026-10-01T00:00:00Z");
  const save = (endsAt: Date) =>
    database.transaction((tx) =>
      upsertCompetition(tx, {
        id: "dauer",
        store: "de",
        title: words,
        prize: words,
        question: words,
        startsAt,
        endsAt,
      }),
    );
  await save(new Date("2026-11-01T00:00:00Z"));
  const later = new Date("2027-02-01T00:00:00Z");
  await save(later);
  expect([...(await database.write`select starts_at, ends_at from competition where id = 'dauer'`)]).toEqual([
    { startsAt, endsAt: later },
  ]);
});
