import { describe, expect, it } from "vitest";
import {
  anAddressOf,
  anItem,
  anOffer,
  aPosition,
  aVoucher,
  cartView,
  moment,
  type PartChanges,
} from "../../test/cart-parts.ts";
import { type DraftInput, draftOrder } from "./draft-order.ts";

const addresses = [anAddressOf(), anAddressOf({ id: "a2", kind: "shipping", city: "Potsdam" })];
const chosen = { billingAddressId: "a1", shippingAddressId: "a2", customerId: "k1" };
type Changes = Partial<Omit<DraftInput, "view">> & { readonly parts?: PartChanges };
function drafted({ parts = {}, ...changes }: Changes = {}) {
  return draftOrder({
    view: cartView({ addresses, ...parts, cart: { ...chosen, ...parts.cart } }),
    customer: { id: "k1", isGuest: true, email: "anna@example.org", phone: "030 1234567" },
    paymentMethod: "INVOICE",
    orderNumber: 40_012_345,
    language: "de-DE",
    origin: "http://localhost:3000",
    isMeasured: false,
    ...changes,
  });
}
function order(changes: Changes = {}) {
  const made = drafted(changes);
  if (!made.ok) throw new Error(made.fault);
  return made.draft;
}
const fault = (changes: Changes) => {
  const made = drafted(changes);
  return made.ok ? null : made.fault;
};
const bulky = [anItem({ shippingClass: "spedition" })];
const guest = { id: "k1", isGuest: true, email: "anna@example.org", phone: "" };

describe("what an order needs", () => {
  it.each<[string, Changes]>([
    ["empty", { parts: { positions: [] } }],
    ["billingAddress", { parts: { cart: { billingAddressId: null } } }],
    ["shippingAddress", { parts: { cart: { shippingAddressId: null } } }],
    [
      "shipper",
      { parts: { items: bulky, addresses: [anAddressOf(), anAddressOf({ id: "a2", isPackstation: true })] } },
    ],
    ["speditionFields", { parts: { items: bulky } }],
    ["speditionFields", { parts: { items: bulky, cart: { speditionFields: { phone: "", notes: "Hof" } } } }],
    ["email", { customer: { ...guest, email: null } }],
    ["payment", { paymentMethod: null }],
    ["buyerReference", { paymentMethod: "X_RECHNUNG" }],
    ["priceChanged", { parts: { cart: { shownTotalCents: 1_594 } } }],
    ["priceChanged", { parts: { cart: { shownTotalCents: 1_596 } } }],
  ])("is missed as %s", (missing, changes) => {
    expect(fault(changes)).toBe(missing);
  });

  it("is there when all of it is, with the total that was shown", () => {
    expect(fault({})).toBeNull();
    expect(fault({ paymentMethod: "X_RECHNUNG", parts: { cart: { buyerReference: "991-1" } } })).toBeNull();
    expect(fault({ parts: { cart: { shownTotalCents: 1_595 } } })).toBeNull();
    expect(fault({ parts: { items: bulky, cart: { speditionFields: { phone: "030 1" } } } })).toBeNull();
    const nothingToPay = {
      items: [anItem({ deliveryFree: true })],
      vouchers: [aVoucher({ percentBasisPoints: 10_000 })],
    };
    expect(fault({ paymentMethod: null, parts: nothingToPay })).toBeNull();
  });

  it("is no phone number of a carrier that only takes parcels abroad", () => {
    const abroad = anAddressOf({ id: "a2", country: "AT", city: "Wien", postCode: "1010" });
    const { head } = order({
      parts: { addresses: [anAddressOf(), abroad], cart: { speditionFields: { notes: "Hof" } } },
    });
    expect([head.shipper, head.shipperName]).toEqual(["spedition", "Internationaler Versand"]);
    expect(head.speditionFields).toEqual({ notes: "Hof" });
  });
});

