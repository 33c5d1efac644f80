import type { CombinedError } from "urql";
import { lacksSubject, refusalOf, refusalText } from "../graph/failure.ts";
import { CheckoutEmailDocument } from "../graph/generated/CheckoutEmail.ts";
import { CheckoutPageDocument } from "../graph/generated/CheckoutPage.ts";
import { CheckoutPhoneDocument } from "../graph/generated/CheckoutPhone.ts";
import { CompleteShippingStepDocument } from "../graph/generated/CompleteShippingStep.ts";
import { SelectShippingAddressDocument } from "../graph/generated/SelectShippingAddress.ts";
import { ShippingPreviewDocument } from "../graph/generated/ShippingPreview.ts";
import { ShippingStepDocument } from "../graph/generated/ShippingStep.ts";
import { withTyped } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { type ErrorMap, general, hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormValues, groupOf } from "../lib/form-values.ts";
import { saveAddress } from "./save-address.ts";
import { refuseShipping, type ShippingAnswer } from "./shipping-answer.ts";
import { checkShipping, type ShippingCheckTexts, shippingFaults } from "./shipping-check.ts";
import {
  type AddressGroup,
  deliveryGroupOf,
  deliveryTypeOf,
  otherEmailField,
  shipperOf,
  wantsOtherEmail,
} from "./shipping-choice.ts";
import { shippingCopy } from "./shipping-copy.ts";
import { destinationOf, offerOf, shownOffer } from "./shipping-offer.ts";
import { type AddressBook, choosableOf, removedOf } from "./shipping-values.ts";
import { textsFor } from "../lib/copy.ts";
import type { MessageOf } from "../lib/message-of.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";

/** Sentences of the submit; `messageOf` puts message keys into words. */
interface ShippingSubmitTexts extends ShippingCheckTexts {
  readonly noShipper: string;
  readonly messageOf: MessageOf;
}

/**
 * Saves phone and email, each only when it is another than the stored one (CHKS-16, CHKS-17): the email of guests, and of
 * customers who request it with their password.
 */
async function saveContact(
  graph: GraphTools,
  values: FormValues,
  stored: { readonly email?: string | null; readonly phone?: string | null; readonly isGuest: boolean },
  messageOf: MessageOf,
): Promise<ErrorMap> {
  const email = (values["email"] ?? "").trim();
  const phone = (values["phone"] ?? "").trim();
  const errors: Record<string, string> = {};
  if ((stored.isGuest || wantsOtherEmail(values)) && email !== (stored.email ?? "")) {
    const { currentPassword = "" } = values;
    const { data, error } = await graph.mutate(CheckoutEmailDocument, {
      email,
      ...(!stored.isGuest && { currentPassword }),
    });
    if (data?.updateEmail.successful !== true) {
      const { fields, message } = refusalOf(error, data?.updateEmail);
      for (const [name, text] of Object.entries(fields)) errors[name] = await messageOf(text);
      if (message !== null) errors["email"] = await messageOf(message);
    }
  }
  if (phone !== (stored.phone ?? "")) {
    const { data, error } = await graph.mutate(CheckoutPhoneDocument, { phone });
    if (data?.updatePhone.successful !== true) errors["phone"] = await messageOf(refusalText(error, data?.updatePhone));
  }
  return errors;
}

/** The form's names of the fields that the graph may blame; what it reports about others is for the whole form. */
function stepNames(group: AddressGroup): (fieldName: string) => string {
  const names: Readonly<Record<string, string>> = {
    deliveryAddressId: `${group}.id`,
    phone: "spedition.phone",
    notes: "spedition.notes",
  };
  return (fieldName) => names[fieldName] ?? general;
}

/**
 * Closes the shipping step: contact, addresses, then the choice itself (CHKS-14, CHKS-15). What was stored before a
 * failure is named in the answer's values, so that a second try changes it instead of adding it again. Where the shop
 * cannot be read the form stays with what is typed, and says so.
 * @param messageOf puts message keys into words
 * @returns the path of the next step, or what to show
 */
