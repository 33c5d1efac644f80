import { refusalOf, refusalText } from "../graph/failure.ts";
import { CheckoutPageDocument } from "../graph/generated/CheckoutPage.ts";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { SetOrderCommentDocument } from "../graph/generated/SetOrderComment.ts";
import { SetRatingWishDocument } from "../graph/generated/SetRatingWish.ts";
import { SubmitOrderDocument } from "../graph/generated/SubmitOrder.ts";
import type { SubmitOutcomeFragment } from "../graph/generated/SubmitOutcome.fragment.ts";
import { SubscribeFromOrderDocument } from "../graph/generated/SubscribeFromOrder.ts";
import type { GraphTools } from "../graph/load.ts";
import { type FlashToast, severityOf } from "../graph/redirect.ts";
import { redirectTarget } from "../lib/redirect-target.ts";
import { confirmationPath } from "./confirmation-path.ts";
import { rememberOrder } from "./ordering-tab.ts";
import { changesOf, type ShownCart, shownCartOf } from "./shown-cart.ts";
import type { SummaryTexts } from "./summary-copy.ts";

/** A form to post to the card provider (CHKX-08). */
export type PaymentForm = NonNullable<SubmitOutcomeFragment["paymentForm"]>;

/** What the page does after an order attempt. */
export type OrderNext =
  | { readonly kind: "goTo"; readonly path: string; readonly toast: FlashToast | null }
  | { readonly kind: "paymentForm"; readonly form: PaymentForm }
  | { readonly kind: "leave"; readonly url: string }
  /** `message` is a message key or the shop's own words. */
  | { readonly kind: "refused"; readonly message: string; readonly typed?: TypedWishes | undefined };

/** What was typed on the summary: a page that comes again, as without scripts, has it in its fields. */
export interface TypedWishes {
  readonly orderComment: string;
  readonly buyerReference: string;
}

/** Turns an outcome of the graph into what the page does (CHKX-05..11). @param toConfirmation label of a link to it */
export function nextOf(answer: SubmitOutcomeFragment, toConfirmation: string): OrderNext {
  const { outcome, orderId, ticket, paymentForm, redirectUrl, goTo, toast } = answer;
  const confirmation = orderId == null ? null : confirmationPath(orderId, ticket ?? null);
  if (outcome === "ORDERED" && confirmation !== null) return { kind: "goTo", path: confirmation, toast: null };
  if (outcome === "PAYMENT_FORM" && paymentForm) return { kind: "paymentForm", form: paymentForm };
  const payAt = redirectTarget(redirectUrl);
  if (outcome === "REDIRECT" && payAt !== null) return { kind: "leave", url: payAt };
  if (goTo == null) return { kind: "refused", message: refusalText(undefined, answer) };
  if (!toast) return { kind: "goTo", path: goTo, toast: null };
  const link = confirmation === null ? {} : { link: { href: confirmation, label: toConfirmation } };
  return { kind: "goTo", path: goTo, toast: { key: toast.key, severity: severityOf(toast.severity), ...link } };
}

/** Where the tab keeps that the box of ratings was ticked, until the confirmation (CHKX-15). */
const ratingWishKey = "ratingMailConsent";

/** Whether an attempt to order has stored the wish: one that is tried again without the tick takes it back. */
const hadRatingWish = (): boolean => !import.meta.env.SSR && sessionStorage.getItem(ratingWishKey) === "true";

/** What the form of the summary sends. */
export interface OrderWish {
  readonly wantsNewsletter: boolean;
  /** Whether the shopper may be asked for ratings by mail (C-97). */
  readonly wantsRatingMail: boolean;
  /** What the shopper wants to say with the order; null where comments are switched off. */
  readonly comment: string | null;
  /** How a business pays, with its reference (C-95); null in the other stores. */
  readonly agreed: { readonly paymentId: string; readonly buyerReference: string } | null;
  /** Whether the order may be measured as a purchase. */
  readonly isMeasured: boolean;
  /** What the summary has shown; null when the form does not say. */
  readonly shown: ShownCart | null;
}

/**
 * Orders the session's cart as the summary has shown it, after the comment was stored when there is one (CHKX-02), and the
 * newsletter subscribed to when that is ticked (CHKX-03). One whose comment is refused is not placed; an order never fails
 * because of a newsletter. Of a cart that has changed nothing is ordered, and what is different is reported (CHKX-06).
 */
