import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import type { ShippingStepQuery } from "../graph/generated/ShippingStep.ts";
import { defaultBillingId } from "./default-address.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { AddressGroup, DeliveryType } from "./shipping-choice.ts";

/** The stored addresses by the group of fields that they belong to. */
export type AddressBook = Readonly<Record<AddressGroup, readonly CheckoutAddressFragment[]>>;

/** Sorts the stored addresses into the groups of the form. */
export function addressBookOf({
  getBillingAddresses,
  getShippingAddresses,
}: Pick<ShippingStepQuery, "getBillingAddresses" | "getShippingAddresses">): AddressBook {
  return {
    billing: getBillingAddresses,
    shipping: getShippingAddresses.filter(({ packstationAddress }) => !packstationAddress),
    packstation: getShippingAddresses.filter(({ packstationAddress }) => packstationAddress),
  };
}

/** An address that was removed and may be put back, with the group that it belongs to (ADDR-02). */
export interface Removed {
  readonly group: AddressGroup;
  readonly address: CheckoutAddressFragment;
}

/** What was removed last; null for nothing. */
export function removedOf({ getRemovedAddress }: Pick<ShippingStepQuery, "getRemovedAddress">): Removed | null {
  if (!getRemovedAddress) return null;
  const { kind, address } = getRemovedAddress;
  return { group: kind === "billing" ? "billing" : address.packstationAddress ? "packstation" : "shipping", address };
}

/** All that can be chosen: the stored addresses, and the one that a choice puts back. */
export function choosableOf(details: ShippingStepQuery): AddressBook {
  const book = addressBookOf(details);
  const removed = removedOf(details);
  return removed === null ? book : { ...book, [removed.group]: [...book[removed.group], removed.address] };
}

/** A stored address as the fields of a group. */
export function fieldsOf(group: AddressGroup, address: CheckoutAddressFragment): FormValues {
  const email = address.email ?? "";
  const fields = {
    formType: address.schoolOrCompany === "" ? "private" : "companyOrSchool",
    company: address.schoolOrCompany,
    salutation: address.salutation,
    firstName: address.firstName,
    lastName: address.lastName,
    ...(group === "packstation"
      ? { postNumber: address.street, packstation: address.addressAddition }
      : { street: address.street, addition: address.addressAddition, country: address.country }),
    postCode: address.postCode,
    city: address.city,
    ...(email !== "" && { hasDeliveryEmail: "on", deliveryEmail: email }),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${group}.${name}`, value]));
}

interface Facts {
  readonly session: NonNullable<CheckoutPageQuery["session"]>;
  readonly details: ShippingStepQuery;
  readonly isB2b: boolean;
  /** Id of the stored address that is being edited; null for none. */
  readonly editId: string | null;
}

/** What a group begins with: guests edit their one address, customers choose among theirs. */
function groupValues(group: AddressGroup, { session, details, isB2b, editId }: Facts): FormValues {
  const addresses = addressBookOf(details)[group];
  const country = details.getShippingStepDetails?.deliveryCountries[0]?.code ?? "DE";
  const inCart =
    group === "billing" ? session.cart?.billingAddress?.addressId : session.cart?.shippingAddress?.addressId;
  const last = session.checkout.deliveryAddresses[group === "packstation" ? "packstation" : "shippingAddress"];
  const known = (id: string | null | undefined) => addresses.find(({ addressId }) => addressId === id);
  const chosen =
    group === "billing"
      ? defaultBillingId(addresses, inCart, isB2b)
      : (known(inCart) ?? known(last) ?? addresses[0])?.addressId;
  const edited = addresses.find(({ addressId }) => addressId === (details.getCustomerInfo.isGuest ? chosen : editId));
  const base = { [`${group}.country`]: country, [`${group}.id`]: chosen ?? "" };
  if (edited)
    return { ...base, ...fieldsOf(group, edited), [`${group}.id`]: edited.addressId, [`${group}.mode`]: "edit" };
  const isFirst = choosableOf(details)[group].length === 0;
  const formType = isB2b ? "companyOrSchool" : "private";
  return { ...base, [`${group}.formType`]: formType, [`${group}.mode`]: isFirst ? "edit" : "choose" };
}

/** The delivery type to begin with: that of the address being edited, else what was chosen before, else the billing address (ux 11). */
function deliveryTypeFor({ session, details, editId }: Facts): DeliveryType {
  const book = addressBookOf(details);
  const isIn = (group: AddressGroup) => editId !== null && book[group].some(({ addressId }) => addressId === editId);
  if (isIn("shipping")) return "shippingAddress";
  if (isIn("packstation")) return "packstation";
  return session.checkout.shipping?.deliveryType ?? "sameAsBilling";
}

/** What the shipping form begins with. */
export function shippingValues(facts: Facts): FormValues {
  const { email, phone } = facts.details.getCustomerInfo;
  return {
    email: email ?? "",
    phone: phone ?? "",
    ...groupValues("billing", facts),
    ...groupValues("shipping", facts),
    ...groupValues("packstation", facts),
    deliveryType: deliveryTypeFor(facts),
  };
}
