import { defineCopy } from "../lib/copy.ts";

/** Texts of what the basket offers besides its lines: vouchers, gifts, catalogues, the buyer's own reference. */
export const extrasCopy = defineCopy({
  de: {
    voucherTitle: "Gutschein einlösen",
    voucherCode: "Gutscheincode",
    voucherApply: "Einlösen",
    voucherRemove: "Gutschein entfernen",
    voucherMissing: "Bitte geben Sie den Gutscheincode ein.",
    voucherActive: (name: string) => `${name} ist eingelöst.`,
    giftsTitle: "Gratis für Sie",
    catalogsTitle: "Kataloge kostenlos mitbestellen",
    giftFrom: (price: string) => `gratis ab ${price} Warenwert`,
    giftAdd: "Gratis dazulegen",
    giftAddOf: (name: string) => `${name} gratis dazulegen`,
    referenceCheck: "Eigenes Bestellzeichen angeben",
    reference: "Bestellzeichen",
    referenceHint: "Es steht auf Lieferschein und Rechnung. Höchstens 80 Zeichen.",
  },
  en: {
    voucherTitle: "Redeem a voucher",
    voucherCode: "Voucher code",
    voucherApply: "Redeem",
    voucherRemove: "Remove voucher",
    voucherMissing: "Please enter the voucher code.",
    voucherActive: (name: string) => `${name} is redeemed.`,
    giftsTitle: "Free for you",
    catalogsTitle: "Add free catalogues",
    giftFrom: (price: string) => `free from ${price}`,
    giftAdd: "Add for free",
    giftAddOf: (name: string) => `Add for free: ${name}`,
    referenceCheck: "Add your own order reference",
    reference: "Order reference",
    referenceHint: "It is printed on delivery note and invoice. At most 80 characters.",
  },
});
