import { describe, expect, it } from "vitest";
import type { AddressInput } from "../../generated/graph.ts";
import { checkAddress } from "./address-validation.ts";

const home: AddressInput = {
  salutation: "MS",
  firstName: "Jördis",
  lastName: "Weiß",
  company: "",
  postCode: "10115",
  city: "Berlin",
  streetAndHouseNr: "Invalidenstraße 43",
  additionalAddress: "",
  country: "DE",
  packstationAddress: false,
  confirmPostCode: false,
};
const packstation = { packstationAddress: true, streetAndHouseNr: "12345678", additionalAddress: "145" } as const;
const check = (changes: Partial<AddressInput>) => checkAddress({ ...home, ...changes }, "de-DE");
const stored = (changes: Partial<AddressInput>) => {
  const checked = check(changes);
  return checked.ok ? checked.address : checked.fieldErrors;
};
const errors = (changes: Partial<AddressInput>) => {
  const checked = check(changes);
  return checked.ok ? [] : checked.fieldErrors;
};
const message = (changes: Partial<AddressInput>) =>
  errors(changes)
    .map(({ errorMessage }) => errorMessage)
    .join("|");

describe("what is stored of an address", () => {
  it("is every field without blanks around it or twice in a row", () => {
    const spaced = Object.fromEntries(
      Object.entries({
        firstName: "Anna  Maria",
        lastName: "von   Berg",
        company: "Schule  am See",
        city: "Bad  Ems",
        streetAndHouseNr: "Am  Weg 1",
        additionalAddress: "2.  Stock",
      }).map(([field, text]) => [field, `  ${text} `]),
    );
    expect(stored({ ...spaced, salutation: " MR ", country: " de ", postCode: " 56130 ", email: " a@b.de " })).toEqual({
      salutation: "MR",
      firstName: "Anna Maria",
      lastName: "von Berg",
      company: "Schule am See",
      street: "Am Weg 1",
      addition: "2. Stock",
      postCode: "56130",
      city: "Bad Ems",
      country: "DE",
      isPackstation: false,
      email: "a@b.de",
    });
  });

  it.each([
    ["DE", "D-10115", "10115"],
    ["DE", "DE-10115", "10115"],
    ["DE", "d 10115", "10115"],
    ["DE", "D - 10115", null],
    ["AT", "A-1010", "1010"],
    ["AT", "AT 1010", "1010"],
    ["CH", "ch-8001", "8001"],
    ["CH", "CH- 8001", "8001"],
    ["DE", "D10115", null],
    ["DE", "X-10115", null],
    ["DE", "10115 D-", null],
  ])("is the postcode of %s without its country: %j", (country, postCode, digits) => {
    const address = stored({ country, postCode, city: "Dorf" });
    if (digits === null) expect(address).toMatchObject([{ fieldName: "postCode" }]);
    else expect(address).toMatchObject({ postCode: digits });
  });

  it.each(["", "MR", "MS", "DIVERSE"])("is the salutation %j", (salutation) => {
    expect(stored({ salutation })).toMatchObject({ salutation });
  });

  it("VALID-07: is a packstation as one, without an email when none was given", () => {
    expect(stored(packstation)).toMatchObject({
      isPackstation: true,
      street: "12345678",
      addition: "145",
      email: null,
    });
    expect(stored({ email: "  " })).toMatchObject({ email: null });
    expect(stored({ email: null })).toMatchObject({ email: null });
  });
});

