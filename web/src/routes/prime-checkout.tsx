import { Form, redirect, useNavigation } from "react-router";
import { refusalText } from "~/graph/failure.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { PrimeMembershipDocument, usePrimeMembershipQuery } from "~/graph/generated/PrimeMembership.ts";
import { PrimeOfferDocument, usePrimeOfferQuery } from "~/graph/generated/PrimeOffer.ts";
import { SubmitPrimeSubscriptionDocument } from "~/graph/generated/SubmitPrimeSubscription.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor, useCopy, useStorefront } from "~/lib/copy.ts";
import { formatDay } from "~/lib/dates.ts";
import { hasPrimeFlag, withoutFlag } from "~/prime/checkout-flag.ts";
import { primeCopy } from "~/prime/copy.ts";
import { PlanSummary } from "~/prime/plan-summary.tsx";
import { messagesFor } from "~/shell/messages.ts";
import { Alert } from "~/ui/alert/alert.tsx";
import { Button } from "~/ui/button/button.tsx";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";
import type { Route } from "./+types/prime-checkout";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { query, refresh }) => {
  if (!hasPrimeFlag(request)) throw redirect("/prime/?fromPrimeCheckout=true");
  const [{ session }, { getPrimeOffer }] = await Promise.all([refresh(PageSessionDocument), query(PrimeOfferDocument)]);
  if (!getPrimeOffer) throw redirect("/prime/");
  if (session?.visitor.state !== "LOGGED_IN") {
    throw redirectWithToast(
      "/login/?to=/prime/checkout/",
      { key: copyFor(request, primeCopy).signInFirst, severity: "info" },
      302,
    );
  }
  await refresh(PrimeMembershipDocument);
  return null;
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(async ({ request }: Route.ActionArgs | Route.ClientActionArgs, _form, graph) => {
  const t = copyFor(request, primeCopy);
  const { data, error } = await graph.mutate(SubmitPrimeSubscriptionDocument, { paymentId: "INVOICE" });
  const result = data?.submitPrimeSubscription;
  if (!result?.successful) return { message: await messagesFor(request, graph)(refusalText(error, result)) };
  // Other pages of the tab show a member what is free of delivery charge.
  if (!import.meta.env.SSR) await graph.refresh(PrimeMembershipDocument).catch(() => undefined);
  throw withoutFlag(redirectWithToast("/prime/", { key: t.ordered(result.orderId ?? ""), severity: "success" }));
}, nothingTyped);
export const action = submit;
export const clientAction = submit;

/** The prime checkout: the plan, its price and the one button (ROUTE-07, ACCESS-28, PRIME-02). */
export default function PrimeCheckoutRoute({ actionData }: Route.ComponentProps) {
  const t = useCopy(primeCopy);
  const { language } = useStorefront();
  const isBusy = useNavigation().formMethod === "POST";
  const [{ data: offer }] = usePrimeOfferQuery();
  const [{ data: customer }] = usePrimeMembershipQuery();
  if (!offer?.getPrimeOffer || !customer) return null;
  const { email, primeInfo } = customer.getCustomerInfo;
  return (
    <Container width="text">
      <title>{t.checkoutTitle}</title>
      <Stack gap={5} className={room.small}>
        <SectionHeader level={1} title={t.checkoutTitle} />
        {actionData && <Alert tone="error" title={actionData.message} live="assertive" />}
        {primeInfo.status === "ACTIVE" && (
          <Alert title={t.running(primeInfo.endDate === null ? "" : formatDay(primeInfo.endDate, language))} />
        )}
        <PlanSummary offer={offer.getPrimeOffer} email={email} />
        <Form method="post">
          <Button type="submit" wide busyText={isBusy ? t.ordering : undefined}>
            {t.order}
          </Button>
        </Form>
      </Stack>
    </Container>
  );
}
