import type { Address } from "../../platform/address.ts";
import { randomUUID } from "node:crypto";
import { addressGraph } from "../../cart/address/address-graph.ts";
import { isId } from "../../cart/ids.ts";
import { pick } from "../../catalogue/language.ts";
import { requireCustomer } from "../../platform/auth/require.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import { failed, type FieldError, type MutationResult, succeeded } from "../validation/field-error.ts";
import {
  type AddressKind,
  deleteAddress,
  findAddress,
  findCustomerAddress,
  insertAddress,
  readAddresses,
  updateAddress,
} from "./address.store.ts";
import type { AddressInput } from "./address-input.ts";
import { checkAddress } from "./address-validation.ts";

/** `AddressResult` of the graph. */
export interface AddressResult {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
  readonly needsPostCodeConfirmation: boolean;
  readonly address: ReturnType<typeof addressGraph> | null;
}

/**
 * The caller's addresses of a kind (OP-Q-10, OP-Q-11), guests included.
 * @throws ShopError without a customer token
 */
export async function listAddresses(context: ShopContext, kind: AddressKind) {
  const { customerId } = requireCustomer(context);
  return (await readAddresses(context.database.write, customerId, kind)).map(addressGraph);
}

/** One of the caller's addresses; null for unknown and foreign ids alike. @throws ShopError without a customer token */
export async function findOwnAddress(context: ShopContext, addressId: string): Promise<Address | null> {
  const { customerId } = requireCustomer(context);
  return isId(addressId) ? findAddress(context.database.write, customerId, addressId) : null;
}

/**
 * Adds an address (OP-M-24, OP-M-26). A customer's first billing address becomes the main address too.
 * @throws ShopError without a customer token
 */
export async function addAddress(context: ShopContext, kind: AddressKind, input: AddressInput): Promise<AddressResult> {
  const { customerId, isGuest } = requireCustomer(context);
  const checked = checkKind(context, kind, input);
  if (!checked.ok) return refused(checked);
  const addressId = randomUUID();
  return context.database.transaction(async (tx) => {
    const isMain = kind === "billing" && !isGuest && (await findCustomerAddress(tx, customerId)) === null;
    await insertAddress(tx, addressId, customerId, kind, isMain, checked.address);
    return stored(await findAddress(tx, customerId, addressId));
  });
}

/**
 * Changes one of the caller's addresses (OP-M-25, OP-M-27).
 * @throws ShopError without a customer token
 */
export async function changeAddress(
  context: ShopContext,
  kind: AddressKind,
  input: AddressInput,
): Promise<AddressResult> {
  const { customerId } = requireCustomer(context);
  const checked = checkKind(context, kind, input);
  if (!checked.ok) return refused(checked);
  const addressId = input.addressId ?? "";
  const { write } = context.database;
  const isFound = isId(addressId) && (await updateAddress(write, addressId, customerId, kind, checked.address));
  if (!isFound)
    return { ...refused({ fieldErrors: [] }), generalErrorMessage: unknownAddressText(context.storefront.language) };
  return stored(await findAddress(write, customerId, addressId));
}

/** Deletes one of the caller's addresses (OP-M-28). @throws ShopError without a customer token */
export async function removeAddress(context: ShopContext, addressId: string): Promise<MutationResult> {
  const { customerId } = requireCustomer(context);
  const isGone = isId(addressId) && (await deleteAddress(context.database.write, addressId, customerId));
  return isGone ? succeeded : failed(unknownAddressText(context.storefront.language));
}

/** What a shopper reads of an address that is not there, or not theirs. */
export function unknownAddressText(language: Language): string {
  return pick(
    language,
    "Diese Adresse gibt es nicht mehr. Bitte wählen Sie eine andere.",
    "This address no longer exists. Please choose another one.",
  );
}

/** Invoices do not go to packstations. */
function checkKind({ storefront: { language } }: ShopContext, kind: AddressKind, input: AddressInput) {
  return checkAddress(kind === "billing" ? { ...input, packstationAddress: false } : input, language);
}

function refused(checked: { fieldErrors: readonly FieldError[]; needsPostCodeConfirmation?: boolean }): AddressResult {
  return {
    successful: false,
    generalErrorMessage: null,
    fieldErrors: checked.fieldErrors,
    needsPostCodeConfirmation: checked.needsPostCodeConfirmation ?? false,
    address: null,
  };
}

function stored(address: Address | null): AddressResult {
  const shown = address === null ? null : addressGraph(address);
  return {
    successful: true,
    generalErrorMessage: null,
    fieldErrors: [],
    needsPostCodeConfirmation: false,
    address: shown,
  };
}
