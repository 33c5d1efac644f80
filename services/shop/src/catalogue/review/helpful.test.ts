import { describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { anonymousCaller, runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";

const database = await startTestDatabase();
await writeCatalogue(database, { categories: [{ id: 10 }], products: [{ id: 1, category: 10 }] });
await database.write`
  insert into review (id, product_id, language, rating, author, title, text, written_on, helpful, is_released) values
    (1, 1, 'de', 5, 'A.', 'Alt', '', '2026-01-01', 2, true), (2, 1, 'de', 3, 'B.', 'Neu', '', '2026-03-01', 0, true),
    (3, 1, 'de', 1, 'C.', 'Mitte', '', '2026-02-01', 7, true), (4, 1, 'de', 3, 'D.', 'Offen', '', '2026-02-01', 0, false)`;
await startCatalogue(database);

const as = async (userId: string | null, document: string) =>
  (await runQuery(testContext({ database, caller: { ...anonymousCaller(), userId } }), document)).data;
const titles = async (sort: string) => {
  const answer = await as("v", `{ getReviewsByProductId(productId: "1", sort: ${sort}) { reviews { title } } }`);
  return JSON.stringify(answer).match(/(?<="title":")[^"]+/g);
};

describe("reviews", () => {
  it.each([
    ["NEWEST", ["Neu", "Mitte", "Alt"]],
    ["BEST", ["Alt", "Neu", "Mitte"]],
    ["WORST", ["Mitte", "Neu", "Alt"]],
    ["HELPFUL", ["Mitte", "Alt", "Neu"]],
  ])("PDP-12: come in the order %s", async (sort, expected) => {
    expect(await titles(sort)).toEqual(expected);
  });

  it("PDP-14: each visitor counts once among those whom one helped; what is not released helps none", async () => {
    const mark = (userId: string | null, id: string) =>
      as(userId, `mutation { markReviewHelpful(ratingId: "${id}") { successful } }`);
    const yes = { markReviewHelpful: { successful: true } };
    const no = { markReviewHelpful: { successful: false } };
    expect(await Promise.all(["a", "a", "b"].map((visitor) => mark(visitor, "1")))).toEqual([yes, yes, yes]);
    expect(await mark("a", "4")).toEqual(no);
    expect(await mark("a", "99")).toEqual(no);
    expect(await mark(null, "1")).toEqual(no);
    expect(await as("a", `{ getReviewsByProductId(productId: "1") { reviews { ratingId helpfulRating } } }`)).toEqual({
      getReviewsByProductId: {
        reviews: [
          { ratingId: "2", helpfulRating: 0 },
          { ratingId: "3", helpfulRating: 7 },
          { ratingId: "1", helpfulRating: 4 },
        ],
      },
    });
  });
});
