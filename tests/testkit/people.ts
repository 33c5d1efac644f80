import { randomUUID } from "node:crypto";

/** A postal address as a shopper types it. */
export interface TypedAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/** A visitor who orders. */
export interface Person extends TypedAddress {
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** Where people of each country live, so that postcode and city fit. */
const homes = {
  DE: { street: "Lindenallee 12", postCode: "10115", city: "Berlin" },
  AT: { street: "Mariahilfer Straße 45", postCode: "1060", city: "Wien" },
  CH: { street: "Bahnhofstrasse 7", postCode: "8001", city: "Zürich" },
} as const;

/** A new person with a unique email and last name. */
export function aPerson(country: keyof typeof homes = "DE"): Person {
  const unique = randomUUID().slice(0, 8);
  return {
    firstName: "Erika",
    // Names have no digits.
    lastName: `Muster${unique.replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "q")}`,
    email: `erika.${unique}@example.org`,
    phone: "+49 30 1234567",
    password: `Kreide-${unique}`,
    country,
    ...homes[country],
  };
}

/** Another address in the same country, for deliveries elsewhere. */
export function anotherAddress(country: keyof typeof homes = "DE"): TypedAddress {
  const { firstName, lastName } = aPerson(country);
  const places = {
    DE: { street: "Schulweg 3", postCode: "80331", city: "München" },
    AT: { street: "Hauptplatz 1", postCode: "8010", city: "Graz" },
    CH: { street: "Marktgasse 9", postCode: "3011", city: "Bern" },
  } as const;
  return { firstName, lastName, country, ...places[country] };
}

/** A person's address as forms send it for an invoice. */
export const billingFields = ({ firstName, lastName, street, postCode, city, country }: TypedAddress) => ({
  "billing.mode": "edit",
  "billing.formType": "private",
  "billing.salutation": "MS",
  "billing.firstName": firstName,
  "billing.lastName": lastName,
  "billing.street": street,
  "billing.postCode": postCode,
  "billing.city": city,
  "billing.country": country,
});

/** A person's address as the graph takes it. */
export const addressInput = ({ firstName, lastName, street, postCode, city, country }: TypedAddress) => ({
  salutation: "MS",
  firstName,
  lastName,
  streetAndHouseNr: street,
  postCode,
  city,
  country,
});
