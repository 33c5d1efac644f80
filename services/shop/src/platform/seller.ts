import type { Store } from "@chalkbox/storefront";

/** Who sells, as papers state it. */
export interface Seller {
  readonly name: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly vatId: string;
  readonly phone: string;
  readonly email: string;
}

/** Who sells: one source for imprint, invoices, labels, transfers and mails. An operator of a real shop changes it here. */
export const seller: Seller = {
  name: "Chalkbox GmbH",
  street: "Musterstraße 1",
  postCode: "12345",
  city: "Musterstadt",
  country: "DE",
  /** An example: its check digit is wrong on purpose. */
  vatId: "DE123456789",
  phone: "+49 30 23125 014",
  email: "info@chalkbox.example",
};

/** How a store's customers reach the service. */
interface ServiceContact {
  readonly phone: string;
  readonly email: string;
}

const { phone: germanPhone, email } = seller;

/**
 * The number of each country, and the address of schools. Germany reserves numbers for fiction
 * (https://www.bundesnetzagentur.de, Mitteilung 148/2021); Austria and Switzerland are not known to. Theirs go on with a 0,
 * which leads out of a local network and begins no number in it, so that no phone rings either.
 */
export const serviceContacts: Readonly<Record<Store, ServiceContact>> = {
  de: { phone: germanPhone, email },
  at: { phone: "+43 1 000 00 14", email },
  ch: { phone: "+41 44 000 00 14", email },
  b2b: { phone: germanPhone, email: "schulen@chalkbox.example" },
};

/** Where returns go. */
export const returnsDepot = ["Retourenlager", "Gewerbepark 7", "04316 Leipzig", "DE"] as const;

/** Where money goes that is sent from Germany and Austria; a number of the central bank's examples. */
export const euroAccount = { iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001" } as const;

/** Where money goes that is sent from Switzerland: QR-bills take Swiss accounts only. An example of the QR-bill's guide. */
export const swissAccount = { iban: "CH58 0079 1123 0008 8901 2", bic: "POFICHBEXXX" } as const;
