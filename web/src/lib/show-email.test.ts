import { expect, it } from "vitest";
import { showEmail } from "./show-email.ts";

it.each([
  ["anna@xn--mller-schule-dlb.de", "anna@müller-schule.de"],
  ["anna@sub.xn--kln-sna.de", "anna@sub.köln.de"],
  ["xn--nne-rla@example.org", "xn--nne-rla@example.org"],
  ["anna@example.org", "anna@example.org"],
  ["anna@müller-schule.de", "anna@müller-schule.de"],
  ["MÜLLER@xn--mller-kva.DE", "MÜLLER@müller.de"],
  ["anna@XN--MLLER-KVA.de", "anna@müller.de"],
  ["anna@xn--99999999.de", "anna@xn--99999999.de"],
  ["anna@Example.ORG", "anna@Example.ORG"],
  ["", ""],
])("VALID-14: %s is shown as %s", (email, shown) => {
  expect(showEmail(email)).toBe(shown);
});
