import { refusalText } from "../graph/failure.ts";
import { CheckoutPhoneDocument } from "../graph/generated/CheckoutPhone.ts";
import type { GraphTools } from "../graph/load.ts";
import { contactFaults } from "../lib/contact-faults.ts";
import { phoneSchema } from "../lib/contact-schema.ts";
import { textsFor } from "../lib/copy.ts";
import { type ErrorMap, hasErrors, inGroup } from "../lib/error-map.ts";
import { type FormValues, groupOf } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import * as v from "valibot";
import { type AddressEditAnswer, refuseAddress } from "./address-answer.ts";
import { addressFaults } from "./address-faults.ts";
import { checkAddress } from "./address-schema.ts";
import { saveAddress } from "./save-address.ts";
import { type AddressGroup, kindOf } from "./shipping-choice.ts";

/** What is wrong with the form of one address, on both sides; the shop checks it again. */
export function checkAddressEdit(values: FormValues, group: AddressGroup, storefront: Storefront): ErrorMap {
  const t = { ...textsFor(addressFaults, storefront), ...textsFor(contactFaults, storefront) };
  return {
    ...inGroup(checkAddress(groupOf(values, group), kindOf(group), t), group),
    ...errorsOf(v.object({ phone: phoneSchema(t) }), values),
  };
}

/**
 * Stores an address of the address book, and the account's phone number when it is another (CHKS-16).
 * @param addressId the address to change; null adds one
 * @param phone the stored number
 * @param messageOf puts message keys into words
 * @returns null when it worked; else what to show
 */
export async function submitAddress(
  graph: GraphTools,
  values: FormValues,
  {
    group,
    addressId,
    phone,
  }: { readonly group: AddressGroup; readonly addressId: string | null; readonly phone: string },
  { storefront, messageOf }: { readonly storefront: Storefront; readonly messageOf: MessageOf },
): Promise<AddressEditAnswer | null> {
  const faults = checkAddressEdit(values, group, storefront);
  if (hasErrors(faults)) return refuseAddress(values, faults);
  const typed = { ...values, [`${group}.mode`]: "edit", [`${group}.id`]: addressId ?? "" };
  const saved = await saveAddress(graph, typed, group, messageOf);
  if (!saved.ok) return refuseAddress(values, saved.errors, saved.needsConfirmation);
  const next = values["phone"]?.trim();
  if (next === undefined || next === phone) return null;
  const { data, error } = await graph.mutate(CheckoutPhoneDocument, { phone: next });
  if (data?.updatePhone.successful === true) return null;
  return refuseAddress(values, { phone: await messageOf(refusalText(error, data?.updatePhone)) });
}
