import * as v from "valibot";
import { type AddressTexts, checkAddress } from "./address-schema.ts";
import { contactFaults } from "../lib/contact-faults.ts";
import { emailSchema, phoneSchema } from "../lib/contact-schema.ts";
import { textsFor } from "../lib/copy.ts";
import { type ErrorMap, errorMapOf, inGroup } from "../lib/error-map.ts";
import { type FormValues, groupOf } from "../lib/form-values.ts";
import { errorsOf, text } from "../lib/schema-errors.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { addressFaults } from "./address-faults.ts";
import {
  type AddressGroup,
  chosenId,
  deliveryGroupOf,
  isTyped,
  kindOf,
  shipperOf,
  wantsOtherEmail,
} from "./shipping-choice.ts";
import { stepFaults } from "./shipping-faults.ts";

/** Sentences of the check. */
export interface ShippingCheckTexts extends AddressTexts {
  readonly addressMissing: string;
  readonly shipperMissing: string;
  readonly speditionMissing: string;
  readonly passwordMissing: string;
}

/** The sentences in the words of a storefront. */
export const shippingFaults = (storefront: Storefront): ShippingCheckTexts => ({
  ...textsFor(addressFaults, storefront),
  ...textsFor(contactFaults, storefront),
  ...textsFor(stepFaults, storefront),
});

/** What the check needs beside the values. */
export interface ShippingFacts {
  /** Guests give their email; customers have one (CHKS-17). */
  readonly needsEmail: boolean;
  /** Names of the forwarding agent's required fields. */
  readonly requiredSpeditionFields: readonly string[];
}

function checkGroup(values: FormValues, group: AddressGroup, t: ShippingCheckTexts): ErrorMap {
  if (isTyped(values, group)) return inGroup(checkAddress(groupOf(values, group), kindOf(group), t), group);
  return chosenId(values, group) === null ? inGroup({ id: t.addressMissing }, group) : {};
}

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
