import { type FormEvent, useRef } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import type { ShippingStepQuery } from "../graph/generated/ShippingStep.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { AddressChoice } from "./address-choice.tsx";
import { addressFaults } from "./address-faults.ts";
import { ContactFields } from "./contact-fields.tsx";
import { contactFaults } from "./contact-schema.ts";
import { copy } from "./copy.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { useDraft } from "./draft.ts";
import { readForm } from "./form-values.ts";
import { ShipperChoice } from "./shipper-choice.tsx";
import { checkShipping, chosenId, deliveryGroupOf, isTyped } from "./shipping-check.ts";
import { shippingCopy } from "./shipping-copy.ts";
import styles from "./shipping-form.module.css";
import type { ShippingAnswer } from "./shipping-submit.ts";
import { addressBookOf, shippingValues } from "./shipping-values.ts";
import { useFormCheck } from "./use-form-check.ts";

interface ShippingFormProps {
  readonly session: NonNullable<CheckoutPageQuery["session"]>;
  readonly details: ShippingStepQuery;
  readonly editId: string | null;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: ShippingAnswer | undefined;
}

/** The shipping step: contact, billing address, delivery and shipper, in one column and one form. */
export function ShippingForm({ session, details, editId, answer }: ShippingFormProps) {
  const t = useCopy(shippingCopy);
  const common = useCopy(copy);
  const texts = { ...useCopy(addressFaults), ...useCopy(contactFaults), ...t };
  const isB2b = useStorefront().store === "b2b";
  const isBusy = useNavigation().formMethod === "POST";
  const shippers = session.cart?.shippers ?? [];
  const fields = shippers.filter(({ enabled }) => enabled).flatMap(({ speditionFields }) => speditionFields);
  const { isGuest } = details.getCustomerInfo;
  const facts = {
    needsEmail: isGuest,
    requiredSpeditionFields: fields.filter(({ required }) => required).map(({ fieldName }) => fieldName),
  };
  const form = useFormCheck("shipping", (values) => checkShipping(values, facts, texts), answer?.errors);
  const values = { ...shippingValues({ session, details, isB2b, editId }), ...answer?.values };
  const book = isGuest ? noAddresses : addressBookOf(details);
  const countries = details.getShippingStepDetails?.deliveryCountries ?? [];
  const ref = useRef<HTMLFormElement>(null);
  useDraft(`shipping:${editId ?? ""}`, ref, answer !== undefined);
  const hasPayment = session.checkout.steps.some(({ step }) => step === "PAYMENT");
  const select = useSelectAddress(session.cart?.shippingAddress?.addressId);
  return (
    <Form method="post" ref={ref} {...form.formProps} onChange={select} className={styles.form}>
      <title>{form.hasErrors ? common.errorTitle(t.title) : t.title}</title>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {answer?.shipperChanged && <Alert tone="warning" live="assertive" title={t.shipperChanged} />}
      <Panel as="section" title={t.contact}>
        <ContactFields form={form} values={values} isGuest={isGuest} />
      </Panel>
      <Panel as="section" title={t.billing}>
        <AddressChoice
          group="billing"
          legend={t.billingLegend}
          addresses={book.billing}
          form={form}
          values={values}
          countries={countries}
          isDoubtful={answer?.doubtful.includes("billing") ?? false}
        />
      </Panel>
      <Panel as="section" title={t.deliveryTo}>
        <DeliveryChoice
          book={book}
          form={form}
          values={values}
          countries={countries}
          packstationAllowed={details.getShippingStepDetails?.packstationAllowed ?? false}
          doubtful={answer?.doubtful ?? []}
        />
      </Panel>
      <Panel as="section" title={t.shippers}>
        {/* Radios keep what was checked first: other ways to ship are other radios. */}
        <ShipperChoice
          key={shippers.map(({ code, enabled }) => `${code}${enabled}`).join()}
          shippers={shippers}
          form={form}
          values={values}
        />
      </Panel>
      <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
        {hasPayment ? t.toPayment : t.toSummary}
      </Button>
    </Form>
  );
}

/** A guest has one address of each kind, which the fields hold. */
const noAddresses = { billing: [], shipping: [], packstation: [] };

/** Tells the shop a chosen address at once, so that shippers, dates and costs are those of that address (CHKS-10). */
function useSelectAddress(current: string | undefined) {
  const { submit } = useFetcher();
  return ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field: EventTarget = target;
    if (!(field instanceof HTMLInputElement) || field.type !== "radio" || field.name === "shipperCode") return;
    const values = readForm(new FormData(currentTarget));
    const group = deliveryGroupOf(values);
    const id = isTyped(values, group) ? null : chosenId(values, group);
    if (id !== null && id !== current) void submit({ intent: "select", addressId: id }, { method: "post" });
  };
}
