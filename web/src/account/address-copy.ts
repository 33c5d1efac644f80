import { defineCopy } from "../lib/copy.ts";

/** Texts of the address book's pages. */
export const addressCopy = defineCopy({
  de: {
    kinds: { billing: "Rechnungsadressen", shipping: "Lieferadressen", "packing-station": "Packstationen" },
    pages: "Arten von Adressen",
    lead: "Zwischen ihnen wählen Sie an der Kasse.",
  },
  en: {
    kinds: { billing: "Billing addresses", shipping: "Delivery addresses", "packing-station": "Parcel stations" },
    pages: "Kinds of addresses",
    lead: "You choose among them at the checkout.",
  },
});

/** The pages of the address book, by the last part of their path (ROUTE-16). */
export type AddressPage = keyof (typeof addressCopy)["de"]["kinds"];

/** The page of a path's last part; null when there is none. */
export const addressPageOf = (kind: string | undefined): AddressPage | null =>
  kind === "billing" || kind === "shipping" || kind === "packing-station" ? kind : null;
