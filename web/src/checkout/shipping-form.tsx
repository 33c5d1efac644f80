import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import type { CheckoutShipperFragment } from "../graph/generated/CheckoutShipper.fragment.ts";
import type { ShippingStepQuery } from "../graph/generated/ShippingStep.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { AddressChoice } from "./address-choice.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { copy } from "./copy.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { useDraft } from "./draft.ts";
import { type FormValues, readForm } from "../lib/form-values.ts";
import { ShipperChoice } from "./shipper-choice.tsx";
import type { ShippingAnswer } from "./shipping-answer.ts";
import { shippingCopy } from "./shipping-copy.ts";
import styles from "./shipping-form.module.css";
import { chosenShipper, destinationOf, offerOf, ownChoice, shownOffer } from "./shipping-offer.ts";
import { addressBookOf, choosableOf, removedOf, shippingValues } from "./shipping-values.ts";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import type { ShippingPreview } from "./use-shipping-preview.ts";

/** The rules, and with them what a press of the button needs: neither waits for a network that has gone meanwhile. */
const load = async () => (await Promise.all([import("./shipping-check.ts"), import("./shipping-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface ShippingFormProps {
  readonly session: NonNullable<CheckoutPageQuery["session"]>;
  /** What shipping would be with what is filled in. */
  readonly preview: ShippingPreview;
  readonly details: ShippingStepQuery;
  readonly editId: string | null;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: ShippingAnswer | undefined;
}

/** The shipping step: contact, billing address, delivery and shipper, in one column and one form. */
export function ShippingForm({ session, preview, details, editId, answer }: ShippingFormProps) {
  const t = useCopy(shippingCopy);
  const common = useCopy(copy);
  const storefront = useStorefront();
  const isB2b = storefront.store === "b2b";
  const isBusy = useNavigation().formMethod === "POST";
  const shippers = preview.cart?.shippers ?? [];
  const fields = shippers.filter(({ enabled }) => enabled).flatMap(({ speditionFields }) => speditionFields);
  const { isGuest } = details.getCustomerInfo;
  const facts = {
    needsEmail: isGuest,
    requiredSpeditionFields: fields.filter(({ required }) => required).map(({ fieldName }) => fieldName),
  };
  const check = ({ checkShipping, shippingFaults }: Rules, typed: FormValues) =>
    checkShipping(typed, facts, shippingFaults(storefront));
  const form = useFormCheck("shipping", { load, check }, answer?.errors);
  const values = { ...shippingValues({ session, details, isB2b, editId }), ...answer?.typed, ...answer?.values };
  const book = isGuest ? noAddresses : addressBookOf(details);
  const countries = details.getShippingStepDetails?.deliveryCountries ?? [];
  const ref = useRef<HTMLFormElement>(null);
  useDraft(`shipping:${editId ?? ""}`, ref, answer !== undefined);
  const hasPayment = session.checkout.steps.some(({ step }) => step === "PAYMENT");
  const allAddresses = choosableOf(details);
  const removed = isGuest ? null : removedOf(details);
  const [wish, setWish] = useState(() => initialWish(shippers, answer));
  const follow = (chosen: string | null, form: HTMLFormElement) => {
    setWish(chosen);
    const destination = destinationOf({ ...readForm(new FormData(form)), shipperCode: chosen ?? "" }, allAddresses);
    if (destination) preview.follow(destination);
  };
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field: EventTarget = target;
    if (!(field instanceof HTMLInputElement && field.type === "radio") && !(field instanceof HTMLSelectElement)) return;
    follow(field.name === "shipperCode" ? field.value : wish, currentTarget);
  };
  const addressIds = Object.values(allAddresses).flatMap((each) => each.map(({ addressId }) => addressId));
  // Fields may hold another address than the cart: from a draft, the customer's default one, or as one was removed.
  useEffect(() => {
    if (ref.current)
      follow(ownChoice(chosenShipper(readForm(new FormData(ref.current))), shippers) ?? wish, ref.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after the draft was restored, and with each other list
  }, [addressIds.join()]);
  return (
    <Form method="post" ref={ref} {...form.formProps} onChange={onChange} className={styles.form}>
      <title>{form.hasErrors ? common.errorTitle(t.title) : t.title}</title>
      <ErrorSummary {...form.summary} />
      {answer?.shipperChanged && <Alert tone="warning" live="assertive" title={t.shipperChanged} />}
      <Panel as="section" title={t.contact}>
        <ContactFields form={form} values={values} isGuest={isGuest} stored={details.getCustomerInfo.email ?? ""} />
      </Panel>
      <Panel as="section" title={t.billing}>
        <AddressChoice
          group="billing"
          legend={t.billingLegend}
          addresses={book.billing}
          removed={removed?.group === "billing" ? removed.address : null}
          form={form}
          values={values}
          countries={countries}
          isDoubtful={answer?.doubtful.includes("billing") ?? false}
        />
      </Panel>
      <Panel as="section" title={t.deliveryTo}>
        <DeliveryChoice
          book={book}
          removed={removed}
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
          values={{ ...values, shipperCode: wish ?? "" }}
          wish={wish}
        />
        <input type="hidden" name={shownOffer} value={offerOf(shippers)} />
      </Panel>
      <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
        {hasPayment ? t.toPayment : t.toSummary}
      </Button>
    </Form>
  );
}

/** A guest has one address of each kind, which the fields hold. */
const noAddresses = { billing: [], shipping: [], packstation: [] };

/** The shopper's own choice of a way to ship, as far as there was one. */
function initialWish(shippers: readonly CheckoutShipperFragment[], answer: ShippingAnswer | undefined): string | null {
  const code = answer ? chosenShipper(answer.values) : (shippers.find(({ selected }) => selected)?.code ?? null);
  return ownChoice(code, shippers);
}
