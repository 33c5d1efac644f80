import { countryName } from "@chalkbox/storefront/country-name";
import { returnsDepot, seller } from "../platform/seller.ts";
import type { OrderHead } from "./order-draft.ts";

/**
 * An address as it stands in mails and on papers, a line each; the country by its name.
 * @param language of the name, e.g. `de-DE`
 */
export function addressLines(address: OrderHead["billingAddress"], language: string): string[] {
  const { company, firstName, lastName, isPackstation, street, addition, postCode, city, country } = address;
  const place = isPackstation ? [`Postnummer ${street}`, `Packstation ${addition}`] : [street, addition];
  const lines = [company, `${firstName} ${lastName}`, ...place, `${postCode} ${city}`, countryName(country, language)];
  return lines.filter((line) => line !== "");
}

/** The address that parcels of returns go to, a line each. @param language of the country's name */
export const depotLines = (language: string): string[] => [
  seller.name,
  ...returnsDepot.slice(0, -1),
  countryName(seller.country, language),
];