export async function submitShipping(
  graph: GraphTools,
  values: FormValues,
  { storefront, messageOf }: { readonly storefront: Storefront; readonly messageOf: MessageOf },
): Promise<{ readonly next: string } | { readonly answer: ShippingAnswer }> {
  const { noShipper } = textsFor(shippingCopy, storefront);
  const t: ShippingSubmitTexts = { ...shippingFaults(storefront), noShipper, messageOf };
  const refuse = (errors: ErrorMap, shown: FormValues = values, more: Partial<ShippingAnswer> = {}) => {
    const answer = { ...refuseShipping(shown, errors), ...more };
    // A password that was not refused is not typed again.
    return { answer: "currentPassword" in errors ? answer : withTyped(answer, values) };
  };
  const unread = async (error: CombinedError | undefined, shown?: FormValues) =>
    refuse(await refusedForm(refusalOf(error, null), messageOf), shown);
  const page = await graph.renew(CheckoutPageDocument, { step: "SHIPPING" });
  const session = page.data?.session;
  if (!session && page.error) return unread(page.error);
  if (!session?.cartId || !session.checkout.access.allowed) return { next: session?.checkout.access.redirectTo ?? "/" };
  const { data: details, error: missing } = await graph.renew(ShippingStepDocument, { cartId: session.cartId });
  if (!details || (missing && lacksSubject(details, missing))) return unread(missing);
  const { getCustomerInfo: customer } = details;
  const faults = checkShipping(values, { needsEmail: customer.isGuest, requiredSpeditionFields: [] }, t);
  if (hasErrors(faults)) return refuse(faults);

  const contact = await saveContact(graph, values, customer, t.messageOf);
  const removedId = removedOf(details)?.address.addressId ?? null;
  const billing = await saveAddress(graph, values, "billing", t.messageOf, removedId);
  const group = deliveryGroupOf(values);
  const delivery = group === "billing" ? billing : await saveAddress(graph, values, group, t.messageOf, removedId);
  const known = {
    ...values,
    // Requested once; the mail with its link is under way.
    ...(!hasErrors(contact) && { [otherEmailField]: "" }),
    ...(billing.ok && { "billing.id": billing.addressId }),
    ...(group !== "billing" && delivery.ok && { [`${group}.id`]: delivery.addressId }),
  };
  if (hasErrors(contact) || !billing.ok || !delivery.ok) {
    const doubtful = (["billing", group] as const).filter((each, index) => {
      const saved = index === 0 ? billing : delivery;
      return !saved.ok && saved.needsConfirmation && (index === 0 || each !== "billing");
    });
    const errors = { ...contact, ...(billing.ok ? {} : billing.errors), ...(delivery.ok ? {} : delivery.errors) };
    return refuse(errors, known, { doubtful });
  }

  const { offer, error: unknown } = await currentOffer(graph, session.cartId, values, choosableOf(details));
  if (unknown) return unread(unknown, known);
  if (offer !== values[shownOffer]) {
    // The page shows the cart's own address again, with its shippers and their costs.
    await graph.mutate(SelectShippingAddressDocument, { cartId: session.cartId, addressId: delivery.addressId });
    return refuse({}, known, { shipperChanged: true });
  }

  const spedition = Object.entries(groupOf(values, "spedition")).map(([fieldName, fieldValue]) => ({
    fieldName,
    fieldValue,
  }));
  const shipperCode = shipperOf(values);
  const { data, error } = await graph.mutate(CompleteShippingStepDocument, {
    shipping: {
      deliveryType: deliveryTypeOf(values),
      billingAddressId: billing.addressId,
      ...(group !== "billing" && { deliveryAddressId: delivery.addressId }),
      shipperCode,
      speditionFields: shipperCode === "spedition" ? spedition : [],
    },
  });
  const result = data?.completeShippingStep;
  if (result?.successful === true) {
    const path = result.checkout.steps.find(({ step }) => step === result.checkout.currentStep)?.path;
    return { next: path ?? "/checkout/payment" };
  }
  const errors = await refusedForm(refusalOf(error, result), t.messageOf, stepNames(group));
  return refuseStep(graph, known, errors, shipperCode, t);
}

/** The ways to ship with their costs as the shop sees them now, for where the goods are to go. */
async function currentOffer(
  graph: GraphTools,
  cartId: string,
  values: FormValues,
  book: AddressBook,
): Promise<{ readonly offer?: string; readonly error?: CombinedError }> {
  const preview = destinationOf(values, book);
  if (preview === null) return {};
  const { data, error } = await graph.renew(ShippingPreviewDocument, { cartId, preview });
  const step = data?.getShippingStepDetails;
  if (step) return { offer: offerOf(step.cart.shippers) };
  return error ? { error } : {};
}

/** The step stayed open: an address may have closed the way that was chosen, and opened another (CHKS-10). */
async function refuseStep(
  graph: GraphTools,
  values: FormValues,
  errors: ErrorMap,
  shipperCode: string,
  t: ShippingSubmitTexts,
): Promise<{ readonly answer: ShippingAnswer }> {
  const { data } = await graph.renew(CheckoutPageDocument, { step: "SHIPPING" });
  const answer = refuseShipping(values, errors);
  // The network has gone meanwhile: nothing is known of other ways.
  if (!data?.session?.cart) return { answer };
  const open = data.session.cart.shippers.filter(({ enabled }) => enabled);
  if (open.some(({ code }) => code === shipperCode)) return { answer };
  const [first] = open;
  if (first === undefined) return { answer: { ...answer, errors: { [general]: t.noShipper } } };
  return { answer: { ...answer, values: { ...values, shipperCode: first.code }, errors: {}, shipperChanged: true } };
}
