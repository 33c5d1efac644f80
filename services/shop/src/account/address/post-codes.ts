/** Countries that the shop delivers to. */
export type AddressCountry = "DE" | "AT" | "CH";

/** Digits of a postcode by country. */
export const postCodeDigits: Readonly<Record<AddressCountry, number>> = { DE: 5, AT: 4, CH: 4 };

/** A big city and the beginnings of its postcodes, all of them. */
interface City {
  readonly country: AddressCountry;
  /** Its names as people write them, folded. */
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
}

/**
 * Big cities only: their names are unmistakable and their postcodes well known, so that a warning is right. Places that
 * are not listed are never doubted.
 */
const cities: readonly City[] = [
  { country: "DE", names: ["berlin"], prefixes: ["10", "12", "13", "140", "141"] },
  {
    country: "DE",
    names: ["hamburg"],
    prefixes: ["20", "210", "211", "220", "221", "222", "223", "224", "225", "226", "227"],
  },
  {
    country: "DE",
    names: ["muenchen", "munich"],
    prefixes: ["803", "804", "805", "806", "807", "808", "809", "812", "813", "814", "815", "816", "817", "818", "819"],
  },
  { country: "DE", names: ["koeln", "cologne"], prefixes: ["506", "507", "508", "509", "510", "511"] },
  {
    country: "DE",
    names: ["frankfurt am main", "frankfurt a m", "frankfurt main"],
    prefixes: ["603", "604", "605", "606", "659"],
  },
  { country: "DE", names: ["stuttgart"], prefixes: ["701", "703", "704", "705", "706"] },
  { country: "DE", names: ["duesseldorf"], prefixes: ["402", "404", "405", "406"] },
  { country: "DE", names: ["leipzig"], prefixes: ["041", "042", "043"] },
  { country: "DE", names: ["dresden"], prefixes: ["010", "011", "012", "013"] },
  { country: "DE", names: ["hannover", "hanover"], prefixes: ["301", "304", "305", "306", "307", "308", "309"] },
  { country: "DE", names: ["nuernberg", "nuremberg"], prefixes: ["903", "904"] },
  { country: "DE", names: ["bremen"], prefixes: ["280", "281", "282", "283", "284", "285", "286", "287"] },
  { country: "DE", names: ["essen"], prefixes: ["451", "452", "453"] },
  { country: "DE", names: ["dortmund"], prefixes: ["441", "442", "443"] },
  { country: "AT", names: ["wien", "vienna"], prefixes: ["10", "11", "12", "13", "14", "15"] },
  { country: "AT", names: ["graz"], prefixes: ["80", "81"] },
  { country: "AT", names: ["linz"], prefixes: ["40", "41"] },
  { country: "AT", names: ["salzburg"], prefixes: ["50", "51"] },
  { country: "AT", names: ["innsbruck"], prefixes: ["60", "61"] },
  { country: "CH", names: ["zuerich", "zurich"], prefixes: ["80"] },
  { country: "CH", names: ["bern", "berne"], prefixes: ["30"] },
  { country: "CH", names: ["basel", "bale"], prefixes: ["40", "41"] },
  { country: "CH", names: ["genf", "geneve", "geneva"], prefixes: ["12"] },
  { country: "CH", names: ["lausanne"], prefixes: ["10"] },
  { country: "CH", names: ["luzern", "lucerne"], prefixes: ["60"] },
];

/**
 * Whether a postcode surely does not belong to a city: only for big cities, in the named country. A district after a
 * hyphen or comma (`Berlin-Mitte`) counts as its city.
 */
export function isMismatch(country: AddressCountry, postCode: string, city: string): boolean {
  const name = fold(city);
  const known = cities.find(
    (candidate) => candidate.country === country && candidate.names.some((known) => name === known),
  );
  return known !== undefined && !known.prefixes.some((prefix) => postCode.startsWith(prefix));
}

function fold(city: string): string {
  const [head = ""] = city.toLowerCase().split(/[-,/]/);
  return head
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
}
