import type { Storefront } from "../../testkit/storefronts.ts";

const german = {
  addToBasket: "In den Warenkorb",
  added: "Liegt jetzt im Warenkorb",
  basketTitle: /^Warenkorb \(\d+ Artikel\)$/,
  toCheckout: "Zur Kasse",
  guest: "Als Gast bestellen",
  customerNumber: /^Kundennummer/,
  password: /^Passwort/,
  signIn: "Anmelden und weiter",
  shippingTitle: "Wohin dürfen wir liefern?",
  email: /^E-Mail-Adresse(?! für)/,
  phone: /^Telefon/,
  firstName: /^Vorname/,
  lastName: /^Nachname/,
  street: /^Stra(ß|ss)e und Hausnummer/,
  postCode: /^Postleitzahl(?! und)/,
  city: /^Ort/,
  country: /^Land/,
  otherAddress: /^An eine andere Adresse/,
  leaveShipping: /^Weiter zur (Zahlung|Prüfung)$/,
  paymentTitle: "Wie möchten Sie bezahlen?",
  invoice: /^Rechnung/,
  card: /^Kreditkarte/,
  paypal: /^PayPal/,
  prepayment: /^Vorkasse/,
  toSummary: "Weiter zur Prüfung",
  summaryTitle: "Bitte prüfen Sie Ihre Bestellung",
  order: "Zahlungspflichtig bestellen",
  thanks: "Vielen Dank für Ihre Bestellung!",
  orderNumber: /Ihre Bestellnummer ist (\S+?)\./,
};

const english: typeof german = {
  addToBasket: "Add to basket",
  added: "Now in your basket",
  basketTitle: /^Basket \(\d+ items?\)$/,
  toCheckout: "Go to checkout",
  guest: "Order as a guest",
  customerNumber: /^Customer number/,
  password: /^Password/,
  signIn: "Sign in and continue",
  shippingTitle: "Where should we deliver?",
  email: /^Email address(?! for)/,
  phone: /^Phone/,
  firstName: /^First name/,
  lastName: /^Last name/,
  street: /^Street and house number/,
  postCode: /^Postcode(?! and)/,
  city: /^City/,
  country: /^Country/,
  otherAddress: /^To another address/,
  leaveShipping: /^Continue to (payment|review)$/,
  paymentTitle: "How would you like to pay?",
  invoice: /^Invoice/,
  card: /^Credit card/,
  paypal: /^PayPal/,
  prepayment: /^Prepayment/,
  toSummary: "Continue to review",
  summaryTitle: "Please check your order",
  order: "Order with obligation to pay",
  thanks: "Thank you for your order!",
  orderNumber: /Your order number is (\S+?)\./,
};

/** What a shopper reads on the way to an order, in the storefront's language. */
export type Words = typeof german;

/** The words of a storefront. */
export function wordsOf({ language }: Storefront): Words {
  return language === "en-DE" ? english : german;
}
