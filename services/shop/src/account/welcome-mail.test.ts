import { expect, it } from "vitest";
import { aCustomer } from "../../test/customers.ts";
import { welcomeMail } from "./welcome-mail.ts";

const german = { store: "de", language: "de-DE" } as const;
const english = { store: "b2b", language: "en-DE" } as const;

/** A name that would be markup. */
const lastName = "<Beispiel>";

it("greets a consumer, and states what they sign in with", () => {
  const { html, ...mail } = welcomeMail(aCustomer({ lastName }), german);
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
  const school = aCustomer({ realm: "b2b", customerNumber: "100201", firstName: "", lastName: "" });
  expect(welcomeMail(school, german)).toMatchObject({
    reference: "100201",
    text: "Guten Tag,\n\nIhr Kundenkonto ist eingerichtet.\nSie melden sich mit Ihrer Kundennummer 100201 an.",
  });
  expect(welcomeMail(school, english)).toMatchObject({
    subject: "Welcome to Chalkbox",
    language: "en-DE",
    text: "Hello,\n\nYour account is set up.\nSign in with your customer number 100201.",
  });
  expect(welcomeMail(aCustomer({ firstName: "", lastName }), german).text).toMatch(/^Guten Tag <Beispiel>,\n/);
  expect(welcomeMail(aCustomer({ lastName: "Fox" }), english).text).toBe(
    "Dear Anna Fox,\n\nYour account is set up.\nSign in with anna@example.org.",
  );
});
