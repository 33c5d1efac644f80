import { data, redirect, useActionData } from "react-router";
import { CompactCart } from "~/cart/compact-cart.tsx";
import { CheckoutFrame } from "~/checkout/checkout-frame.tsx";
import { DoneShipping } from "~/checkout/done-steps.tsx";
import { readForm } from "~/checkout/form-values.ts";
import { requireAccess } from "~/checkout/gate.ts";
import { paymentCopy } from "~/checkout/payment-copy.ts";
import { PaymentForm } from "~/checkout/payment-form.tsx";
import { submitPayment } from "~/checkout/payment-submit.ts";
import { CheckoutPageDocument, useCheckoutPageQuery } from "~/graph/generated/CheckoutPage.ts";
import { PaymentStepDocument, usePaymentStepQuery } from "~/graph/generated/PaymentStep.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor, languageOf, storefrontOf, useCopy } from "~/lib/copy.ts";
import { log } from "~/shell/log.server.ts";
import { messageText } from "~/shell/messages.ts";
import type { Route } from "./+types/payment";

const here = "/checkout/payment/";

/** A payment that failed or was cancelled: says so once, and leaves an address that can be reloaded (ACCESS-12, ux 25). */
function tellFailure(request: Request): void {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("errorCode"))
    throw redirectWithToast(here, { key: "vue.checkout.payment.error", severity: "warning" });
  if (searchParams.has("cancelPayment"))
    throw redirectWithToast(here, { key: copyFor(request, paymentCopy).cancelled, severity: "info" });
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(CheckoutPageDocument, { step: "PAYMENT" });
  requireAccess(session?.checkout.access);
  tellFailure(request);
  const cartId = session?.cartId ?? "";
  await refresh(PaymentStepDocument, { cartId });
  return { cartId };
});

/** The provider's error code belongs into the log, with the method that it was (ACCESS-13). */
const logFailure = defineLoad(async ({ request }: Route.LoaderArgs, { query }) => {
  const errorCode = new URL(request.url).searchParams.get("errorCode");
  if (errorCode === null) return;
  const { session } = await query(CheckoutPageDocument, { step: "PAYMENT" });
  const paymentMethod = session?.cart?.selectedPaymentMethodInCart ?? null;
  log.warn({ errorCode: errorCode.slice(0, 100), paymentMethod }, "payment failed");
});

export async function loader(args: Route.LoaderArgs) {
  await logFailure(args);
  return load(args);
}
export const clientLoader = load;

const submit = defineSubmit(async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
  const language = languageOf(storefrontOf(request));
  const answer = await submitPayment(graph, readForm(form), copyFor(request, paymentCopy), (key) =>
    messageText(key, language),
  );
  if (answer) return data(answer, { status: 400 });
  throw redirect("/checkout/summary/", 303);
});
export const action = submit;
export const clientAction = submit;

/** The third step: the way to pay (CHKP). */
export default function PaymentRoute({ loaderData: { cartId } }: Route.ComponentProps) {
  const t = useCopy(paymentCopy);
  const answer = useActionData<typeof action>();
  const [{ data: page }] = useCheckoutPageQuery({ variables: { step: "PAYMENT" } });
  const [{ data: payment }] = usePaymentStepQuery({ variables: { cartId } });
  const session = page?.session;
  if (!session || !payment?.getPaymentInfo) return null;
  return (
    <CheckoutFrame
      session={session}
      step="PAYMENT"
      title={t.title}
      summary={session.cart && <CompactCart cart={session.cart} />}
    >
      {session.cart && <DoneShipping cart={session.cart} />}
      <PaymentForm key={answer?.at ?? 0} methods={payment.getPaymentInfo.paymentMethods} answer={answer} />
    </CheckoutFrame>
  );
}
