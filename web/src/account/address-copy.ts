import { defineCopy } from "../lib/copy.ts";

/** Texts of the address book. */
export const addressCopy = defineCopy({
  de: {
    kinds: { billing: "Rechnungsadressen", shipping: "Lieferadressen", "packing-station": "Packstationen" },
    pages: "Arten von Adressen",
    lead: "Zwischen ihnen wählen Sie an der Kasse.",
    none: "Hier ist noch keine gespeichert.",
    howTitle: "Hinzufügen und ändern",
    how: "Neue Adressen geben Sie bei einer Bestellung an, im Schritt „Lieferung“. Dort können Sie auch gespeicherte ändern.",
    toBasket: { href: "/checkout/basket/", label: "Zum Warenkorb" },
  },
  en: {
    kinds: { billing: "Billing addresses", shipping: "Delivery addresses", "packing-station": "Parcel stations" },
    pages: "Kinds of addresses",
    lead: "You choose among them at the checkout.",
    none: "None is stored here yet.",
    howTitle: "Adding and changing",
    how: "You enter new addresses with an order, in the step “Delivery”. There you can change stored ones, too.",
    toBasket: { href: "/checkout/basket/", label: "To the basket" },
  },
});

/** The pages of the address book, by the last part of their path (ROUTE-16). */
export type AddressPage = keyof (typeof addressCopy)["de"]["kinds"];

/** The page of a path's last part; null when there is none. */
export const addressPageOf = (kind: string | undefined): AddressPage | null =>
  kind === "billing" || kind === "shipping" || kind === "packing-station" ? kind : null;
