import type { AddressInput, FieldError } from "../../generated/graph.ts";
import type { Address } from "../../cart/address/address.types.ts";
import { randomUUID } from "node:crypto";
import { addressGraph } from "../../cart/address/address-graph.ts";
import { isId } from "../../cart/ids.ts";
import { pick } from "../../catalogue/language.ts";
import { requireCustomer } from "../../platform/auth/require.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";
import { tellOfChange } from "../owner-notice.service.ts";
import {
  type AddressKind,
  findAddress,
  findCustomerAddress,
  hasAddress,
  insertAddress,
  readAddresses,
  updateAddress,
} from "./address.store.ts";
import { checkAddress } from "./address-validation.ts";
import { ensureMain, lockAddresses, makeMain } from "./main-address.store.ts";

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
 * The address that the caller's invoice goes to: the given one, else the main one, else the first for invoices.
 * @returns null for unknown and foreign ids, packstations, and without any
 * @throws ShopError without a customer token
 */
export async function findBillingAddress(context: ShopContext, addressId: string | null): Promise<Address | null> {
  const { customerId } = requireCustomer(context);
  const { write } = context.database;
  if (addressId !== null) {
    const address = await findOwnAddress(context, addressId);
    return address?.isPackstation === true ? null : address;
  }
  const main = await findCustomerAddress(write, customerId);
  return main ?? (await readAddresses(write, customerId, "billing"))[0] ?? null;
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
    await lockAddresses(tx, customerId);
    const isFirst = !(await hasAddress(tx, customerId));
    await insertAddress(tx, addressId, customerId, kind, checked.address);
    if (!isGuest) await settleMain(tx, addressId, customerId, kind, input);
    if (kind === "shipping" && !isFirst) await tellOfChange(tx, context, customerId, "deliveryAddress");
    return stored(await findAddress(tx, customerId, addressId));
  });
}

async function settleMain(
  tx: TransactionSql,
  addressId: string,
  customerId: string,
  kind: AddressKind,
  { isAlsoCustomerAddress }: AddressInput,
): Promise<void> {
  if (kind !== "billing") return;
  await (isAlsoCustomerAddress === true ? makeMain(tx, addressId, customerId) : ensureMain(tx, customerId));
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
  const { customerId, isGuest } = requireCustomer(context);
  const checked = checkKind(context, kind, input);
  if (!checked.ok) return refused(checked);
  const addressId = input.addressId ?? "";
  if (!isId(addressId)) return unknownAddress(context);
  return context.database.transaction(async (tx) => {
    await lockAddresses(tx, customerId);
    if (!(await updateAddress(tx, addressId, customerId, kind, checked.address))) return unknownAddress(context);
    if (!isGuest) await settleMain(tx, addressId, customerId, kind, input);
    if (kind === "shipping") await tellOfChange(tx, context, customerId, "deliveryAddress");
    return stored(await findAddress(tx, customerId, addressId));
  });
}

/** The refusal of an address that is not there, or not the caller's. */
export function unknownAddress({ storefront: { language } }: ShopContext): AddressResult {
  return { ...refused({ fieldErrors: [] }), generalErrorMessage: unknownAddressText(language) };
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

/** The result of an address that was stored. */
export function stored(address: Address | null): AddressResult {
  const shown = address === null ? null : addressGraph(address);
  return {
    successful: true,
    generalErrorMessage: null,
    fieldErrors: [],
    needsPostCodeConfirmation: false,
    address: shown,
  };
}
