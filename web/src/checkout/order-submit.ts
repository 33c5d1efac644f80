import { CheckoutPageDocument } from "../graph/generated/CheckoutPage.ts";
import { SubmitOrderDocument } from "../graph/generated/SubmitOrder.ts";
import type { SubmitOutcomeFragment } from "../graph/generated/SubmitOutcome.fragment.ts";
import { SubscribeFromOrderDocument } from "../graph/generated/SubscribeFromOrder.ts";
import type { GraphTools } from "../graph/load.ts";
import { type FlashToast, severityOf } from "../graph/redirect.ts";
import { redirectTarget } from "../lib/safe-path.ts";
import { confirmationPath } from "./confirmation-path.ts";
import { rememberOrder } from "./ordering-tab.ts";

/** A form to post to the card provider (CHKX-08). */
export type PaymentForm = NonNullable<SubmitOutcomeFragment["paymentForm"]>;

/** What the page does after an order attempt. */
export type OrderNext =
  | { readonly kind: "goTo"; readonly path: string; readonly toast: FlashToast | null }
  | { readonly kind: "paymentForm"; readonly form: PaymentForm }
  | { readonly kind: "leave"; readonly url: string }
  /** `message` is a message key or the shop's own words. */
  | { readonly kind: "refused"; readonly message: string };

const internal = "vue.message.internalError";

/** Turns an outcome of the graph into what the page does (CHKX-05..11). @param toConfirmation label of a link to it */
export function nextOf(
  { outcome, orderId, ticket, paymentForm, redirectUrl, goTo, toast, errorMessage }: SubmitOutcomeFragment,
  toConfirmation: string,
): OrderNext {
  const confirmation = orderId == null ? null : confirmationPath(orderId, ticket ?? null);
  if (outcome === "ORDERED" && confirmation !== null) return { kind: "goTo", path: confirmation, toast: null };
  if (outcome === "PAYMENT_FORM" && paymentForm) return { kind: "paymentForm", form: paymentForm };
  const payAt = redirectTarget(redirectUrl);
  if (outcome === "REDIRECT" && payAt !== null) return { kind: "leave", url: payAt };
  if (goTo == null)
    return { kind: "refused", message: errorMessage === "Internal error" ? internal : (errorMessage ?? internal) };
  if (!toast) return { kind: "goTo", path: goTo, toast: null };
  const link = confirmation === null ? {} : { link: { href: confirmation, label: toConfirmation } };
  return { kind: "goTo", path: goTo, toast: { key: toast.key, severity: severityOf(toast.severity), ...link } };
}

/**
 * Orders the session's cart, after the newsletter was subscribed to when that is ticked (CHKX-03). An order never
 * fails because of a newsletter.
 */
export async function submitOrder(
  graph: GraphTools,
  wantsNewsletter: boolean,
  toConfirmation: string,
): Promise<OrderNext> {
  if (wantsNewsletter) {
    const { session } = await graph.query(CheckoutPageDocument, { step: "SUMMARY" });
    if (session?.cartId) await graph.mutate(SubscribeFromOrderDocument, { cartId: session.cartId });
  }
  const { data } = await graph.mutate(SubmitOrderDocument);
  if (!data) return { kind: "refused", message: internal };
  const { orderId } = data.submitOrder;
  if (orderId != null && !import.meta.env.SSR) rememberOrder(orderId);
  return nextOf(data.submitOrder, toConfirmation);
}
