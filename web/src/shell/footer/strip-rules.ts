import type { Store } from "../../lib/storefront-from-host.ts";

/** Ways to pay that the footer shows. */
export type PaymentMark = "paypal" | "invoice" | "visa" | "mastercard" | "eInvoice";

/**
 * The marks of ways to pay: PayPal, invoice and Visa always; the e-invoice in the German and the business store when it
 * is flagged, else Mastercard (FOOT-09..11).
 */
export function paymentMarks(store: Store, hasEInvoice: boolean): readonly PaymentMark[] {
  const isEInvoice = hasEInvoice && (store === "de" || store === "b2b");
  return ["paypal", "invoice", "visa", isEInvoice ? "eInvoice" : "mastercard"];
}

/** Carriers that the footer shows. */
export type CarrierMark = "dpd" | "gls" | "dhl" | "swissPost";

/** The marks of carriers: DPD when it is flagged, else GLS, outside ch; DHL outside at and ch; Swiss Post in ch (FOOT-12). */
export function carrierMarks(store: Store, usesDpd: boolean): readonly CarrierMark[] {
  if (store === "ch") return ["swissPost"];
  const second = usesDpd ? "dpd" : "gls";
  return store === "at" ? [second] : ["dhl", second];
}
