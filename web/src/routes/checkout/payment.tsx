import { useEffect } from "react";
import { data, redirect, useActionData, useNavigate } from "react-router";
import { CartNotices } from "~/cart/cart-notices.tsx";
import { CompactCart } from "~/cart/compact-cart.tsx";
import { CheckoutFrame } from "~/checkout/checkout-frame.tsx";
import { DoneShipping } from "~/checkout/done-steps.tsx";
import { forgetDrafts } from "~/checkout/draft.ts";
import { readForm } from "~/lib/form-values.ts";
import { requireAccess } from "~/checkout/gate.ts";
import { paymentCopy } from "~/checkout/payment-copy.ts";
import { PaymentForm } from "~/checkout/payment-form.tsx";
import { shownMethods } from "~/checkout/shown-methods.ts";
import { CheckoutPageDocument, useCheckoutPageQuery } from "~/graph/generated/CheckoutPage.ts";
import { PaymentStepDocument, usePaymentStepQuery } from "~/graph/generated/PaymentStep.ts";
import { SettingsDocument, useSettingsQuery } from "~/graph/generated/Settings.ts";
import { defineLoad, defineSubmit, type GraphTools } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, useCopy, useStorefront } from "~/lib/copy.ts";
import { emit } from "~/lib/data-layer.ts";
import { hasPrimeFlag } from "~/prime/checkout-flag.ts";
import { useCurrentAnswer } from "~/lib/use-current-answer.ts";
import { log } from "~/shell/log.server.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { codeOrWholePage } from "~/shell/route-code.ts";
import type { Route } from "./+types/payment";

const here = "/checkout/payment/";
/** Names a payment that was just cancelled, in the address that the shopper is sent to. */
const cancelledName = "cancelled";

/** The method whose payment was cancelled on its page; null for none, and for one that nothing is recorded of. */
function cancelledIn(request: Request, name: string): "AMAZONPAY" | "PAYPAL" | null {
  const method = new URL(request.url).searchParams.get(name);
  return method === "AMAZONPAY" || method === "PAYPAL" ? method : null;
}

/** A payment that was cancelled in the checkout of a membership leads back there (ACCESS-15). */
function leaveForPrime(request: Request): void {
  if (cancelledIn(request, "cancelPayment") === null || !hasPrimeFlag(request)) return;
  const toast = { key: copyFor(request, paymentCopy).cancelled, severity: "info" } as const;
  throw redirectWithToast("/prime/checkout/", toast);
}

/**
 * A payment that failed or was cancelled: hands the provider's answer over, which informs the shop. What is ordered all
 * the same is confirmed, and what the shop says otherwise has a page of its own.
 * @returns what to show once, at an address that can be reloaded (ACCESS-12, ux 25); null when there is nothing
 */
async function failureToTell(request: Request, graph: GraphTools): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const isFailed = searchParams.has("errorCode");
  if (!isFailed && !searchParams.has("cancelPayment")) return null;
  const { completeCardReturn, paymentReturnPath } = await codeOrWholePage(import("~/checkout/card-return.ts"), request);
  const next = await completeCardReturn(graph, request);
  if (next?.kind === "report") throw redirect(paymentReturnPath(request), 303);
  if (next?.kind === "goTo" && next.toast === null) throw redirect(next.path, 303);
  if (isFailed) return redirectWithToast(here, { key: "vue.checkout.payment.error", severity: "warning" });
  const method = cancelledIn(request, "cancelPayment");
  const to = method === null ? here : `${here}?${cancelledName}=${method}`;
  return redirectWithToast(to, { key: copyFor(request, paymentCopy).cancelled, severity: "info" });
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  // First of all, as the shop has to know it from whatever session, also without a cart.
  const failure = await failureToTell(request, graph);
  leaveForPrime(request);
  const { session } = await graph.refresh(CheckoutPageDocument, { step: "PAYMENT" });
  requireAccess(session?.checkout.access);
  if (failure !== null) throw failure;
  const cartId = session?.cartId ?? "";
  await Promise.all([graph.refresh(PaymentStepDocument, { cartId }), graph.refresh(SettingsDocument)]);
  return { cartId, cancelled: cancelledIn(request, cancelledName) };
});

/** What the provider's page ended with belongs into the log: its error code with the method (ACCESS-13), or that it was cancelled (ACCESS-14). */
const logFailure = defineLoad(async ({ request }: Route.LoaderArgs, { optional }) => {
  const cancelled = cancelledIn(request, "cancelPayment");
  if (cancelled !== null) log.info({ event: "payment_cancel", paymentMethod: cancelled }, "payment cancelled");
  const errorCode = new URL(request.url).searchParams.get("errorCode");
  if (errorCode === null) return;
  const page = await optional(CheckoutPageDocument, { step: "PAYMENT" });
  const paymentMethod = page?.session?.cart?.selectedPaymentMethodInCart ?? null;
  log.warn({ errorCode: errorCode.slice(0, 100), paymentMethod }, "payment failed");
});

export async function loader(args: Route.LoaderArgs) {
  await logFailure(args);
  return load(args);
}
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    // What stores the step is loaded with the first touch of the form: the page itself only reads.
    const { submitPayment } = await codeOrPlainForm(import("~/checkout/payment-submit.ts"), request, form);
    const messageOf = lateMessagesFor(request, graph);
    const answer = await submitPayment(graph, readForm(form), copyFor(request, paymentCopy), messageOf);
    if (answer) return data(answer, { status: 400 });
    forgetDrafts("payment");
    throw redirect("/checkout/summary/", 303);
  },
  typedFields((form, errors) => data({ values: readForm(form), errors, at: Date.now() }, { status: 400 })),
);
export const action = submit;
export const clientAction = submit;

/** Records a cancelled payment once (ACCESS-14): the address forgets it, so that a reload records nothing. */
function useCancelEvent(method: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (method === null) return;
    emit({ event: "payment_cancel", payment_method: method });
    void navigate(here, { replace: true, preventScrollReset: true });
  }, [method, navigate]);
}

/** The third step: the way to pay (CHKP). */
export default function PaymentRoute({ loaderData: { cartId, cancelled } }: Route.ComponentProps) {
  useCancelEvent(cancelled);
  const t = useCopy(paymentCopy);
  const [{ data: page }] = useCheckoutPageQuery({ variables: { step: "PAYMENT" } });
  // Who signs in or out in another tab finds nothing here of who was here before.
  const visitor = `${cartId} ${page?.session?.visitor.state}`;
  const answer = useCurrentAnswer(useActionData<typeof action>(), visitor);
  const [{ data: payment }] = usePaymentStepQuery({ variables: { cartId } });
  const [{ data: settings }] = useSettingsQuery();
  const { store } = useStorefront();
  const session = page?.session;
  const info = payment?.getPaymentInfo;
  if (!session || !info) return null;
  const paymentMethods = shownMethods(info.paymentMethods, store, settings?.getGlobalParametersByName ?? []);
  return (
    <CheckoutFrame
      session={session}
      step="PAYMENT"
      title={t.title}
      notices={session.cart && <CartNotices notices={session.cart.notices} />}
      summary={session.cart && <CompactCart cart={session.cart} />}
    >
      {session.cart && <DoneShipping cart={session.cart} />}
      <PaymentForm key={`${visitor} ${answer?.at}`} info={{ ...info, paymentMethods }} answer={answer} />
    </CheckoutFrame>
  );
}
