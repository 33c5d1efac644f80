import { fits } from "@chalkbox/input-text/read-text";
import type { FieldError, ReviewInput } from "../../generated/graph.ts";
import { berlinDay } from "../../platform/berlin-day.ts";
import { holdsLink } from "../../platform/holds-link.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import { takeVisitorAttempt, waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { pick, textLanguage } from "../language.ts";
import type { ProductAggregate } from "../product/product.loader.ts";
import { findProduct } from "../product/product.service.ts";
import { toId } from "../../platform/database-id.ts";
import { fingerprintOf, openInvitation } from "./rating-link.ts";
import {
  countReviews,
  insertReview,
  isInvitationUsed,
  readReviews,
  type ReviewRow,
  type ReviewSort,
} from "./review.store.ts";

export type { ReviewRow } from "./review.store.ts";

/** Reviews of a product with the counts by stars. */
export interface ReviewList {
  readonly reviews: readonly ReviewRow[];
  /** Index 0 is one star. */
  readonly counts: readonly number[];
}

/** Which reviews of a product are requested. */
export interface ReviewRequest {
  readonly productId: string;
  readonly limit: number;
  readonly offset: number;
  /** Keeps those with so many stars. */
  readonly filter?: number | null;
  readonly sort: ReviewSort;
}

const maxLimit = 100;

/**
 * A page of a product's reviews with the counts of all, those of the shop's language first; null for an unknown product
 * (PDP-12, PDP-13). Tiles and the head of the page count the same reviews.
 */
export async function findReviews(
  context: ShopContext,
  { productId, limit, offset, filter, sort }: ReviewRequest,
): Promise<ReviewList | null> {
  const id = toId(productId);
  if (id === null) return null;
  const { read } = context.database;
  const language = textLanguage(context.storefront.language);
  const page = { limit: Math.min(maxLimit, Math.max(1, limit)), offset: Math.max(0, offset) };
  const [reviews, counts] = await Promise.all([
    readReviews(read, id, { language, stars: filter ?? null, sort }, page),
    countReviews(read, id),
  ]);
  return { reviews, counts };
}

/** What a rating link carries, with its product; null when the link is not valid (STATUS-10). */
export async function openRatingLink(
  context: ShopContext,
  enc: string,
): Promise<{ product: ProductAggregate; author: string | null; orderId: string | null; isUsed: boolean } | null> {
  const invitation = openInvitation(enc, context.config.tokenSecret, context.clock.now());
  if (!invitation) return null;
  const product = await findProduct(context, String(invitation.productId));
  if (product === null) return null;
  // Where the review was written: who has just sent it must not be offered the form again.
  const isUsed = await isInvitationUsed(context.database.write, fingerprintOf(enc));
  return { product, author: invitation.author, orderId: invitation.orderId, isUsed };
}

/** What is wrong with a review; empty when nothing is. */
function faultsOf(
  { rating, title, text, author }: ReviewInput,
  { storefront: { language } }: ShopContext,
): FieldError[] {
  const faults: FieldError[] = [];
  const say = (fieldName: string, de: string, en: string) =>
    faults.push({ fieldName, errorMessage: pick(language, de, en) });
  if (!Number.isInteger(rating) || rating < 1 || rating > 5)
    say("rating", "Bitte vergeben Sie 1 bis 5 Sterne.", "Please give 1 to 5 stars.");
  const check = (fieldName: string, value: string, max: number, de: string, en: string) => {
    if (value.trim() === "") say(fieldName, `Bitte geben Sie ${de} ein.`, `Please enter ${en}.`);
    else if (!fits(value, max))
      say(fieldName, `Bitte verwenden Sie höchstens ${max} Zeichen.`, `Please use at most ${max} characters.`);
  };
  check("title", title, 120, "eine Überschrift", "a heading");
  check("text", text, 4_000, "Ihre Bewertung", "your review");
  check("author", author, 80, "einen Namen", "a name");
  if (holdsLink(author))
    say(
      "author",
      "Bitte lassen Sie Internet- und E-Mail-Adressen hier weg.",
      "Please leave web and email addresses out here.",
    );
  return faults;
}

/** More than a shopper writes after an order, and more than a class of thirty writes with its teacher. */
const reviewRate = { name: "reviews", perVisitor: 5, perAddress: 40, perNetwork: 120, windowMs: 3_600_000 };

/** @param retryAfter in milliseconds */
function tooManyText(retryAfter: number, language: Language): string {
  const wait = waitText(retryAfter, language);
  return pick(
    language,
    `Sie haben in kurzer Zeit viele Bewertungen abgegeben. Bitte versuchen Sie es in ${wait} noch einmal.`,
    `You have submitted many reviews in a short time. Please try again in ${wait}.`,
  );
}

/**
 * Stores a review for release; one that came by a valid rating link for the same product is a verified one (C-58), and
 * a link makes one review. Others are limited by visitor, address and network.
 */
export async function submitReview(context: ShopContext, review: ReviewInput) {
  const fieldErrors = faultsOf(review, context);
  const product = await findProduct(context, review.productId);
  if (!product || fieldErrors.length > 0) {
    const unknown = pick(
      context.storefront.language,
      "Dieses Produkt gibt es nicht mehr.",
      "This product no longer exists.",
    );
    return { successful: false, generalErrorMessage: product ? null : unknown, fieldErrors };
  }
  // A program that fills in all fields learns nothing from the answer.
  if (review.honeypot !== "") return { successful: true, generalErrorMessage: null, fieldErrors: [] };
  const refused = (generalErrorMessage: string) => ({ successful: false, generalErrorMessage, fieldErrors: [] });
  const now = context.clock.now();
  const invitation = review.encryptedData
    ? openInvitation(review.encryptedData, context.config.tokenSecret, now)
    : null;
  const link = invitation?.productId === product.row.id ? (review.encryptedData ?? null) : null;
  if (link === null) {
    const verdict = await takeVisitorAttempt(context, reviewRate);
    if (!verdict.isAllowed) return refused(tooManyText(verdict.retryAfter, context.storefront.language));
  }
  const isNew = await insertReview(context.database.write, {
    productId: product.row.id,
    language: textLanguage(context.storefront.language),
    rating: review.rating,
    author: review.author.trim(),
    title: review.title.trim(),
    text: review.text.trim(),
    writtenOn: berlinDay(now),
    invitation: link === null ? null : fingerprintOf(link),
  });
  const used = pick(
    context.storefront.language,
    "Mit diesem Link haben Sie das Produkt bereits bewertet.",
    "You have already reviewed the product with this link.",
  );
  return isNew ? { successful: true, generalErrorMessage: null, fieldErrors: [] } : refused(used);
}
