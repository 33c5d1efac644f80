import { useEffect } from "react";
import { redirect, useActionData } from "react-router";
import { CartNotices } from "~/cart/cart-notices.tsx";
import { CartTotals } from "~/cart/cart-totals.tsx";
import { CompactLines } from "~/cart/compact-cart.tsx";
import { CheckoutFrame } from "~/checkout/checkout-frame.tsx";
import { requireAccess } from "~/checkout/gate.ts";
import { CardPaymentPage, LeavePage } from "~/checkout/leave-for-payment.tsx";
import type { OrderNext } from "~/checkout/order-submit.ts";
import { summaryCopy } from "~/checkout/summary-copy.ts";
import { SummaryView } from "~/checkout/summary-view.tsx";
import { CheckoutPageDocument, useCheckoutPageQuery } from "~/graph/generated/CheckoutPage.ts";
import { SettingsDocument, useSettingsQuery } from "~/graph/generated/Settings.ts";
import { SummaryStepDocument, useSummaryStepQuery } from "~/graph/generated/SummaryStep.ts";
import { FoldedGuaranteeNotice } from "~/guarantee/guarantee-notice.tsx";
import { defineLoad, defineSubmit, type GraphTools } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { agreesToStatistics } from "~/lib/consent-choice.ts";
import { copyFor, useCopy, useStorefront } from "~/lib/copy.ts";
import { errorEntries } from "~/lib/error-map.ts";
import { readForm } from "~/lib/form-values.ts";
import { isOn } from "~/lib/settings.ts";
import { hasWithdrawalRight } from "~/lib/withdrawal-right.ts";
import type { Route } from "./+types/summary";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh, query }) => {
  const { session } = await refresh(CheckoutPageDocument, { step: "SUMMARY" });
  requireAccess(session?.checkout.access);
  const cartId = session?.cartId ?? "";
  await Promise.all([refresh(SummaryStepDocument, { cartId }), query(SettingsDocument)]);
  return { cartId };
});
export const loader = load;
export const clientLoader = load;

/** What orders, and what puts a refusal into words. */
const loadOrdering = () =>
  Promise.all([
    import("~/checkout/order-submit.ts"),
    import("~/checkout/sent-cart.ts"),
    import("~/checkout/confirmation-copy.ts"),
    import("~/shell/messages.ts"),
  ]);

/** Loads that as soon as the page is there: an order never waits for a network that has gone meanwhile. */
const useOrdering = () => useEffect(() => void loadOrdering().catch(() => undefined), []);

/** Whether operators have switched comments on (CHKX-02, C-56). */
async function hasComments({ query }: GraphTools): Promise<boolean> {
  return isOn((await query(SettingsDocument)).getGlobalParametersByName, "orderComment");
}

const submit = defineSubmit(
  async (
    { request }: Route.ActionArgs | Route.ClientActionArgs,
    form,
    graph,
  ): Promise<Exclude<OrderNext, { kind: "goTo" }>> => {
    const [{ submitSummary }, { readShownCart }, { confirmationCopy }, { messagesFor }] = await codeOrPlainForm(
      loadOrdering(),
      request,
      form,
    );
    const texts = {
      ...copyFor(request, summaryCopy),
      toConfirmation: copyFor(request, confirmationCopy).toConfirmation,
    };
    const { orderComment = "", newsletter, rating, paymentId, buyerReference = "" } = readForm(form);
    const wish = {
      wantsNewsletter: newsletter === "on",
      wantsRatingMail: rating === "on",
      comment: orderComment.trim() !== "" && (await hasComments(graph)) ? orderComment : null,
      agreed: paymentId === undefined ? null : { paymentId, buyerReference: buyerReference.trim() },
      isMeasured: agreesToStatistics(request),
      shown: readShownCart(form.get("shown")),
    };
    const next = await submitSummary(graph, wish, texts);
    if (next.kind === "goTo") throw next.toast ? redirectWithToast(next.path, next.toast) : redirect(next.path, 303);
    // Without scripts the page cannot first show where it goes.
    if (next.kind === "leave" && import.meta.env.SSR) throw redirect(next.url, 303);
    if (next.kind === "refused") {
      const message = await messagesFor(request, graph)(next.message);
      return { ...next, message, typed: { orderComment, buyerReference } };
    }
    return next;
  },
  typedFields((_, errors) => ({ kind: "refused" as const, message: errorEntries(errors)[0]?.[1] ?? "" })),
);
export const action = submit;
export const clientAction = submit;

/** The last step: everything at a glance, and the order button (CHKX). */
export default function SummaryRoute({ loaderData: { cartId } }: Route.ComponentProps) {
  useOrdering();
  const t = useCopy(summaryCopy);
  const { store } = useStorefront();
  const next = useActionData<typeof action>();
  const [{ data: page }] = useCheckoutPageQuery({ variables: { step: "SUMMARY" } });
  const [{ data: details }] = useSummaryStepQuery({ variables: { cartId } });
  const [{ data: settings }] = useSettingsQuery();
  if (next?.kind === "paymentForm") return <CardPaymentPage form={next.form} />;
  if (next?.kind === "leave") return <LeavePage url={next.url} />;
  const session = page?.session;
  if (!session?.cart || !details) return null;
  return (
    <CheckoutFrame
      session={session}
      step="SUMMARY"
      title={t.title}
      notices={<CartNotices notices={session.cart.notices} />}
    >
      <SummaryView
        session={session}
        details={details}
        lines={<CompactLines lines={session.cart.mergedLineItems} />}
        totals={<CartTotals cart={session.cart} />}
        guarantee={hasWithdrawalRight(store) ? <FoldedGuaranteeNotice /> : null}
        hasComment={isOn(settings?.getGlobalParametersByName ?? [], "orderComment")}
        refused={next?.kind === "refused" ? next : null}
      />
    </CheckoutFrame>
  );
}
