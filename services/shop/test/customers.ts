import type { NewCustomer } from "../src/account/customer.store.ts";

/** A consumer who has just registered. */
export const aCustomer = (changes: Partial<NewCustomer> = {}): NewCustomer => ({
  id: "k1",
  realm: "consumer",
  email: "anna@example.org",
  passwordHash: "x",
  customerNumber: null,
  salutation: "MS",
  firstName: "Anna",
  lastName: "Beispiel",
  company: "",
  phone: "",
  paymentMethod: null,
  termsOfPayment: null,
  vatRegistrationNo: null,
  jobTitleCode: null,
  primaryIndustryGroupCode: null,
  numberOfEmployees: null,
  ...changes,
});
