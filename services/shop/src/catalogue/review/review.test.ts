import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import {
  anonymousCaller,
  runQuery,
  startTestDatabase,
  testConfig,
  testContext,
  type TestContextOptions,
} from "../../../test/shop-test.ts";
import { sealInvitation } from "./rating-link.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10, children: [{ id: 11 }] }],
  products: [
    { id: 1, category: 11 },
    { id: 2, category: 11 },
    { id: 3, category: 11 },
  ],
});
await database.write`
  insert into review (product_id, language, rating, author, title, text, written_on, is_released) values
    (1, 'de', 5, 'A.', 'Gut', 'Text', '2026-03-01', true), (1, 'de', 2, 'B.', 'Naja', 'Text', '2026-04-01', true),
    (1, 'de', 5, 'C.', 'Neu', 'Text', '2026-05-01', false), (1, 'en', 4, 'D.', 'Good', 'Text', '2026-02-01', true)`;
await database.write`
  insert into review (product_id, language, rating, author, title, text, written_on, is_released, is_verified, helpful,
    comment, comment_author)
  select 3, 'de', rating, 'Frau K. aus Ulm', 'Titel ' || rating, 'Text ' || rating, '2026-03-01', true, rating = 3, rating,
    case rating when 3 then 'Danke!' end, case rating when 3 then 'Chalkbox' end
  from unnest(array[1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5]) as rating`;
await startCatalogue(database);
const context = () => testContext({ database });
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;

describe("getReviewsByProductId (OP-Q-42)", () => {
  const ask = async (args: string) =>
    (
      await runQuery(
        context(),
        `{ getReviewsByProductId(productId: "1"${args}) { allCount oneStarCount twoStarCount fiveStarCount reviews { title rating date } } }`,
      )
    ).data;

  it("lists released reviews, the shop's language first, and counts what the product counts (PDP-12)", async () => {
    expect(await ask("")).toEqual({
      getReviewsByProductId: {
        allCount: 3,
        oneStarCount: 0,
        twoStarCount: 1,
        fiveStarCount: 1,
        reviews: [
          { title: "Naja", rating: 2, date: "2026-04-01" },
          { title: "Gut", rating: 5, date: "2026-03-01" },
          { title: "Good", rating: 4, date: "2026-02-01" },
        ],
      },
    });
  });

  const third = async (args: string, fields: string) =>
    Object((await runQuery(context(), `{ r: getReviewsByProductId(productId: "3"${args}) { ${fields} } }`)).data).r;

  it("PDP-12: gives five unless another number is requested", async () => {
    expect((await third("", "reviews { title }")).reviews).toHaveLength(5);
    expect((await third(", limit: 7", "reviews { title }")).reviews).toHaveLength(7);
  });

  it("PDP-13: counts all reviews, and those of each number of stars", async () => {
    const counts = "allCount oneStarCount twoStarCount threeStarCount fourStarCount fiveStarCount";
    expect(await third(", filter: 1", counts)).toEqual({
      allCount: 15,
      oneStarCount: 1,
      twoStarCount: 2,
      threeStarCount: 3,
      fourStarCount: 4,
      fiveStarCount: 5,
    });
  });

  it("PDP-14: a review has all of its fields", async () => {
    const fields = `ratingId rating fullAuthorInfo title date message helpfulRating comment commentAuthor isVerified`;
    const plain = { ratingId: expect.stringMatching(/^\d+$/), fullAuthorInfo: "Frau K. aus Ulm", date: "2026-03-01" };
    expect((await third(", filter: 3, limit: 1", `reviews { ${fields} }`)).reviews).toEqual([
      {
        ...plain,
        rating: 3,
        title: "Titel 3",
        message: "Text 3",
        helpfulRating: 3,
        comment: "Danke!",
        commentAuthor: "Chalkbox",
        isVerified: true,
      },
    ]);
    expect((await third(", filter: 1", `reviews { ${fields} }`)).reviews).toEqual([
      {
        ...plain,
        rating: 1,
        title: "Titel 1",
        message: "Text 1",
        helpfulRating: 1,
        comment: null,
        commentAuthor: null,
        isVerified: false,
      },
    ]);
  });

  it("narrows by stars and pages, and keeps all counts (PDP-12, PDP-13)", async () => {
    expect(await ask(", filter: 5")).toMatchObject({
      getReviewsByProductId: { allCount: 3, reviews: [{ title: "Gut" }] },
    });
    expect(await ask(", limit: 1, offset: 1")).toMatchObject({
      getReviewsByProductId: { reviews: [{ title: "Gut" }] },
    });
    expect(await ask(", limit: -3, offset: -9")).toMatchObject({
      getReviewsByProductId: { reviews: [{ title: "Naja" }] },
    });
  });
});

