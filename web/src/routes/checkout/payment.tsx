import { data, redirect, useActionData } from "react-router";
import { CartNotices } from "~/cart/cart-notices.tsx";
import { CompactCart } from "~/cart/compact-cart.tsx";
import { completeCardReturn } from "~/checkout/card-return.ts";
import { CheckoutFrame } from "~/checkout/checkout-frame.tsx";
import { DoneShipping } from "~/checkout/done-steps.tsx";
import { forgetDrafts } from "~/checkout/draft.ts";
import { readForm } from "~/lib/form-values.ts";
import { requireAccess } from "~/checkout/gate.ts";
import { paymentCopy } from "~/checkout/payment-copy.ts";
import { PaymentForm } from "~/checkout/payment-form.tsx";
import { submitPayment } from "~/checkout/payment-submit.ts";
import { CheckoutPageDocument, useCheckoutPageQuery } from "~/graph/generated/CheckoutPage.ts";
import { PaymentStepDocument, usePaymentStepQuery } from "~/graph/generated/PaymentStep.ts";
import { defineLoad, defineSubmit, type GraphTools } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { useCurrentAnswer } from "~/lib/use-current-answer.ts";
import { log } from "~/shell/log.server.ts";
import { messagesFor } from "~/shell/messages.ts";
import type { Route } from "./+types/payment";

const here = "/checkout/payment/";

/**
 * A payment that failed or was cancelled: hands the provider's answer over, by which the shop knows of it, says so once,
 * and leaves an address that can be reloaded (ACCESS-12, ux 25). What is ordered all the same is confirmed.
 */
async function tellFailure(request: Request, graph: GraphTools): Promise<void> {
  const { searchParams } = new URL(request.url);
  const isFailed = searchParams.has("errorCode");
  if (!isFailed && !searchParams.has("cancelPayment")) return;
  const next = await completeCardReturn(graph, request);
  if (next?.kind === "goTo" && next.toast === null) throw redirect(next.path, 303);
  if (isFailed) throw redirectWithToast(here, { key: "vue.checkout.payment.error", severity: "warning" });
  throw redirectWithToast(here, { key: copyFor(request, paymentCopy).cancelled, severity: "info" });
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const { session } = await graph.refresh(CheckoutPageDocument, { step: "PAYMENT" });
  requireAccess(session?.checkout.access);
  await tellFailure(request, graph);
  const cartId = session?.cartId ?? "";
  await graph.refresh(PaymentStepDocument, { cartId });
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

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const answer = await submitPayment(
      graph,
      readForm(form),
      copyFor(request, paymentCopy),
      messagesFor(request, graph),
    );
    if (answer) return data(answer, { status: 400 });
    forgetDrafts("payment");
    throw redirect("/checkout/summary/", 303);
  },
  typedFields((form, errors) => data({ values: readForm(form), errors, at: Date.now() }, { status: 400 })),
);
export const action = submit;
export const clientAction = submit;

/** The third step: the way to pay (CHKP). */
export default function PaymentRoute({ loaderData: { cartId } }: Route.ComponentProps) {
  const t = useCopy(paymentCopy);
  const [{ data: page }] = useCheckoutPageQuery({ variables: { step: "PAYMENT" } });
  // Who signs in or out in another tab finds nothing here of who was here before.
  const visitor = `${cartId} ${page?.session?.visitor.state}`;
  const answer = useCurrentAnswer(useActionData<typeof action>(), visitor);
  const [{ data: payment }] = usePaymentStepQuery({ variables: { cartId } });
  const session = page?.session;
  if (!session || !payment?.getPaymentInfo) return null;
  return (
    <CheckoutFrame
      session={session}
      step="PAYMENT"
      title={t.title}
      notices={session.cart && <CartNotices notices={session.cart.notices} />}
      summary={session.cart && <CompactCart cart={session.cart} />}
    >
      {session.cart && <DoneShipping cart={session.cart} />}
      <PaymentForm key={`${visitor} ${answer?.at}`} info={payment.getPaymentInfo} answer={answer} />
    </CheckoutFrame>
  );
}
