import { expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Language, Store } from "../platform/context.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10 }],
  products: [
    {
      id: 1,
      category: 10,
      name: "Prime",
      nameEn: "Prime plan",
      items: [{ id: 101, prices: { de: 3_990, b2b: 3_353 } }],
    },
  ],
});
const advantage = JSON.stringify([{ de: "Gratis", en: "Free" }]);
const question = JSON.stringify([
  { question: { de: "Wie?", en: "How?" }, answer: { de: "<p>So</p>", en: "<p>Thus</p>" } },
]);
await database.write`
  insert into prime_offer (store, item_id, duration_months, advantages, questions)
  select store, 101, 12, ${advantage}::text::jsonb, ${question}::text::jsonb from unnest(array['de', 'at']) as store`;
await startCatalogue(database);

const ask = async (store: Store, language?: Language) =>
  (
    await runQuery(
      testContext({ database, store, ...(language ? { language } : {}) }),
      "{ getPrimeOffer { name price { amount } durationMonths advantages questions { question answer } } }",
    )
  ).data;

it("offers the membership at its item's price (PRIME-01, C-71)", async () => {
  expect(await ask("de")).toEqual({
    getPrimeOffer: {
      name: "Prime",
      price: { amount: 3_990 },
      durationMonths: 12,
      advantages: ["Gratis"],
      questions: [{ question: "Wie?", answer: "<p>So</p>" }],
    },
  });
});

it("offers none in a storefront without one, and none that is not sold there", async () => {
  expect(await ask("b2b", "en-DE")).toEqual({ getPrimeOffer: null });
  expect(await ask("at")).toEqual({ getPrimeOffer: null });
});
