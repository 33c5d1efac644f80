import { describe, expect, it } from "vitest";
import { type AddressCountry, isMismatch } from "./post-codes.ts";

/** Big cities with postcodes from each of their districts, and those of places beside them and far away. */
const cities: readonly [AddressCountry, readonly string[], string, string][] = [
  ["DE", ["Berlin"], "10115 12683 13629 14050 14199", "14467 20095 01067"],
  ["DE", ["Hamburg"], "20095 21029 21149 22041 22159 22297 22391 22419 22525 22607 22769", "21218 22844 10115"],
  [
    "DE",
    ["München", "Muenchen", "Munich"],
    "80331 80469 80538 80639 80797 80809 80999 81241 81377 81479 81549 81675 81739 81829 81929",
    "80200 82008 81100",
  ],
  ["DE", ["Köln", "Koeln", "Cologne"], "50667 50733 50823 50931 51063 51149", "50321 51375"],
  [
    "DE",
    ["Frankfurt am Main", "Frankfurt a. M.", "Frankfurt Main"],
    "60308 60435 60528 60613 65929",
    "60214 15230 61352",
  ],
  ["DE", ["Stuttgart"], "70173 70327 70435 70563 70629", "70734 71032 70200"],
  ["DE", ["Düsseldorf", "Duesseldorf"], "40210 40474 40545 40627", "41460 40822 40315"],
  ["DE", ["Leipzig"], "04103 04229 04347", "04416 04509"],
  ["DE", ["Dresden"], "01067 01127 01259 01328", "01445 01662"],
  ["DE", ["Hannover", "Hanover"], "30159 30419 30539 30625 30721 30823 30900", "30050 31134"],
  ["DE", ["Nürnberg", "Nuremberg"], "90317 90489", "90513 90762"],
  ["DE", ["Bremen"], "28095 28195 28259 28307 28409 28509 28600 28779", "28816 27568"],
  ["DE", ["Essen"], "45127 45239 45359", "45468 45879"],
  ["DE", ["Dortmund"], "44135 44225 44388", "44532 44787"],
  ["AT", ["Wien", "Vienna"], "1010 1100 1230 1300 1400 1500", "2345 1600 4020"],
  ["AT", ["Graz"], "8010 8101", "8200 1010"],
  ["AT", ["Linz"], "4020 4100", "4210 8010"],
  ["AT", ["Salzburg"], "5020 5101", "5201 4020"],
  ["AT", ["Innsbruck"], "6020 6100", "6200 5020"],
  ["CH", ["Zürich", "Zurich"], "8001 8064", "8104 3000"],
  ["CH", ["Bern", "Berne"], "3000 3027", "3110 8001"],
  ["CH", ["Basel", "Bâle"], "4001 4125", "4310 3000"],
  ["CH", ["Genf", "Genève", "Geneva"], "1201 1227", "1110 4001"],
  ["CH", ["Lausanne"], "1000 1018", "1110 1201"],
  ["CH", ["Luzern", "Lucerne"], "6000 6015", "6110 1000"],
];

describe.each(cities)("postcodes in %s of %j", (country, names, own, others) => {
  it.each(names)("%s: all of its own are taken, and those of other places doubted", (name) => {
    expect(own.split(" ").filter((postCode) => isMismatch(country, postCode, name))).toEqual([]);
    expect(others.split(" ").filter((postCode) => !isMismatch(country, postCode, name))).toEqual([]);
  });
});

describe("a city", () => {
  it.each(["BERLIN", "Berlin-Mitte", "Berlin, Mitte", "Berlin/Mitte", " berlin ", "Berlin."])(
    "is known as %j",
    (name) => {
      expect([isMismatch("DE", "10115", name), isMismatch("DE", "80331", name)]).toEqual([false, true]);
    },
  );

  it.each(["Berlingen", "Neuberlin", "Bad Berlin", "Klein-Berlin", "Berlin (Ost)", ""])(
    "is not %j, which is never doubted",
    (name) => {
      expect(isMismatch("DE", "80331", name)).toBe(false);
    },
  );

  it("is that of its own country", () => {
    expect(isMismatch("AT", "1010", "Berlin")).toBe(false);
    expect(isMismatch("DE", "10115", "Wien")).toBe(false);
    expect(isMismatch("DE", "80331", "Frankfurt a.M.")).toBe(true);
  });
});
