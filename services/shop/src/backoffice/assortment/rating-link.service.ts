import { fits } from "@chalkbox/input-text/read-text";
import { invitationEnd, sealInvitation } from "../../catalogue/review/rating-link.ts";
import { holdsLink } from "../../platform/holds-link.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { done, missing, refuseField, type Result } from "../result.ts";
import { findStoredProduct } from "./product.service.ts";

/** What a rating link is made for. */
export interface RatingLinkWish {
  readonly productId: string;
  /** Who bought it, as the form is to be prefilled; null leaves the field empty. */
  readonly author?: string | null;
}

/** Makes the link to the rating page of a product (ROUTE-04), for the service to send to someone who has bought it. */
export async function createRatingLink(
  context: BackofficeContext,
  { productId, author = null }: RatingLinkWish,
): Promise<Result & { readonly path: string | null }> {
  if ((await findStoredProduct(context, productId)) === null) return { ...missing("product"), path: null };
  if (author !== null && (!fits(author, 80) || holdsLink(author))) {
    return { ...refuseField("author", "A name of at most 80 characters, without a web or email address."), path: null };
  }
  const { clock, config } = context.platform;
  const expires = invitationEnd(clock.now());
  const enc = sealInvitation({ productId: Number(productId), author, orderId: null, expires }, config.tokenSecret);
  return { ...done, path: `/rating/?enc=${enc}` };
}