describe("submitReview (OP-M-60)", () => {
  const submit = async (review: Record<string, unknown>) =>
    (
      await runQuery(
        context(),
        `mutation ($review: ReviewInput!) { submitReview(review: $review) { successful generalErrorMessage fieldErrors { fieldName } } }`,
        {
          review: { productId: "2", rating: 5, title: "T", text: "Sehr gut", author: "E.", ...review },
        },
      )
    ).data;
  const submitAs = async (who: Partial<TestContextOptions>, review: Record<string, unknown> = {}) => {
    const { data } = await runQuery(
      testContext({ database, visitorAddress: "203.0.113.77", ...who }),
      "mutation ($review: ReviewInput!) { submitReview(review: $review) { generalErrorMessage } }",
      { review: { productId: "2", rating: 5, title: "T", text: "Gut", author: "Flood", ...review } },
    );
    return v.parse(v.object({ submitReview: v.object({ generalErrorMessage: v.nullable(v.string()) }) }), data)
      .submitReview.generalErrorMessage;
  };
  const stored = () =>
    database.read`select is_released, is_verified from review where product_id = 2 order by id desc limit 1`;

  it("takes no name with a web or email address", async () => {
    for (const author of ["Gewinn: boese.example", "a@b.example"]) {
      expect(await submit({ author })).toMatchObject({
        submitReview: { successful: false, fieldErrors: [{ fieldName: "author" }] },
      });
    }
  });

  it("keeps a review back until it is released", async () => {
    expect(await submit({})).toEqual({
      submitReview: { successful: true, generalErrorMessage: null, fieldErrors: [] },
    });
    expect([...(await stored())]).toEqual([{ isReleased: false, isVerified: false }]);
  });

  it("marks one verified that came by a link for the same product (C-58)", async () => {
    const link = (productId: number) =>
      sealInvitation({ productId, author: null, orderId: null, expires: inAnHour() }, testConfig.tokenSecret);
    await submit({ encryptedData: link(2) });
    expect([...(await stored())]).toEqual([{ isReleased: false, isVerified: true }]);
    await submit({ encryptedData: link(1) });
    expect([...(await stored())]).toEqual([{ isReleased: false, isVerified: false }]);
  });

  it("answers programs that fill in a field that people do not see like people, and keeps nothing of theirs", async () => {
    expect(await submit({ author: "Program", honeypot: "http://spam.example" })).toEqual(await submit({}));
    expect([...(await database.read`select id from review where author = 'Program'`)]).toEqual([]);
  });

  it("takes one review by a link, even when two come at once", async () => {
    const link = sealInvitation(
      { productId: 2, author: null, orderId: null, expires: inAnHour() },
      testConfig.tokenSecret,
    );
    const outcomes = await Promise.all([link, `${link}==`].map((encryptedData) => submit({ encryptedData })));
    expect(outcomes).toEqual(
      expect.arrayContaining([
        { submitReview: { successful: true, generalErrorMessage: null, fieldErrors: [] } },
        {
          submitReview: {
            successful: false,
            generalErrorMessage: "Mit diesem Link haben Sie das Produkt bereits bewertet.",
            fieldErrors: [],
          },
        },
      ]),
    );
  });

  it("keeps five reviews of a visitor without a link in an hour, however many arrive at once", async () => {
    const caller = anonymousCaller();
    const count = async () => (await database.read`select id from review where author = 'Flood'`).length;
    const answers = await Promise.all(Array.from({ length: 60 }, () => submitAs({ caller })));
    expect(await count()).toBe(5);
    expect(answers).toContainEqual(
      expect.stringMatching(/viele Bewertungen abgegeben.* in (59|60) Minuten noch einmal\.$/),
    );
    // Faulty input and reviews by a link are not what is limited.
    const link = sealInvitation(
      { productId: 2, author: null, orderId: null, expires: inAnHour() },
      testConfig.tokenSecret,
    );
    expect(await submitAs({ caller }, { encryptedData: link })).toBeNull();
    expect(await submitAs({ caller, clock: { now: () => new Date(Date.now() + 3_601_000) } })).toBeNull();
  });

  it("keeps forty reviews of an address in an hour, whatever ids it makes up", async () => {
    const before = (await database.read`select id from review`).length;
    await Promise.all(Array.from({ length: 60 }, (_, at) => submitAs({ visitorAddress: `2001:db8::${at}` })));
    expect((await database.read`select id from review`).length - before).toBe(40);
  });

  it("VALID-17: reports which field is wrong, and that a product is gone", async () => {
    expect(await submit({ rating: 6, title: " ", text: "x".repeat(4_001), author: "" })).toMatchObject({
      submitReview: {
        successful: false,
        fieldErrors: [{ fieldName: "rating" }, { fieldName: "title" }, { fieldName: "text" }, { fieldName: "author" }],
      },
    });
    expect(await submit({ productId: "404" })).toMatchObject({
      submitReview: { successful: false, generalErrorMessage: "Dieses Produkt gibt es nicht mehr." },
    });
  });
});

describe("decryptPieData (OP-Q-25)", () => {
  const open = async (enc: string) =>
    (
      await runQuery(
        context(),
        "query ($enc: String!) { decryptPieData(encryptedData: $enc) { product { id } author orderId isUsed } }",
        { enc },
      )
    ).data;

  it("opens a link that the shop sealed, and says whether a review came by it", async () => {
    const enc = sealInvitation(
      { productId: 1, author: "F.", orderId: "17", expires: inAnHour() },
      testConfig.tokenSecret,
    );
    const opened = { product: { id: "1" }, author: "F.", orderId: "17" };
    expect(await open(enc)).toEqual({ decryptPieData: { ...opened, isUsed: false } });
    const review = { productId: "1", rating: 5, title: "T", text: "Gut", author: "F.", encryptedData: enc };
    await runQuery(context(), "mutation ($review: ReviewInput!) { submitReview(review: $review) { successful } }", {
      review,
    });
    expect(await open(enc)).toEqual({ decryptPieData: { ...opened, isUsed: true } });
  });

  it.each([
    [
      "of another shop",
      () => sealInvitation({ productId: 1, author: null, orderId: null, expires: inAnHour() }, "another secret 123"),
    ],
    [
      "that is too old",
      () => sealInvitation({ productId: 1, author: null, orderId: null, expires: 1 }, testConfig.tokenSecret),
    ],
    ["that is no link", () => "x".repeat(60)],
    ["without end", () => "A".repeat(100_000)],
  ])("is null for one %s (STATUS-10)", async (_case, make) => {
    expect(await open(make())).toEqual({ decryptPieData: null });
  });
});
