import { expect, it } from "vitest";
import { deliveryCountries, offersPackstations } from "./countries.ts";

const codes = (store: Parameters<typeof deliveryCountries>[0]) =>
  deliveryCountries(store, "de-DE").map(({ code }) => code);

it("delivers to three countries, the store's own first", () => {
  expect([codes("de"), codes("at"), codes("ch"), codes("b2b")]).toEqual([
    ["DE", "AT", "CH"],
    ["AT", "DE", "CH"],
    ["CH", "DE", "AT"],
    ["DE", "AT", "CH"],
  ]);
});

it("names them in the shop's language", () => {
  const names = (language: "de-DE" | "en-DE") => deliveryCountries("de", language).map(({ name }) => name);
  expect(names("de-DE")).toEqual(["Deutschland", "Österreich", "Schweiz"]);
  expect(names("en-DE")).toEqual(["Germany", "Austria", "Switzerland"]);
});

it("offers packstations where they are: in Germany", () => {
  expect((["de", "b2b", "at", "ch"] as const).map(offersPackstations)).toEqual([true, true, false, false]);
});