describe("what an order keeps", () => {
  it("is all that was chosen, as it was then", () => {
    const cart = { paymentMethod: "INVOICE", buyerReference: "991-1", orderReference: "4b", orderComment: "leise" };
    expect(order({ parts: { cart, vouchers: [aVoucher()] } }).head).toEqual({
      orderNumber: 40_012_345,
      store: "de",
      language: "de-DE",
      userId: "u1",
      customerId: "k1",
      isGuest: true,
      email: "anna@example.org",
      phone: "030 1234567",
      paymentMethod: "INVOICE",
      paymentMethodName: "Rechnung",
      buyerReference: "991-1",
      orderReference: "4b",
      comment: "leise",
      shipper: "dhl",
      shipperName: "DHL Paket",
      speditionFields: {},
      deliveryFrom: "2026-11-24",
      deliveryUntil: "2026-11-26",
      billingAddress: addresses[0],
      deliveryAddress: addresses[1],
      membership: null,
      voucherCodes: ["ZEHN"],
      origin: "http://localhost:3000",
      isMeasured: false,
      subtotalCents: 1_000,
      promotionsSavingCents: 100,
      shippingCents: 595,
      shippingVatRate: 1_900,
      taxCents: 239,
      taxes: [{ rate: 1_900, cents: 239 }],
      taxIncluded: true,
      totalCents: 1_495,
    });
  });

  it("has no phone number when none was given, nor a carrier's answers for a parcel", () => {
    expect(order({ customer: { ...guest, isGuest: false } }).head).toMatchObject({ phone: null, isGuest: false });
    expect(order({ parts: { cart: { speditionFields: { phone: "030 1" } } } }).head.speditionFields).toEqual({});
    const freight = order({ parts: { items: bulky, cart: { speditionFields: { phone: "030 1" } } } }).head;
    expect([freight.shipperName, freight.speditionFields]).toEqual(["Spedition", { phone: "030 1" }]);
  });

  it("reports that there is nothing to pay, whatever was chosen (CART-12)", () => {
    const parts = { items: [anItem({ deliveryFree: true })], vouchers: [aVoucher({ percentBasisPoints: 10_000 })] };
    expect(order({ parts }).head).toMatchObject({
      paymentMethod: "NONE",
      paymentMethodName: "Nichts zu zahlen",
      totalCents: 0,
    });
  });

  it("is each line at the price of a piece, with its share of the voucher", () => {
    const deal = { id: 9, priceCents: 700, left: 5, maxPerCart: 5, endsAt: new Date(moment.getTime() + 60_000) };
    const reservedUntil = new Date(moment.getTime() + 1);
    const positions = [
      aPosition({ quantity: 3 }),
      aPosition({ id: "p2", kind: "deal", quantity: 2, dealId: 9, reservedUntil }),
      aPosition({ id: "p3", itemId: 2, kind: "free" }),
    ];
    const items = [anItem({ deal }), anItem({ id: 2, productId: 12, nameDe: "Lineal", orderNumber: "100002" })];
    const offers = [anOffer({ minimumSubtotalCents: 0 })];
    const [normal, inDeal, free] = order({ parts: { positions, items, offers, vouchers: [aVoucher()] } }).lines;
    expect(normal).toEqual({
      itemId: 1,
      productId: 11,
      articleNumber: "100001",
      name: "Stift",
      quantity: 3,
      singleCents: 1_000,
      netSingleCents: 840,
      totalCents: 3_000,
      promotionCents: 300,
      vatRate: 1_900,
      picture: items[0]?.picture,
      dealId: null,
    });
    expect(inDeal).toMatchObject({
      singleCents: 700,
      netSingleCents: 588,
      totalCents: 1_400,
      promotionCents: 140,
      dealId: 9,
    });
    expect(free).toMatchObject({
      name: "Lineal",
      quantity: 1,
      singleCents: 0,
      netSingleCents: 0,
      totalCents: 0,
      promotionCents: 0,
    });
    expect(order({ language: "en-DE" }).lines[0]?.name).toBe("Pencil");
  });
});
