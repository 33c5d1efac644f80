import { refusalText } from "../graph/failure.ts";
import { CheckoutPhoneDocument } from "../graph/generated/CheckoutPhone.ts";
import type { GraphTools } from "../graph/load.ts";
import { phoneSchema } from "../lib/contact-schema.ts";
import { type ErrorMap, hasErrors, inGroup } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, groupOf, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import * as v from "valibot";
import { type AddressTexts, checkAddress } from "./address-schema.ts";
import { saveAddress } from "./save-address.ts";
import { type AddressGroup, kindOf } from "./shipping-check.ts";

/** What the address book answers when an address could not be stored. */
export interface AddressEditAnswer extends FormAnswer {
  /** Whether postcode and city do not seem to fit, and may be confirmed (ux 15). */
  readonly isDoubtful: boolean;
}

/** What is wrong with the form of one address, on both sides; the shop checks it again. */
export const checkAddressEdit = (values: FormValues, group: AddressGroup, t: AddressTexts): ErrorMap => ({
  ...inGroup(checkAddress(groupOf(values, group), kindOf(group), t), group),
  ...errorsOf(v.object({ phone: phoneSchema(t) }), values),
});

/** The form again, with what is wrong with it. */
export const refuseAddress = (values: FormValues, errors: ErrorMap, isDoubtful = false): AddressEditAnswer => ({
  ...refuseForm(values, errors),
  isDoubtful,
});

/**
 * Stores an address of the address book, and the account's phone number when it is another (CHKS-16).
 * @param addressId the address to change; null adds one
 * @param phone the stored number
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
  t: AddressTexts & { readonly messageOf: MessageOf },
): Promise<AddressEditAnswer | null> {
  const faults = checkAddressEdit(values, group, t);
  if (hasErrors(faults)) return refuseAddress(values, faults);
  const typed = { ...values, [`${group}.mode`]: "edit", [`${group}.id`]: addressId ?? "" };
  const saved = await saveAddress(graph, typed, group, t.messageOf);
  if (!saved.ok) return refuseAddress(values, saved.errors, saved.needsConfirmation);
  const next = values["phone"]?.trim();
  if (next === undefined || next === phone) return null;
  const { data, error } = await graph.mutate(CheckoutPhoneDocument, { phone: next });
  if (data?.updatePhone.successful === true) return null;
  return refuseAddress(values, { phone: await t.messageOf(refusalText(error, data?.updatePhone)) });
}
