import { randomUUID } from "node:crypto";
import { hashPassword } from "../platform/auth/password.ts";
import type { TransactionSql } from "../platform/database.ts";
import { insertAddress } from "./address/address.store.ts";
import { ensureMain } from "./address/main-address.store.ts";
import type { CheckedAddress } from "./address/address-input.ts";
import { insertCustomer, type NewCustomer } from "./customer.store.ts";

/** Password of all demo accounts. */
export const demoPassword = "kreide-2026";
/** Email of the consumer demo account, good in the stores de, at and ch. */
export const demoEmail = "demo@chalkbox.example";
/** Number that the business demo account signs in with. */
export const demoCustomerNumber = "100200";

const home: CheckedAddress = {
  salutation: "MS",
  firstName: "Johanna",
  lastName: "Beispiel",
  company: "",
  street: "Lindenallee 12",
  addition: "",
  postCode: "50668",
  city: "Köln",
  country: "DE",
  isPackstation: false,
  email: null,
};

const school: CheckedAddress = {
  ...home,
  salutation: "MR",
  firstName: "Peter",
  lastName: "Muster",
  company: "Grundschule am Kastanienhof",
  street: "Kastanienhof 3",
  postCode: "04109",
  city: "Leipzig",
};

/** Number that the authority's demo account signs in with, which pays by electronic invoice with a Leitweg-ID. */
const demoAuthorityNumber = "100300";

const authority: CheckedAddress = {
  ...school,
  salutation: "MS",
  firstName: "Petra",
  lastName: "Amt",
  company: "Schulamt der Stadt Musterhausen",
  street: "Rathausplatz 1",
  postCode: "50667",
  city: "Köln",
};

/**
 * Demo data: a consumer account, a business account that pays by invoice, and an authority's that pays by electronic
 * invoice, each with an address.
 */
export async function seedAccounts(tx: TransactionSql): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const none = { customerNumber: null, paymentMethod: null, termsOfPayment: null };
  await seedAccount(
    tx,
    { ...none, ...person(home), id: randomUUID(), realm: "consumer", email: demoEmail, passwordHash },
    home,
  );
  const business = { customerNumber: demoCustomerNumber, paymentMethod: "RECHNUNG", termsOfPayment: "30 Tage netto" };
  await seedAccount(
    tx,
    { ...business, ...person(school), id: randomUUID(), realm: "b2b", email: "demo@schule.example", passwordHash },
    school,
  );
  const electronic = { ...business, customerNumber: demoAuthorityNumber, paymentMethod: "X_RECHNUNG" };
  await seedAccount(
    tx,
    {
      ...electronic,
      ...person(authority),
      id: randomUUID(),
      realm: "b2b",
      email: "demo@schulamt.example",
      passwordHash,
    },
    authority,
  );
}

function person({ salutation, firstName, lastName, company }: CheckedAddress) {
  const noBusiness = { vatRegistrationNo: null, jobTitleCode: null, primaryIndustryGroupCode: null };
  return { salutation, firstName, lastName, company, phone: "", ...noBusiness, numberOfEmployees: null };
}

async function seedAccount(tx: TransactionSql, customer: NewCustomer, address: CheckedAddress): Promise<void> {
  // An account that is there already keeps its password and addresses.
  if (!(await insertCustomer(tx, customer))) return;
  await insertAddress(tx, randomUUID(), customer.id, "billing", address);
  await ensureMain(tx, customer.id);
}
