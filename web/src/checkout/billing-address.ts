import type { AddressBookQuery } from "../graph/generated/AddressBook.ts";
import type { GraphTools } from "../graph/load.ts";
import { hasErrors } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { type AddressEditAnswer, refuseAddress } from "./address-answer.ts";
import { checkAddressEdit } from "./address-edit.ts";
import { saveAddress } from "./save-address.ts";

/** The address that an invoice goes to; an id of null leaves the choice to the shop. */
export type BillingAddress =
  | { readonly ok: true; readonly addressId: string | null }
  | { readonly ok: false; readonly answer: AddressEditAnswer };

/**
 * The chosen billing address, or what was typed after it was stored.
 * @param messageOf puts message keys into words
 */
export async function billingAddressOf(
  graph: GraphTools,
  values: FormValues,
  { getBillingAddresses: addresses }: Pick<AddressBookQuery, "getBillingAddresses">,
  { storefront, messageOf }: { readonly storefront: Storefront; readonly messageOf: MessageOf },
): Promise<BillingAddress> {
  if (addresses.length > 0) {
    const chosen = values["billing.id"];
    return { ok: true, addressId: chosen === undefined || chosen === "" ? null : chosen };
  }
  const faults = checkAddressEdit(values, "billing", storefront);
  if (hasErrors(faults)) return { ok: false, answer: refuseAddress(values, faults) };
  const saved = await saveAddress(graph, { ...values, "billing.mode": "edit", "billing.id": "" }, "billing", messageOf);
  return saved.ok
    ? { ok: true, addressId: saved.addressId }
    : { ok: false, answer: refuseAddress(values, saved.errors, saved.needsConfirmation) };
}