export async function submitSummary(
  graph: GraphTools,
  { wantsNewsletter, wantsRatingMail, comment, agreed, isMeasured, shown }: OrderWish,
  t: SummaryTexts & { readonly toConfirmation: string },
): Promise<OrderNext> {
  const text = comment?.trim() ?? "";
  const saysRating = wantsRatingMail || hadRatingWish();
  if (wantsNewsletter || saysRating || text !== "") {
    const page = await graph.optional(CheckoutPageDocument, { step: "SUMMARY" });
    // The page stays with what is typed: nothing was ordered, and what belongs to the order could not be stored.
    if (!page?.session) {
      return {
        kind: "refused",
        message: refusalText(undefined, { errorMessage: "Internal error" }),
      };
    }
    const { cartId } = page.session;
    if (cartId && text !== "") {
      const { data, error } = await graph.mutate(SetOrderCommentDocument, { cartId, orderComment: text });
      const result = data?.setOrderComment;
      if (result?.successful !== true) {
        const { fields, message } = refusalOf(error, result);
        return { kind: "refused", message: message ?? fields["orderComment"] ?? refusalText(error, result) };
      }
    }
    if (cartId && saysRating) {
      await graph.mutate(SetRatingWishDocument, { cartId, isWanted: wantsRatingMail });
      if (!import.meta.env.SSR) sessionStorage.setItem(ratingWishKey, String(wantsRatingMail));
    }
    if (cartId && wantsNewsletter) await graph.mutate(SubscribeFromOrderDocument, { cartId });
  }
  const seen: { cartId?: string; fingerprint?: string } =
    shown === null ? {} : { cartId: shown.cartId, fingerprint: shown.fingerprint };
  const { data, error } = await graph.mutate(SubmitOrderDocument, {
    ...seen,
    ...(agreed !== null && { payment: agreed }),
    ...(isMeasured && { isMeasured }),
  });
  // Without scripts the next attempt does not know of this one.
  if (import.meta.env.SSR && wantsRatingMail && seen.cartId !== undefined && !isUnderWay(data?.submitOrder.outcome))
    await graph.mutate(SetRatingWishDocument, { cartId: seen.cartId, isWanted: false });
  if (!data) return { kind: "refused", message: refusalText(error, null) };
  const { orderId, outcome } = data.submitOrder;
  if (orderId != null && !import.meta.env.SSR) rememberOrder(orderId);
  // The pages of the checkout load all of theirs each time; the header of the shop keeps the basket (CHKX-05, CHKX-06).
  if (!import.meta.env.SSR && (outcome === "ALREADY_SUBMITTED" || outcome === "CART_CHANGED"))
    await graph.renew(PageSessionDocument);
  const confirmed = confirmedOf(data.submitOrder);
  if (confirmed !== null) return { kind: "goTo", path: confirmed, toast: null };
  const next = nextOf(data.submitOrder, t.toConfirmation);
  return outcome === "CART_CHANGED" && next.kind === "goTo" ? sayWhatChanged(graph, next, shown, t) : next;
}

/**
 * Where the confirmation is of an order that is made already, without scripts: the button cannot be kept from a second
 * press there, and the browser drops the answer to the first one. Null otherwise.
 */
function confirmedOf({ outcome, orderId, ticket }: SubmitOutcomeFragment): string | null {
  if (!import.meta.env.SSR || outcome !== "ALREADY_SUBMITTED" || orderId == null || ticket == null) return null;
  return confirmationPath(orderId, ticket);
}

/** Whether an attempt has made an order, or will once it is paid. */
const isUnderWay = (outcome: string | undefined): boolean =>
  outcome === "ORDERED" || outcome === "PAYMENT_FORM" || outcome === "REDIRECT";

/** Longest text of a toast that outlives a redirect. */
const toastLimit = 300;

/** The warning of a changed cart with what is different, and the way to the basket. */
async function sayWhatChanged(
  graph: GraphTools,
  next: OrderNext & { kind: "goTo" },
  shown: ShownCart | null,
  t: SummaryTexts,
): Promise<OrderNext> {
  // Without an answer the shopper still learns that nothing was ordered, and where to look.
  const { data } = await graph.renew(CheckoutPageDocument, { step: "SUMMARY" });
  const cart = data?.session?.cart;
  const now = cart ? shownCartOf(cart) : null;
  const changes = shown !== null && now !== null ? changesOf(shown, now, t) : [];
  const text = changes.reduce((said, change) => {
    const longer = `${said} ${change}`;
    return longer.length > toastLimit ? said : longer;
  }, t.changed);
  return { ...next, toast: { key: text, severity: "warning", link: { href: "/checkout/basket/", label: t.toBasket } } };
}
