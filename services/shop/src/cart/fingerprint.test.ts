import { expect, it } from "vitest";
import { anAddressOf, anItem, aPosition, cartView, moment, type PartChanges } from "../../test/cart-parts.ts";
import { fingerprintOf } from "./fingerprint.ts";

const deal = { id: 9, priceCents: 1_000, left: 5, maxPerCart: 5, endsAt: new Date(moment.getTime() + 60_000) };
const until = new Date(moment.getTime() + 60_000);
const addresses = [anAddressOf(), anAddressOf({ id: "a2", kind: "shipping" })];
const chosen = { billingAddressId: "a1", shippingAddressId: "a2" };
const twoParcels = { items: [anItem({ deal, weightGrams: 31_000 })], positions: [aPosition({ quantity: 2 })] };
const base: PartChanges = { addresses, cart: chosen, ...twoParcels };
const of = (changes: PartChanges = {}) =>
  fingerprintOf(cartView({ ...base, ...changes, cart: { ...chosen, ...changes.cart } }));

it("identifies a cart with 22 letters, the same ones each time (CHKX-06)", () => {
  expect(of()).toMatch(/^[\w-]{22}$/);
  expect(of()).toBe(of());
});

it.each<[string, PartChanges]>([
  ["another cart", { cart: { id: "c2" } }],
  ["another item at the same price", { items: [anItem({ id: 2 })], positions: [aPosition({ itemId: 2 })] }],
  ["other pieces at the same total", { items: [anItem({ priceCents: 500 })], positions: [aPosition({ quantity: 2 })] }],
  ["another price", { items: [anItem({ priceCents: 1_001 })] }],
  ["pieces of a deal", { positions: [aPosition({ kind: "deal", dealId: 9, reservedUntil: until })] }],
  ["another rate of VAT", { items: [anItem({ vatRate: 700, weightGrams: 31_000 })] }],
  ["other shipping costs", { items: [anItem({ deliveryFree: true, weightGrams: 31_000 })] }],
  ["another way to ship", { cart: { shipper: "spedition" } }],
  ["another phone number for the carrier", { cart: { speditionFields: { phone: "030 1" } } }],
  ["another billing address", { addresses: [anAddressOf({ street: "Weg 2" }), anAddressOf({ id: "a2" })] }],
  [
    "another delivery address",
    { addresses: [anAddressOf(), anAddressOf({ id: "a2", kind: "shipping", city: "Bonn" })] },
  ],
  ["another way to pay", { cart: { paymentMethod: "INVOICE" } }],
  ["another order reference", { cart: { orderReference: "4b" } }],
])("is another one for %s", (_, changes) => {
  expect(of(changes)).not.toBe(of());
});

it("is the same for what a summary does not show", () => {
  const items = [anItem({ deal, weightGrams: 31_000, nameDe: "Bleistift", stock: 77 })];
  expect(of({ items, cart: { shownTotalCents: 1, orderNumber: 5 } })).toBe(of());
  // C-95: a business types its reference there, and pays as agreed.
  const agreed = { store: "b2b", paymentMethod: "X_RECHNUNG", buyerReference: "991-1" } as const;
  expect(of({ cart: agreed })).toBe(of({ cart: { store: "b2b" } }));
});