describe("what is wrong with an address", () => {
  it.each<[string, Partial<AddressInput>, string]>([
    ["a name's digits", { lastName: "Weiß 2" }, "keine Ziffern"],
    ["a missing last name", { lastName: " " }, "Nachnamen"],
    ["a street that is a number", { streetAndHouseNr: "12 / 3" }, "Name der Straße"],
    ["a missing house number", { streetAndHouseNr: "Am Anger" }, "Es fehlt die Hausnummer"],
    ["the word before a number", { streetAndHouseNr: "Hugo Nraft" }, "Es fehlt die Hausnummer"],
    ["a postcode of 4 digits", { postCode: "1011" }, "Deutschland haben 5"],
    ["a postcode of 6 digits", { postCode: "101150" }, "Deutschland haben 5"],
    ["a postcode of 5 digits in Austria", { country: "AT", postCode: "10100", city: "Wien" }, "Österreich haben 4"],
    ["a postcode of 3 digits in Switzerland", { country: "CH", postCode: "800", city: "Zürich" }, "Schweiz haben 4"],
    ["a postcode with letters", { postCode: "1011a" }, "nur aus Ziffern"],
    ["a letter before it", { postCode: "a1011" }, "nur aus Ziffern"],
    ["a postcode in the city", { city: "Berlin 10115" }, "eigenes Feld"],
    ["a number before the city", { city: "12 Berlin" }, "eigenes Feld"],
    ["a country", { country: "FR" }, "liefern wir leider nicht"],
    ["an email", { email: "anna" }, "@-Zeichen"],
    ["a control character", { city: "Ber\u0007lin" }, "nicht gedruckt"],
    ["a text of 256 characters", { additionalAddress: "x".repeat(256) }, "höchstens 255"],
  ])("says what is wrong: %s", (_, changes, cause) => expect(message(changes)).toContain(cause));

  it.each<[string, Partial<AddressInput>]>([
    ["a street without a number that says so", { streetAndHouseNr: "Am Anger o. Nr." }],
    ["the same without a blank", { streetAndHouseNr: "Am Anger o.Nr." }],
    ["the same in English", { streetAndHouseNr: "Am Anger, No Number" }],
    ["a square of Mannheim", { streetAndHouseNr: "Q7, 12", postCode: "68161", city: "Mannheim" }],
    ["255 characters", { additionalAddress: "x".repeat(255), company: "y".repeat(255) }],
  ])("is nothing about %s", (_, changes) => expect(errors(changes)).toEqual([]));

  it.each<[string, Partial<AddressInput>, string, string | null]>([
    ["five digits", { streetAndHouseNr: "12345" }, "streetAndHouseNr", "6 bis 10"],
    ["six digits", { streetAndHouseNr: "123456" }, "streetAndHouseNr", null],
    ["ten digits", { streetAndHouseNr: "1234567890" }, "streetAndHouseNr", null],
    ["eleven digits", { streetAndHouseNr: "12345678901" }, "streetAndHouseNr", "6 bis 10"],
    ["blanks between", { streetAndHouseNr: "123 456" }, "streetAndHouseNr", "6 bis 10"],
    ["a letter after", { streetAndHouseNr: "123456a" }, "streetAndHouseNr", "nur aus Ziffern"],
    ["a letter before", { streetAndHouseNr: "a123456" }, "streetAndHouseNr", "nur aus Ziffern"],
    ["no number of the packstation", { additionalAddress: "" }, "additionalAddress", "Packstation ein"],
    ["two digits", { additionalAddress: "14" }, "additionalAddress", "3 Ziffern"],
    ["four digits", { additionalAddress: "1455" }, "additionalAddress", "3 Ziffern"],
    ["a letter in it", { additionalAddress: "14a" }, "additionalAddress", "nur aus Ziffern"],
    ["a letter in front", { additionalAddress: "a14" }, "additionalAddress", "nur aus Ziffern"],
  ])("of a packstation with %s says what is wrong (ADDR-10)", (_, changes, fieldName, cause) => {
    const found = errors({ ...packstation, ...changes });
    if (cause === null) expect(found).toEqual([]);
    else expect(found).toEqual([{ fieldName, errorMessage: expect.stringContaining(cause) }]);
  });

  it("is one fault a field, the first that mends it", () => {
    expect(errors({ city: "\u0007 1", lastName: `9${"x".repeat(255)}` })).toEqual([
      { fieldName: "lastName", errorMessage: expect.stringContaining("255") },
      { fieldName: "city", errorMessage: expect.stringContaining("gedruckt") },
    ]);
    // Where the country is unknown, the length of its postcodes is, too.
    expect(errors({ country: "FR", postCode: "1" }).map(({ fieldName }) => fieldName)).toEqual(["country"]);
  });

  it("is reported in English as well", () => {
    const checked = checkAddress({ ...home, city: "", salutation: "DR" }, "en-DE");
    expect(checked.ok ? [] : checked.fieldErrors).toEqual([
      { fieldName: "salutation", errorMessage: "Please choose a salutation from the list." },
      { fieldName: "city", errorMessage: "Please enter the city." },
    ]);
  });
});

describe("a doubtful postcode", () => {
  it("is questioned only when nothing else is wrong", () => {
    expect(check({ postCode: "80331" })).toMatchObject({ ok: false, needsPostCodeConfirmation: true });
    expect(message({ postCode: "80331" })).toContain("80331 scheint nicht zu Berlin");
    expect(check({ postCode: "80331", lastName: "" })).toEqual({
      ok: false,
      needsPostCodeConfirmation: false,
      fieldErrors: [{ fieldName: "lastName", errorMessage: "Bitte geben Sie den Nachnamen ein." }],
    });
    expect(check({ postCode: "80331", confirmPostCode: true }).ok).toBe(true);
  });
});
