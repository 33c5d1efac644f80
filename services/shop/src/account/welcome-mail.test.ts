import { expect, it } from "vitest";
import type { NewCustomer } from "./customer.store.ts";
import { welcomeMail } from "./welcome-mail.ts";

const customer = (changes: Partial<NewCustomer> = {}): NewCustomer => ({
  id: "k1",
  realm: "consumer",
  email: "anna@example.org",
  passwordHash: "x",
  customerNumber: null,
  salutation: "MS",
  firstName: "Anna",
  lastName: "<Beispiel>",
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

it("greets a consumer, and states what they sign in with", () => {
  const { html, ...mail } = welcomeMail(customer(), "de-DE");
  expect(mail).toEqual({
    to: "anna@example.org",
    from: "Chalkbox <shop@chalkbox.example>",
    subject: "Willkommen bei Chalkbox",
    text: "Guten Tag Anna <Beispiel>,\n\nIhr Kundenkonto ist eingerichtet.\nSie melden sich mit anna@example.org an.",
    language: "de-DE",
    reference: "",
    idempotencyKey: "welcome:k1",
  });
  expect(html).toContain('<html lang="de-DE">');
  expect(html).toContain(
    "<p>Guten Tag Anna &lt;Beispiel&gt;,</p>\n<p>Ihr Kundenkonto ist eingerichtet.</p>\n<p>Sie melden sich mit anna@example.org an.</p>",
  );
});

it("gives a business its customer number, and greets without a name where none was given", () => {
  const school = customer({ realm: "b2b", customerNumber: "100201", firstName: "", lastName: "" });
  expect(welcomeMail(school, "de-DE")).toMatchObject({
    reference: "100201",
    text: "Guten Tag,\n\nIhr Kundenkonto ist eingerichtet.\nSie melden sich mit Ihrer Kundennummer 100201 an.",
  });
  expect(welcomeMail(school, "en-DE")).toMatchObject({
    subject: "Welcome to Chalkbox",
    language: "en-DE",
    text: "Hello,\n\nYour account is set up.\nSign in with your customer number 100201.",
  });
  expect(welcomeMail(customer({ firstName: "" }), "de-DE").text).toMatch(/^Guten Tag <Beispiel>,\n/);
  expect(welcomeMail(customer({ lastName: "Fox" }), "en-DE").text).toBe(
    "Dear Anna Fox,\n\nYour account is set up.\nSign in with anna@example.org.",
  );
});
