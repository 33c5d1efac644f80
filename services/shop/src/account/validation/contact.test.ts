import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { emailFault, normalEmail } from "./email.ts";
import { failed, fieldFailed, succeeded } from "./field-error.ts";
import { passwordFault } from "./password.ts";
import { phoneFault } from "./phone.ts";

describe("an email (VALID-07)", () => {
  it.each([
    ["", "Bitte geben Sie Ihre E-Mail-Adresse ein.", "Please enter your email address."],
    ["a".repeat(69) + "@example.org", "höchstens 80 Zeichen", "at most 80 characters"],
    ["anna @example.org", "keine Leerzeichen", "no spaces"],
    ["anna\u00a0b@example.org", "keine Leerzeichen", "no spaces"],
    ["anna.example.org", "fehlt das @-Zeichen", "lacks the @ sign"],
    ["anna@b@example.org", "nur ein @-Zeichen", "only one @ sign"],
    ["@example.org", "Vor dem @ fehlt ein Name.", "The name before the @ is missing."],
    ["an,na@example.org", "Vor dem @ steht ein Zeichen", "a character before the @"],
    ["an(na@example.org", "Vor dem @ steht ein Zeichen", "a character before the @"],
    [".anna@example.org", "Vor dem @ steht ein Zeichen", "a character before the @"],
    ["anna.@example.org", "Vor dem @ steht ein Zeichen", "a character before the @"],
    ["an..na@example.org", "Vor dem @ steht ein Zeichen", "a character before the @"],
    ["anna@", "fehlt die Endung", "The ending after the @ is missing"],
    ["anna@schule", "fehlt die Endung", "The ending after the @ is missing"],
    ["anna@schule.", "fehlt die Endung", "The ending after the @ is missing"],
    ["anna@schule.d", "fehlt die Endung", "The ending after the @ is missing"],
    ["anna@schule.d3", "fehlt die Endung", "The ending after the @ is missing"],
    ["anna@10.0.0.1", "fehlt die Endung", "The ending after the @ is missing"],
    ["anna@schule.de1", "fehlt die Endung", "The ending after the @ is missing"],
    ["anna@-schule.de", "keine gültige Adresse", "no valid address"],
    ["anna@schule-.de", "keine gültige Adresse", "no valid address"],
    ["anna@schu_le.de", "keine gültige Adresse", "no valid address"],
    ["anna@.de", "keine gültige Adresse", "no valid address"],
    ["anna@a..de", "keine gültige Adresse", "no valid address"],
  ])("%j is refused with its cause", (email, german, english) => {
    expect(emailFault(email, "de-DE")).toContain(german);
    expect(emailFault(email, "en-DE")).toContain(english);
  });

  it.each([
    "anna@example.org",
    "a@b.de",
    "anna.b+shop@mail.schule.de",
    "jörg@grundschule-köln.de",
    "x_y'z&a@a-b-c.de",
    "anna@example.xn--p1ai",
    "2@3.museum",
    "a".repeat(68) + "@example.org",
  ])("%s is good", (email) => expect(emailFault(email, "de-DE")).toBeNull());

  it.each([
    ["MÜLLER@müller.DE", "MÜLLER@xn--mller-kva.de"],
    ["anna@XN--MLLER-KVA.de", "anna@xn--mller-kva.de"],
    ["anna@Example.org", "anna@Example.org"],
    ["anna@xn--99999999.de", "anna@xn--99999999.de"],
    ["100200", "100200"],
  ])("%s is one with %s, whichever a browser sends", (typed, normal) => expect(normalEmail(typed)).toBe(normal));

  it("has no blanks around it", () => expect(normalEmail("\t anna@example.org \n")).toBe("anna@example.org"));
});

describe("a phone number", () => {
  it.each([
    ["0800 SCHULE", "keine Buchstaben", "no letters"],
    ["ü030 123456", "keine Buchstaben", "no letters"],
    ["030#123456", "Erlaubt sind Ziffern", "Digits, spaces"],
    ["030+123456", "Erlaubt sind Ziffern", "Digits, spaces"],
    ["++49 30 123456", "Erlaubt sind Ziffern", "Digits, spaces"],
    ["+", "Erlaubt sind Ziffern", "Digits, spaces"],
    ["12345", "zu kurz", "too short"],
    ["-- 12 34 5 --", "zu kurz", "too short"],
    ["123456789012345678", "zu lang", "too long"],
    ["030 " + "-".repeat(21) + "123456", "zu lang", "too long"],
  ])("%j is refused with its cause", (phone, german, english) => {
    expect(phoneFault(phone, "de-DE")).toContain(german);
    expect(phoneFault(phone, "en-DE")).toContain(english);
  });

  it.each(["", "123456", "12345678901234567", "+49 (0)30 / 12.34-56", "030 " + "-".repeat(20) + "123456"])(
    "%j is good",
    (phone) => expect(phoneFault(phone, "de-DE")).toBeNull(),
  );
});

describe("a password (VALID-08)", () => {
  it.each([
    ["", "Bitte wählen Sie ein Passwort.", "Please choose a password."],
    ["x7", "mindestens 3 Zeichen", "at least 3 characters"],
    ["x7".repeat(18), "höchstens 35 Zeichen", "at most 35 characters"],
  ])("%j is refused with its cause", (password, german, english) => {
    expect(passwordFault(password, "de-DE")).toContain(german);
    expect(passwordFault(password, "en-DE")).toContain(english);
  });

  it.each(["987", "zyx", "ghi", "asdfghjklöä", "YXCVB", "1111", "DCBA", "890ß"])(
    "is none of a row, on the keyboard or in the alphabet, there and back: %s",
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  it.each(["POIU", "acegik", "135", "aab", "abb", "#", "121", "asdfx7", "#this"])("is no such row: %s", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

it("answers what became of a change, and whose fault it is", () => {
  expect(succeeded).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
  expect(failed("voll")).toEqual({ successful: false, generalErrorMessage: "voll", fieldErrors: [] });
  expect(fieldFailed("city", "leer")).toEqual({
    successful: false,
    generalErrorMessage: null,
    fieldErrors: [{ fieldName: "city", errorMessage: "leer" }],
  });
});
