import type { FormValues } from "../lib/form-values.ts";
import type { AddressKind } from "./address-schema.ts";

/** Groups of fields that hold an address. */
export type AddressGroup = "billing" | "shipping" | "packstation";

/** Where the goods go (CHKS-01). */
export type DeliveryType = "sameAsBilling" | "shippingAddress" | "packstation";

/** The id that represents an address which is not stored yet. */
export const newAddress = "new";

/** Name of the box by which customers request another email. */
export const otherEmailField = "otherEmail";

/** Whether a customer wants another email than their account has (CHKS-17). */
export const wantsOtherEmail = (values: FormValues): boolean => values[otherEmailField] === "on";

/** The delivery type that was chosen; the billing address unless chosen otherwise (ux 11). */
export function deliveryTypeOf(values: FormValues): DeliveryType {
  const type = values["deliveryType"];
  return type === "shippingAddress" || type === "packstation" ? type : "sameAsBilling";
}

/** The group of the address that the goods go to. */
export function deliveryGroupOf(values: FormValues): AddressGroup {
  const type = deliveryTypeOf(values);
  return type === "sameAsBilling" ? "billing" : type === "shippingAddress" ? "shipping" : "packstation";
}

/** The kind of address of a group. */
export const kindOf = (group: AddressGroup): AddressKind => (group === "packstation" ? "packstation" : "street");

/** The stored address of a group that was chosen; null for a new one and for none. */
export function chosenId(values: FormValues, group: AddressGroup): string | null {
  const id = values[`${group}.id`] ?? "";
  return id === "" || id === newAddress ? null : id;
}

/** Whether the fields of a group count: a new address, or a stored one that is being edited. */
export const isTyped = (values: FormValues, group: AddressGroup): boolean =>
  values[`${group}.mode`] === "edit" || values[`${group}.id`] === newAddress;

/** The way to ship: the chosen one, or the only one there is; empty for none. */
export const shipperOf = (values: FormValues): string => values["shipperCode"] || (values["onlyShipper"] ?? "");
