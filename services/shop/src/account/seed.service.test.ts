import { expect, it } from "vitest";
import { startTestDatabase } from "../../test/shop-test.ts";
import { seedAccounts } from "./seed.service.ts";

const database = await startTestDatabase();

it("adds a consumer and a business with their addresses, once (demo data)", async () => {
  await database.transaction((tx) => seedAccounts(tx));
  await database.transaction((tx) => seedAccounts(tx));
  const rows = await database.write`
    select customer.email, realm, customer_number, customer.salutation, customer.first_name, customer.last_name,
      customer.company, customer.phone, payment_method, terms_of_payment, kind, is_customer_address, is_packstation, street,
      post_code, city, country, address.last_name as addressee, address.company as addressed_company
    from customer join address on address.customer_id = customer.id order by realm desc, customer_number`;
  const common = { phone: "", kind: "billing", isCustomerAddress: true, isPackstation: false, country: "DE" };
  expect([...rows]).toEqual([
    {
      ...common,
      email: "demo@chalkbox.example",
      realm: "consumer",
      customerNumber: null,
      salutation: "MS",
      firstName: "Johanna",
      lastName: "Beispiel",
      company: "",
      paymentMethod: null,
      termsOfPayment: null,
      street: "Lindenallee 12",
      postCode: "50668",
      city: "Köln",
      addressee: "Beispiel",
      addressedCompany: "",
    },
    {
      ...common,
      email: "demo@schule.example",
      realm: "b2b",
      customerNumber: "100200",
      salutation: "MR",
      firstName: "Peter",
      lastName: "Muster",
      company: "Grundschule am Kastanienhof",
      paymentMethod: "RECHNUNG",
      termsOfPayment: "30 Tage netto",
      street: "Kastanienhof 3",
      postCode: "04109",
      city: "Leipzig",
      addressee: "Muster",
      addressedCompany: "Grundschule am Kastanienhof",
    },
    {
      ...common,
      email: "demo@schulamt.example",
      realm: "b2b",
      customerNumber: "100300",
      salutation: "MS",
      firstName: "Petra",
      lastName: "Amt",
      company: "Schulamt der Stadt Musterhausen",
      paymentMethod: "X_RECHNUNG",
      termsOfPayment: "30 Tage netto",
      street: "Rathausplatz 1",
      postCode: "50667",
      city: "Köln",
      addressee: "Amt",
      addressedCompany: "Schulamt der Stadt Musterhausen",
    },
  ]);
});
