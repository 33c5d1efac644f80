import { CheckoutPageDocument } from "../graph/generated/CheckoutPage.ts";
import { SubmitOrderDocument } from "../graph/generated/SubmitOrder.ts";
import type { SubmitOutcomeFragment } from "../graph/generated/SubmitOutcome.fragment.ts";
import { SubscribeFromOrderDocument } from "../graph/generated/SubscribeFromOrder.ts";
import type { GraphTools } from "../graph/load.ts";
import { type FlashToast, severityOf } from "../graph/redirect.ts";
import { redirectTarget } from "../lib/safe-path.ts";

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

/** Where the confirmation of an order is (ACCESS-17). */
export const confirmationPath = (orderId: string): string =>
  `/checkout/confirmation/?orderId=${encodeURIComponent(orderId)}`;

/** Turns an outcome of the graph into what the page does (CHKX-05..11). */
export function nextOf({
  outcome,
  orderId,
  paymentForm,
  redirectUrl,
  goTo,
  toast,
  errorMessage,
}: SubmitOutcomeFragment): OrderNext {
  if (outcome === "ORDERED" && orderId != null) return { kind: "goTo", path: confirmationPath(orderId), toast: null };
  if (outcome === "PAYMENT_FORM" && paymentForm) return { kind: "paymentForm", form: paymentForm };
  const payAt = redirectTarget(redirectUrl);
  if (outcome === "REDIRECT" && payAt !== null) return { kind: "leave", url: payAt };
  if (goTo == null)
    return { kind: "refused", message: errorMessage === "Internal error" ? internal : (errorMessage ?? internal) };
  return { kind: "goTo", path: goTo, toast: toast ? { key: toast.key, severity: severityOf(toast.severity) } : null };
}

/**
 * Orders the session's cart, after the newsletter was subscribed to when that is ticked (CHKX-03). An order never
 * fails because of a newsletter.
 */
export async function submitOrder(graph: GraphTools, wantsNewsletter: boolean): Promise<OrderNext> {
  if (wantsNewsletter) {
    const { session } = await graph.query(CheckoutPageDocument, { step: "SUMMARY" });
    if (session?.cartId) await graph.mutate(SubscribeFromOrderDocument, { cartId: session.cartId });
  }
  const { data } = await graph.mutate(SubmitOrderDocument);
  return data ? nextOf(data.submitOrder) : { kind: "refused", message: internal };
}
