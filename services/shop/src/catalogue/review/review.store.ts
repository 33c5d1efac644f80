import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";
import type { TextLanguage } from "../language.ts";

const reviewRow = v.object({
  id: v.number(),
  rating: v.number(),
  author: v.string(),
  title: v.string(),
  text: v.string(),
  written_on: v.string(),
  is_verified: v.boolean(),
  helpful: v.number(),
  comment: v.nullable(v.string()),
  comment_author: v.nullable(v.string()),
});
/** A released review. */
export type ReviewRow = v.InferOutput<typeof reviewRow>;

/** Released reviews of a product in a language, newest first; `stars` keeps those with that many only. */
export async function readReviews(
  sql: Queryable,
  productId: number,
  language: TextLanguage,
  stars: number | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  return v.parse(
    v.array(reviewRow),
    await sql`
    select id, rating, author, title, text, written_on, is_verified, helpful, comment, comment_author
    from review
    where product_id = ${productId} and is_released and language = ${language}
      ${stars === null ? sql`` : sql`and rating = ${stars}`}
    order by written_on desc, id desc limit ${limit} offset ${offset}`,
  );
}

/** Number of released reviews of a product in a language, by stars: index 0 is one star. */
export async function countReviews(sql: Queryable, productId: number, language: TextLanguage): Promise<number[]> {
  const rows = v.parse(
    v.array(v.object({ rating: v.number(), count: v.number() })),
    await sql`
    select rating, count(*)::int as count from review
    where product_id = ${productId} and is_released and language = ${language} group by rating`,
  );
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.rating === stars)?.count ?? 0);
}

/** A review to keep until somebody releases it. */
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
