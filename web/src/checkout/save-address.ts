import type { CombinedError } from "urql";
import { refusalOf, refusalText } from "../graph/failure.ts";
import { CheckoutAddBillingAddressDocument } from "../graph/generated/CheckoutAddBillingAddress.ts";
import { CheckoutAddShippingAddressDocument } from "../graph/generated/CheckoutAddShippingAddress.ts";
import type { CheckoutAddressResultFragment } from "../graph/generated/CheckoutAddressResult.fragment.ts";
import { CheckoutUpdateBillingAddressDocument } from "../graph/generated/CheckoutUpdateBillingAddress.ts";
import { CheckoutUpdateShippingAddressDocument } from "../graph/generated/CheckoutUpdateShippingAddress.ts";
import { RevertAddressDocument } from "../graph/generated/RevertAddress.ts";
import type { AddressInput } from "../graph/generated/schema.ts";
import type { GraphTools } from "../graph/load.ts";
import { addressInputOf } from "./address-schema.ts";
import { type ErrorMap, inGroup, refusedForm } from "../lib/error-map.ts";
import { type FormValues, groupOf } from "../lib/form-values.ts";
import { type AddressGroup, chosenId, isTyped, kindOf } from "./shipping-choice.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** The address to use, or what is wrong with it in the names of the form. */
export type SavedAddress =
  | { readonly ok: true; readonly addressId: string }
  | { readonly ok: false; readonly errors: ErrorMap; readonly needsConfirmation: boolean };

/** Names of the graph's fields in our forms. */
const streetNames: Readonly<Record<string, string>> = {
  streetAndHouseNr: "street",
  additionalAddress: "addition",
  email: "deliveryEmail",
};
const packstationNames: Readonly<Record<string, string>> = {
  streetAndHouseNr: "postNumber",
  additionalAddress: "packstation",
  email: "deliveryEmail",
};

type Stored = CheckoutAddressResultFragment | undefined;

async function store(
  { mutate }: GraphTools,
  group: AddressGroup,
  address: AddressInput,
): Promise<{ readonly result: Stored; readonly error: CombinedError | undefined }> {
  const isNew = address.addressId == null;
  if (group === "billing") {
    if (isNew) {
      const { data, error } = await mutate(CheckoutAddBillingAddressDocument, { address });
      return { result: data?.addBillingAddress, error };
    }
    const { data, error } = await mutate(CheckoutUpdateBillingAddressDocument, { address });
    return { result: data?.updateBillingAddress, error };
  }
  if (isNew) {
    const { data, error } = await mutate(CheckoutAddShippingAddressDocument, { address });
    return { result: data?.addShippingAddress, error };
  }
  const { data, error } = await mutate(CheckoutUpdateShippingAddressDocument, { address });
  return { result: data?.updateShippingAddress, error };
}

/**
 * The id of a group's address: the chosen one as it is, or what was typed after it was stored (CHKS-13, CHKS-14).
 * @param messageOf puts message keys into words
 * @param removedId the address that was removed last: chosen, it is put back
 */
export async function saveAddress(
  graph: GraphTools,
  values: FormValues,
  group: AddressGroup,
  messageOf: MessageOf,
  removedId: string | null = null,
): Promise<SavedAddress> {
  const id = chosenId(values, group);
  if (!isTyped(values, group)) {
    if (id === null) {
      return { ok: false, errors: await refusedForm(refusalOf(undefined, null), messageOf), needsConfirmation: false };
    }
    return id === removedId ? putBack(graph, id, group, messageOf) : { ok: true, addressId: id };
  }
  const kind = kindOf(group);
  const { result, error } = await store(graph, group, addressInputOf(groupOf(values, group), kind, id));
  if (result?.successful === true && result.address) return { ok: true, addressId: result.address.addressId };
  const names = kind === "packstation" ? packstationNames : streetNames;
  const errors = await refusedForm(refusalOf(error, result), messageOf, (name) => names[name] ?? name);
  return { ok: false, errors: inGroup(errors, group), needsConfirmation: result?.needsPostCodeConfirmation ?? false };
}

/** Puts a removed address back, which was chosen (CHKS-14). */
async function putBack(
  { mutate }: GraphTools,
  addressId: string,
  group: AddressGroup,
  messageOf: MessageOf,
): Promise<SavedAddress> {
  const { data, error } = await mutate(RevertAddressDocument, { addressId });
  if (data?.revertAddress.successful === true) return { ok: true, addressId };
  const id = await messageOf(refusalText(error, data?.revertAddress));
  return { ok: false, errors: inGroup({ id }, group), needsConfirmation: false };
}
