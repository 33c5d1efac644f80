import { toId } from "../../platform/database-id.ts";
import type { ShopContext } from "../../platform/context.ts";
import { takeVisitorAttempt, waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { pick } from "../language.ts";
import { insertVote } from "./helpful.store.ts";

/** More than a reader of reviews finds helpful in an hour, and more than a class of thirty does. */
const voteRate = { name: "helpful reviews", perVisitor: 60, perAddress: 300, perNetwork: 900, windowMs: 3_600_000 };

/** Counts the caller among those whom a review helped, once; again changes nothing. */
export async function markReviewHelpful(context: ShopContext, ratingId: string) {
  const { caller, database, storefront } = context;
  const refused = (de: string, en: string) => ({
    successful: false,
    generalErrorMessage: pick(storefront.language, de, en),
    fieldErrors: [],
  });
  const id = toId(ratingId);
  const voter = caller.customer?.customerId ?? caller.userId;
  if (id === null || voter === null)
    return refused("Diese Bewertung gibt es nicht mehr.", "This review no longer exists.");
  const verdict = await takeVisitorAttempt(context, voteRate);
  if (!verdict.isAllowed) {
    const wait = waitText(verdict.retryAfter, storefront.language);
    return refused(`Bitte versuchen Sie es in ${wait} noch einmal.`, `Please try again in ${wait}.`);
  }
  const isKnown = await insertVote(database, id, voter);
  if (!isKnown) return refused("Diese Bewertung gibt es nicht mehr.", "This review no longer exists.");
  return { successful: true, generalErrorMessage: null, fieldErrors: [] };
}
