import * as v from "valibot";
import { type AddressKind, type AddressTexts, checkAddress } from "./address-schema.ts";
import { emailSchema, phoneSchema } from "../lib/contact-schema.ts";
import { type ErrorMap, errorMapOf, inGroup } from "../lib/error-map.ts";
import { type FormValues, groupOf } from "../lib/form-values.ts";
import { errorsOf, text } from "../lib/schema-errors.ts";

/** Groups of fields that hold an address. */
export type AddressGroup = "billing" | "shipping" | "packstation";

/** Where the goods go (CHKS-01). */
export type DeliveryType = "sameAsBilling" | "shippingAddress" | "packstation";

/** The id that represents an address which is not stored yet. */
export const newAddress = "new";

/** Sentences of the check. */
export interface ShippingCheckTexts extends AddressTexts {
  readonly addressMissing: string;
  readonly shipperMissing: string;
  readonly speditionMissing: string;
  readonly passwordMissing: string;
}

/** Name of the box by which customers request another email. */
export const otherEmailField = "otherEmail";

/** Whether a customer wants another email than their account has (CHKS-17). */
export const wantsOtherEmail = (values: FormValues): boolean => values[otherEmailField] === "on";

/** What the check needs beside the values. */
export interface ShippingFacts {
  /** Guests give their email; customers have one (CHKS-17). */
  readonly needsEmail: boolean;
  /** Names of the forwarding agent's required fields. */
  readonly requiredSpeditionFields: readonly string[];
}

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

function checkGroup(values: FormValues, group: AddressGroup, t: ShippingCheckTexts): ErrorMap {
  if (isTyped(values, group)) return inGroup(checkAddress(groupOf(values, group), kindOf(group), t), group);
  return chosenId(values, group) === null ? inGroup({ id: t.addressMissing }, group) : {};
}

/** The way to ship: the chosen one, or the only one there is; empty for none. */
export const shipperOf = (values: FormValues): string => values["shipperCode"] || (values["onlyShipper"] ?? "");

function checkSpedition(values: FormValues, fields: readonly string[], missing: string): ErrorMap {
  if (shipperOf(values) !== "spedition") return {};
  const empty = fields.filter((field) => (values[`spedition.${field}`] ?? "").trim() === "");
  return errorMapOf(empty.map((field) => [`spedition.${field}`, missing]));
}

/**
 * What is wrong with the shipping step as filled in: all checks run, and all must pass (CHKS-18). Only what is in use
 * is looked at: the address of another delivery type may stay half filled in.
 */
export function checkShipping(values: FormValues, facts: ShippingFacts, t: ShippingCheckTexts): ErrorMap {
  const contact = v.object({
    email: facts.needsEmail || wantsOtherEmail(values) ? emailSchema(t) : text,
    phone: phoneSchema(t),
    currentPassword:
      !facts.needsEmail && wantsOtherEmail(values)
        ? v.optional(v.pipe(v.string(), v.nonEmpty(t.passwordMissing)), "")
        : v.optional(v.string(), ""),
  });
  const group = deliveryGroupOf(values);
  return {
    ...errorsOf(contact, values),
    ...checkGroup(values, "billing", t),
    ...(group !== "billing" && checkGroup(values, group, t)),
    ...(shipperOf(values) === "" && { shipperCode: t.shipperMissing }),
    ...checkSpedition(values, facts.requiredSpeditionFields, t.speditionMissing),
  };
}
