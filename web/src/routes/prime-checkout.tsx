import { Form, redirect, useNavigation } from "react-router";
import { type AddressEditAnswer, refuseAddress } from "~/checkout/address-answer.ts";
import { BillingChoice } from "~/checkout/billing-choice.tsx";
import { refusalText } from "~/graph/failure.ts";
import { AddressBookDocument, useAddressBookQuery } from "~/graph/generated/AddressBook.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { PrimeMembershipDocument, usePrimeMembershipQuery } from "~/graph/generated/PrimeMembership.ts";
import { PrimeOfferDocument, usePrimeOfferQuery } from "~/graph/generated/PrimeOffer.ts";
import { SubmitPrimeSubscriptionDocument } from "~/graph/generated/SubmitPrimeSubscription.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { agreesToStatistics } from "~/lib/consent-choice.ts";
import { copyFor, storefrontOf, useCopy, useStorefront } from "~/lib/copy.ts";
import { formatDay } from "~/lib/dates.ts";
import { type FormValues, readForm } from "~/lib/form-values.ts";
import { hasPrimeFlag, withoutFlag } from "~/prime/checkout-flag.ts";
import { primeCopy } from "~/prime/copy.ts";
import { OrderTerms } from "~/prime/order-terms.tsx";
import { PlanSummary } from "~/prime/plan-summary.tsx";
import { messagesFor } from "~/shell/messages.ts";
import { Alert } from "~/ui/alert/alert.tsx";
import { Button } from "~/ui/button/button.tsx";
import { ErrorSummary } from "~/ui/error-summary/error-summary.tsx";
import { useFormCheck } from "~/ui/form/use-form-check.ts";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import { Panel } from "~/ui/panel/panel.tsx";
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
  await Promise.all([refresh(PrimeMembershipDocument), refresh(AddressBookDocument)]);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** What the page shows after a try that did not work: what was typed, and why. */
interface OrderAnswer extends AddressEditAnswer {
  /** The shop's reason that belongs to no field. */
  readonly message?: string;
}

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<OrderAnswer> => {
    const t = copyFor(request, primeCopy);
    const values = readForm(form);
    const messageOf = messagesFor(request, graph);
    const book = await graph.refresh(AddressBookDocument);
    const { billingAddressOf } = await codeOrPlainForm(import("~/checkout/billing-address.ts"), request, form);
    const billing = await billingAddressOf(graph, values, book, { storefront: storefrontOf(request), messageOf });
    if (!billing.ok) return billing.answer;
    const billingAddressId = billing.addressId;
    const { data, error } = await graph.mutate(SubmitPrimeSubscriptionDocument, {
      paymentId: "INVOICE",
      ...(billingAddressId !== null && { billingAddressId }),
      ...(agreesToStatistics(request) && { isMeasured: true }),
    });
    const result = data?.submitPrimeSubscription;
    if (!result?.successful)
      return { ...refuseAddress(values, {}), message: await messageOf(refusalText(error, result)) };
    // Other pages of the tab show a member what is free of delivery charge.
    if (!import.meta.env.SSR) await graph.refresh(PrimeMembershipDocument).catch(() => undefined);
    throw withoutFlag(redirectWithToast("/prime/", { key: t.ordered(result.orderId ?? ""), severity: "success" }));
  },
  typedFields((form, errors): OrderAnswer => refuseAddress(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The prime checkout: where the invoice goes, the plan, its price and the one button (ROUTE-07, ACCESS-28, PRIME-02, C-108). */
export default function PrimeCheckoutRoute({ actionData }: Route.ComponentProps) {
  return <PrimeCheckout key={actionData?.at ?? 0} answer={actionData} />;
}

const loadRules = () => import("~/checkout/address-edit.ts");

function PrimeCheckout({ answer }: { readonly answer: OrderAnswer | undefined }) {
  const t = useCopy(primeCopy);
  const storefront = useStorefront();
  const isBusy = useNavigation().formMethod === "POST";
  const [{ data: offer }] = usePrimeOfferQuery();
  const [{ data: customer }] = usePrimeMembershipQuery();
  const [{ data: book }] = useAddressBookQuery();
  const addresses = book?.getBillingAddresses ?? [];
  const check = ({ checkAddressEdit }: Awaited<ReturnType<typeof loadRules>>, typed: FormValues) =>
    addresses.length > 0 ? {} : checkAddressEdit(typed, "billing", storefront);
  const form = useFormCheck("prime", { load: loadRules, check }, answer?.errors);
  if (!offer?.getPrimeOffer || !customer || !book) return null;
  const { email, primeInfo } = customer.getCustomerInfo;
  const countries = book.getDeliveryOptions.deliveryCountries;
  const values = { "billing.country": countries[0]?.code ?? "DE", "billing.formType": "private", ...answer?.values };
  const until = primeInfo.endDate === null ? "" : formatDay(primeInfo.endDate, storefront.language);
  return (
    <Container width="text">
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.checkoutTitle}` : t.checkoutTitle}</title>
      <Stack gap={5} className={room.small}>
        <SectionHeader level={1} title={t.checkoutTitle} />
        {answer?.message && <Alert tone="error" title={answer.message} live="assertive" />}
        {primeInfo.status === "ACTIVE" && <Alert title={t.running(until)} />}
        <Form method="post" {...form.formProps}>
          <Stack gap={5}>
            <ErrorSummary {...form.summary} />
            <Panel as="section" title={t.billing}>
              <BillingChoice
                addresses={addresses}
                mainId={book.getCustomerAddress?.address?.addressId ?? null}
                form={form}
                values={values}
                countries={countries}
                isDoubtful={answer?.isDoubtful ?? false}
              />
            </Panel>
            <OrderTerms />
            <PlanSummary offer={offer.getPrimeOffer} email={email} />
            <Button type="submit" wide busyText={isBusy ? t.ordering : undefined}>
              {t.order}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Container>
  );
}
