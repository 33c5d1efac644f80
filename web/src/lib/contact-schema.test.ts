import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contactFaults } from "./contact-faults.ts";
import { customerNumberSchema, emailSchema, newPasswordSchema, phoneSchema } from "./contact-schema.ts";
import { rules } from "./rules.ts";
import { errorsOf } from "./schema-errors.ts";

const t = contactFaults.de;
const faultOf = (schema: v.GenericSchema<string | undefined, string>, value: string) =>
  errorsOf(v.object({ value: schema }), { value })["value"];
const long = (length: number) => `${"a".repeat(length - "@schule.de".length)}@schule.de`;

describe("VALID-06: required fields", () => {
  it.each([
    ["email", emailSchema(t), t.emailMissing],
    ["customer number", customerNumberSchema(t), t.customerNumberMissing],
    ["password", newPasswordSchema(t), t.passwordMissing],
  ])("%s: empty or blank is missing, and reported", (what, schema, missing) => {
    expect(faultOf(schema, "")).toBe(missing);
    if (what !== "password") expect(faultOf(schema, "   ")).toBe(missing);
  });
});

describe("VALID-07: emails", () => {
  it.each(["anna@schule.de", "a.b+c@sub.schule.museum", "änne@müller-schule.de", "anna@schule.köln", long(80)])(
    "%s is one",
    (email) => expect(faultOf(emailSchema(t), email)).toBeUndefined(),
  );
  it.each([
    ["anna", t.emailNoAt],
    ["@schule.de", t.emailNoName],
    ["anna@schule", t.emailNoEnding],
    ["anna@schule.d", t.emailNoEnding],
    ["anna@schule.12", t.emailNoEnding],
    ["anna@.de", t.emailNoEnding],
    ["an na@schule.de", t.emailSpaces],
    [long(81), t.emailTooLong],
  ])("%s is none, and its cause is reported", (email, cause) => {
    expect(faultOf(emailSchema(t), email)).toBe(cause);
  });
});

it("VALID-09: a customer number is required, has at most 80 characters, and nothing else is required of it", () => {
  const schema = customerNumberSchema(t);
  expect(["1", "KD-7 / ä", "9".repeat(80)].map((value) => faultOf(schema, value))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(faultOf(schema, "")).toBe(t.customerNumberMissing);
  expect(faultOf(schema, "9".repeat(81))).toBe(t.customerNumberTooLong);
});

it.each(["", "+49 (0)731 / 12-345", "0731.12345"])("takes the phone number %j", (phone) => {
  expect(faultOf(phoneSchema(t), phone)).toBeUndefined();
});

describe("VALID-10: rules", () => {
  it.each([
    ["startsWithLetter", rules.startsWithLetter, ["a1", "Äpfel", ""], ["1a", "-a"]],
    ["hasDigit", rules.hasDigit, ["a1", "7"], ["a", ""]],
    ["minLength", rules.minLength(3), ["abc", "abcd"], ["ab", ""]],
    ["maxLength", rules.maxLength(3), ["abc", ""], ["abcd"]],
    ["digits", rules.digits, ["0123", ""], ["12a", "1 2", "-1"]],
    ["alphanumeric", rules.alphanumeric, ["aB3-+", ""], ["ä", "a b", "a_b"]],
    ["phone", rules.phone, ["+49 731-12345", ""], ["0731/123", "null"]],
    ["words", rules.words, ["Straße 12", "日本 3", ""], ["a-b", "a."]],
    ["name", rules.name, ["Müller-Lüdenscheidt", "d'Arc", "José María", "Dr. Weiß", ""], ["R2D2", "-x", "a_b"]],
    ["required", rules.required, ["a", " a "], ["", "  "]],
  ])("%s", (_name, rule, kept, broken) => {
    expect(kept.filter((text) => !rule(text))).toEqual([]);
    expect(broken.filter((text) => rule(text))).toEqual([]);
  });
});
