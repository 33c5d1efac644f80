import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";
import type { TextLanguage } from "../language.ts";

const reviewRow = v.object({
  id: v.number(),
  rating: v.number(),
  author: v.string(),
  title: v.string(),
  text: v.string(),
  writtenOn: v.string(),
  isVerified: v.boolean(),
  helpful: v.number(),
  comment: v.nullable(v.string()),
  commentAuthor: v.nullable(v.string()),
  language: v.picklist(["de", "en"]),
});
/** A released review. */
export type ReviewRow = v.InferOutput<typeof reviewRow>;

/** An order of reviews. */
export type ReviewSort = "NEWEST" | "BEST" | "WORST" | "HELPFUL";

const ranks: Readonly<Record<ReviewSort, string | null>> = {
  NEWEST: null,
  BEST: "rating desc",
  WORST: "rating",
  HELPFUL: "helpful desc",
};

/** Released reviews of a product, those in `language` first, then as `sort` has it, then newest first; `stars` keeps those with that many. */
export async function readReviews(
  sql: Queryable,
  productId: number,
  {
    language,
    stars,
    sort,
  }: { readonly language: TextLanguage; readonly stars: number | null; readonly sort: ReviewSort },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  const rank = ranks[sort];
  return v.parse(
    v.array(reviewRow),
    await sql`
    select id, rating, author, title, text, written_on, is_verified, helpful, comment, comment_author,
      language
    from review
    where product_id = ${productId} and is_released
      ${stars === null ? sql`` : sql`and rating = ${stars}::int`}
    order by language = ${language} desc, ${rank === null ? sql`` : sql`${sql.unsafe(rank)},`} written_on desc, id desc limit ${limit} offset ${offset}`,
  );
}

/** Number of released reviews of a product by stars, as its rating counts them: index 0 is one star. */
export async function countReviews(sql: Queryable, productId: number): Promise<number[]> {
  const rows = v.parse(
    v.array(v.object({ rating: v.number(), count: v.number() })),
    await sql`
    select rating, count(*)::int as count from review
    where product_id = ${productId} and is_released group by rating`,
  );
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.rating === stars)?.count ?? 0);
}

/** A review to keep until someone releases it. */
export interface NewReview {
  readonly productId: number;
  readonly language: TextLanguage;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  readonly text: string;
  readonly writtenOn: string;
  /** Fingerprint of the rating link that it came by, which makes it a verified one; null without one. */
  readonly invitation: string | null;
}

/** Whether a review came by the rating link of a fingerprint. */
export async function isInvitationUsed(sql: Queryable, fingerprint: string): Promise<boolean> {
  const rows = await sql`select from review where invitation = ${fingerprint}`;
  return rows.length > 0;
}

/** Stores a review, unreleased; returns whether its rating link was still unused. */
export async function insertReview(sql: Queryable, review: NewReview): Promise<boolean> {
  const rows = await sql`
    insert into review (product_id, language, rating, author, title, text, written_on, is_verified, invitation)
    values (${review.productId}, ${review.language}, ${review.rating}, ${review.author}, ${review.title}, ${review.text},
      ${review.writtenOn}, ${review.invitation !== null}, ${review.invitation})
    on conflict (invitation) do nothing
    returning id`;
  return rows.length > 0;
}
