import { addressGraph } from "../cart/address/address-graph.ts";
import { countOrders } from "../orders/orders.service.ts";
import { requireCustomer } from "../platform/auth/require.ts";
import { pick } from "../catalogue/language.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { customerTokenRequired } from "../platform/errors.ts";
import { findCustomerAddress } from "./address/address.store.ts";
import { type CustomerRow, findCustomer, setPhone } from "./customer.store.ts";
import { tellOfChange } from "./owner-notice.service.ts";
import { fieldFailed, type MutationResult, succeeded } from "./validation/field-error.ts";
import { normalPhone, phoneFault } from "./validation/phone.ts";

/** The caller's customer or guest data. @throws ShopError without a customer token, or when the account is gone */
export async function requireCustomerData(context: ShopContext): Promise<CustomerRow> {
  const { customerId } = requireCustomer(context);
  const customer = await findCustomer(context.database.write, customerId);
  if (customer === null) throw customerTokenRequired();
  return customer;
}

/** The facts about a customer as `customerInfo` makes them. */
export type CustomerInfoSource = Awaited<ReturnType<typeof customerInfo>>;

/** `CustomerInfo` of the graph (ENT-03); answers for everyone, signed in or not; `primeInfo` is the prime domain's. */
export async function customerInfo({ database, caller }: ShopContext) {
  const customer = caller.customer === null ? null : await findCustomer(database.write, caller.customer.customerId);
  const isRegistered = customer !== null && !customer.isGuest;
  // Gateways request with every page whose token it is, and nothing else.
  const orders = lazily(async () => (isRegistered ? countOrders(database.write, customer.id) : 0));
  const orNull = (text: string | undefined) => (text === undefined || text === "" ? null : text);
  return {
    userId: caller.userId,
    isExistingCustomer: async () => (await orders()) > 0,
    isNewCustomer: async () => isRegistered && (await orders()) === 0,
    isGuest: customer?.isGuest ?? false,
    isInternal: customer?.isInternal ?? false,
    visitorType: async () => {
      if (!isRegistered) return "guest";
      return (await orders()) > 0 ? "existing-customer" : "new-customer";
    },
    visitorLoginState: customer === null ? "logged-out" : customer.isGuest ? "guest" : "logged-in",
    categoryType: customer === null ? null : categoryOf(customer),
    notification: null,
    email: customer?.email ?? null,
    firstName: orNull(customer?.firstName),
    lastName: orNull(customer?.lastName),
    phone: orNull(customer?.phone),
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

function categoryOf({ realm, company }: CustomerRow): "private" | "company" | "school" {
  if (/schul|school|kindergarten|kita|gymnasium|universit/i.test(company)) return "school";
  return realm === "b2b" || company !== "" ? "company" : "private";
}

/** Terms of payment in a language: those that count days are known in both, others stay as operators have written them. */
export function shownTerms(terms: string, language: Language): string {
  const days = /^(\d+) Tage netto$/.exec(terms)?.[1];
  return days === undefined ? terms : pick(language, terms, `${days} days net`);
}

/** `CustomerAddress` of the graph (ADDR-09); null for guests and without a main address. */
export async function customerAddress(context: ShopContext) {
  const customer = await requireCustomerData(context);
  const address = customer.isGuest ? null : await findCustomerAddress(context.database.write, customer.id);
  if (address === null) return null;
  const { customerNumber, paymentMethod } = customer;
  const termsOfPayment = customer.termsOfPayment && shownTerms(customer.termsOfPayment, context.storefront.language);
  return {
    address: addressGraph(address),
    VATRegistrationNo: customer.vatRegistrationNo,
    jobTitleCode: customer.jobTitleCode,
    primaryIndustryGroupCode: customer.primaryIndustryGroupCode,
    numberOfEmployees: customer.numberOfEmployees,
    educationalUserData: customerNumber === null ? null : { customerNumber, paymentMethod, termsOfPayment },
  };
}

/** Changes the caller's phone number; an empty one removes it (OP-M-23). @throws ShopError without a customer token */
export async function updatePhone(context: ShopContext, phone: string): Promise<MutationResult> {
  const { customerId } = requireCustomer(context);
  const normal = normalPhone(phone);
  const fault = phoneFault(normal, context.storefront.language);
  if (fault !== null) return fieldFailed("phone", fault);
  await context.database.transaction(async (tx) => {
    const before = (await findCustomer(tx, customerId))?.phone ?? "";
    await setPhone(tx, customerId, normal);
    if (before !== "" && before !== normal) await tellOfChange(tx, context, customerId, "phone");
  });
  return succeeded;
}

/** The way to pay that was agreed with a business customer; null for everyone else. */
export async function findAgreedPayment({ database, caller }: ShopContext): Promise<string | null> {
  if (caller.customer === null) return null;
  return (await findCustomer(database.write, caller.customer.customerId))?.paymentMethod ?? null;
}
