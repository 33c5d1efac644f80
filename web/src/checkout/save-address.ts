import { CheckoutAddBillingAddressDocument } from "../graph/generated/CheckoutAddBillingAddress.ts";
import { CheckoutAddShippingAddressDocument } from "../graph/generated/CheckoutAddShippingAddress.ts";
import type { CheckoutAddressResultFragment } from "../graph/generated/CheckoutAddressResult.fragment.ts";
import { CheckoutUpdateBillingAddressDocument } from "../graph/generated/CheckoutUpdateBillingAddress.ts";
import { CheckoutUpdateShippingAddressDocument } from "../graph/generated/CheckoutUpdateShippingAddress.ts";
import type { AddressInput } from "../graph/generated/schema.ts";
import type { GraphTools } from "../graph/load.ts";
import { addressInputOf } from "./address-schema.ts";
import { type FormErrors, type FormValues, groupOf, inGroup, wholeForm } from "./form-values.ts";
import { type AddressGroup, chosenId, isTyped, kindOf } from "./shipping-check.ts";

/** The address to use, or what is wrong with it in the names of the form. */
export type SavedAddress =
  | { readonly ok: true; readonly addressId: string }
  | { readonly ok: false; readonly errors: FormErrors; readonly needsConfirmation: boolean };

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

async function store(
  graph: GraphTools,
  group: AddressGroup,
  address: AddressInput,
): Promise<CheckoutAddressResultFragment | undefined> {
  const isNew = address.addressId == null;
  if (group === "billing") {
    if (isNew) return (await graph.mutate(CheckoutAddBillingAddressDocument, { address })).data?.addBillingAddress;
    return (await graph.mutate(CheckoutUpdateBillingAddressDocument, { address })).data?.updateBillingAddress;
  }
  if (isNew) return (await graph.mutate(CheckoutAddShippingAddressDocument, { address })).data?.addShippingAddress;
  return (await graph.mutate(CheckoutUpdateShippingAddressDocument, { address })).data?.updateShippingAddress;
}

/**
 * The id of a group's address: the chosen one as it is, or what was typed after it was stored (CHKS-13, CHKS-14).
 * @param failed stands in when the shop gives no reason
 */
export async function saveAddress(
  graph: GraphTools,
  values: FormValues,
  group: AddressGroup,
  failed: string,
): Promise<SavedAddress> {
  const id = chosenId(values, group);
  if (!isTyped(values, group)) {
    return id === null
      ? { ok: false, errors: { [wholeForm]: failed }, needsConfirmation: false }
      : { ok: true, addressId: id };
  }
  const kind = kindOf(group);
  const result = await store(graph, group, addressInputOf(groupOf(values, group), kind, id));
  if (result?.successful === true && result.address) return { ok: true, addressId: result.address.addressId };
  const names = kind === "packstation" ? packstationNames : streetNames;
  const errors = Object.fromEntries(
    (result?.fieldErrors ?? []).map(({ fieldName, errorMessage }) => [names[fieldName] ?? fieldName, errorMessage]),
  );
  if (Object.keys(errors).length === 0) errors[wholeForm] = result?.generalErrorMessage ?? failed;
  return { ok: false, errors: inGroup(errors, group), needsConfirmation: result?.needsPostCodeConfirmation ?? false };
}
