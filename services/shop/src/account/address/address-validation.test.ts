import fc from "fast-check";
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
const packstation: AddressInput = {
  ...home,
  packstationAddress: true,
  streetAndHouseNr: "12345678",
  additionalAddress: "145",
};
const faults = (input: AddressInput): Record<string, string> => {
  const checked = checkAddress(input, "de-DE");
  return checked.ok
    ? {}
    : Object.fromEntries(checked.fieldErrors.map(({ fieldName, errorMessage }) => [fieldName, errorMessage]));
};

describe("addresses", () => {
  it("stores what was entered, without blanks around it", () => {
    expect(checkAddress({ ...home, firstName: "  Jördis ", postCode: "D-10115", country: "de" }, "de-DE")).toEqual({
      ok: true,
      address: {
        salutation: "MS",
        firstName: "Jördis",
        lastName: "Weiß",
        company: "",
        street: "Invalidenstraße 43",
        addition: "",
        postCode: "10115",
        city: "Berlin",
        country: "DE",
        isPackstation: false,
        email: null,
      },
    });
  });

  it.each<[keyof AddressInput, string, string]>([
    ["firstName", "", "Vornamen"],
    ["firstName", "R2D2", "keine Ziffern"],
    ["postCode", "", "Postleitzahl ein"],
    ["postCode", "1O115", "nur aus Ziffern"],
    ["postCode", "1011", "5 Ziffern"],
    ["city", "10115 Berlin", "eigenes Feld"],
    ["city", "", "Ort ein"],
    ["streetAndHouseNr", "", "Straße und Hausnummer"],
    ["streetAndHouseNr", "Invalidenstraße", "Hausnummer"],
    ["streetAndHouseNr", "43", "Name der Straße"],
    ["country", "FR", "liefern wir leider nicht"],
    ["salutation", "DR", "Anrede"],
    ["lastName", "x".repeat(256), "255"],
    ["company", "Schule\u0007", "gedruckt"],
    ["email", "anna", "@-Zeichen"],
    ["email", "anna@schule", "Endung"],
  ])("distinguishes the causes of a bad %s apart: %j", (field, value, cause) => {
    const found = faults({ ...home, [field]: value });
    expect(Object.keys(found)).toEqual([field]);
    expect(found[field]).toContain(cause);
  });

  it.each<[keyof AddressInput, string, string]>([
    ["streetAndHouseNr", "", "Postnummer ein"],
    ["streetAndHouseNr", "12345", "6 bis 10"],
    ["streetAndHouseNr", "Postnr 123", "nur aus Ziffern"],
    ["additionalAddress", "", "Packstation ein"],
    ["additionalAddress", "12", "3 Ziffern"],
    ["additionalAddress", "P12", "nur aus Ziffern"],
    ["country", "AT", "nur in Deutschland"],
  ])("distinguishes the causes of a bad packstation's %s apart: %j (ADDR-10)", (field, value, cause) => {
    expect(
      faults({ ...packstation, postCode: field === "country" ? "1010" : "10115", [field]: value })[field],
    ).toContain(cause);
  });

  it("has the postcodes of each country", () => {
    expect(faults({ ...home, country: "AT", postCode: "1010", city: "Wien" })).toEqual({});
    expect(faults({ ...home, country: "CH", postCode: "8001", city: "Zürich" })).toEqual({});
    expect(faults({ ...home, country: "AT", postCode: "10101", city: "Wien" })["postCode"]).toContain("4 Ziffern");
  });

  it("doubts a postcode that does not belong to a big city, and takes it when confirmed", () => {
    const doubtful = { ...home, postCode: "80331" };
    expect(checkAddress(doubtful, "de-DE")).toMatchObject({ ok: false, needsPostCodeConfirmation: true });
    expect(faults(doubtful)["postCode"]).toContain("Berlin");
    expect(checkAddress({ ...doubtful, confirmPostCode: true }, "de-DE").ok).toBe(true);
  });

  it.each([
    ["Berlin-Mitte", "10115"],
    ["BERLIN", "14199"],
    ["Frankfurt (Oder)", "15230"],
    ["Essen (Oldenburg)", "49632"],
    ["Kleinkleckersdorf", "12345"],
  ])("does not doubt %s with %s: it warns only when it is sure", (city, postCode) =>
    expect(faults({ ...home, city, postCode })).toEqual({}),
  );

  it("reports every faulty field at once", () => {
    expect(Object.keys(faults({ ...home, firstName: "", lastName: "", city: "", postCode: "" }))).toEqual([
      "firstName",
      "lastName",
      "postCode",
      "city",
    ]);
  });

  it("never fails on any text, and never stores a control character", () => {
    const text = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, fc.boolean(), (firstName, city, streetAndHouseNr, packstationAddress) => {
        const checked = checkAddress(
          { ...home, firstName, city, streetAndHouseNr, packstationAddress, confirmPostCode: true },
          "en-DE",
        );
        if (checked.ok) expect(JSON.stringify(checked.address)).not.toMatch(/\\u00[01]/);
        else expect(checked.fieldErrors.length).toBeGreaterThan(0);
      }),
    );
  });
});
