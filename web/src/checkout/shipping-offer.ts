import type { CheckoutShipperFragment } from "../graph/generated/CheckoutShipper.fragment.ts";
import type { ShippingPreviewInput } from "../graph/generated/schema.ts";
import type { FormValues } from "../lib/form-values.ts";
import { chosenId, deliveryGroupOf, isTyped } from "./shipping-choice.ts";
import type { AddressBook } from "./shipping-values.ts";

/** Name of the hidden field that states which offer the page has shown. */
export const shownOffer = "shownOffer";

/** Ways to ship with their costs, as far as they are open: two of these are equal when the shopper sees the same. */
export const offerOf = (shippers: readonly CheckoutShipperFragment[]): string =>
  shippers
    .filter(({ enabled }) => enabled)
    .map(({ code, costs }) => `${code} ${costs.amount}`)
    .join();

/** The way to ship that the shopper has chosen themselves; null where there was no choice. */
export const chosenShipper = (values: FormValues): string | null => values["shipperCode"] || null;

/**
 * A way to ship that the shopper took although the form preselects another one; null for the preselected one.
 * Only such a choice is worth a warning when the address rules it out.
 */
export function ownChoice(code: string | null, shippers: readonly CheckoutShipperFragment[]): string | null {
  const preselected = shippers.find(({ enabled }) => enabled);
  return code === preselected?.code ? null : code;
}

/**
 * Where the goods would go by what is filled in, stored or not (CHKS-05).
 * @returns null while that is not known
 */
export function destinationOf(values: FormValues, book: AddressBook): ShippingPreviewInput | null {
  const group = deliveryGroupOf(values);
  const shipperCode = chosenShipper(values);
  if (group === "packstation") return { country: "DE", isPackstation: true, shipperCode };
  const stored = book[group].find(({ addressId }) => addressId === chosenId(values, group));
  const country = isTyped(values, group) ? values[`${group}.country`] : stored?.country;
  return country === undefined ? null : { country, isPackstation: false, shipperCode };
}
