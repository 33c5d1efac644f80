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
import type { Language } from "../platform/context.ts";
import { cartGraph } from "./cart-graph.ts";
import { fingerprintOf } from "./fingerprint.ts";

const graph = (changes?: PartChanges, language: Language = "de-DE") => cartGraph(cartView(changes), language);
const heavy = { items: [anItem({ weightGrams: 31_000 })], positions: [aPosition({ quantity: 2 })] };
const phone = { speditionFields: { phone: "030 1234567" } };

describe("a cart in the graph", () => {
  it("shows its sums, in cents and as they are read", () => {
    const shown = graph({
      positions: [aPosition({ quantity: 2 })],
      items: [anItem({ lowest30DaysCents: 1_200 })],
      vouchers: [aVoucher()],
    });
    expect(shown).toMatchObject({
      id: "c1",
      subtotal: { amount: 2_000, stringValue: "20,00\u00a0€" },
      promotionsSaving: { amount: 200 },
      totalSavings: { amount: 600 },
      shippingCost: { amount: 595 },
      total: { amount: 2_395 },
      tax: { amount: 382 },
      taxes: [{ rate: 1_900, amount: { amount: 382 } }],
      taxIncluded: true,
    });
    expect(shown.details).toMatchObject({
      total: { amount: 2_395 },
      positionCount: 1,
      articleCount: 2,
      shipper: "dhl",
    });
    expect(graph({}, "en-DE").subtotal.stringValue).toBe("€10.00");
  });

  it("counts merged lines, and all pieces", () => {
    const deal = { id: 9, priceCents: 700, left: 5, maxPerCart: 5, endsAt: new Date(moment.getTime() + 60_000) };
    const reservedUntil = new Date(moment.getTime() + 1);
    const positions = [
      aPosition({ quantity: 3 }),
      aPosition({ id: "p2", kind: "deal", quantity: 2, dealId: 9, reservedUntil }),
    ];
    const shown = graph({ positions, items: [anItem({ deal })] });
    expect(shown.positions.map(({ id }) => id)).toEqual(["p1", "p2"]);
    expect(shown.mergedLineItems.map(({ id }) => id)).toEqual(["p1.p2"]);
    expect(shown.details).toMatchObject({ positionCount: 1, articleCount: 5 });
  });

  it("shows what was chosen for the checkout", () => {
    const addresses = [anAddressOf(), anAddressOf({ id: "a2", kind: "shipping", city: "Potsdam" })];
    const cart = {
      billingAddressId: "a1",
      shippingAddressId: "a2",
      orderReference: "4b",
      orderComment: "leise",
      paymentMethod: "INVOICE",
    };
    const view = cartView({ addresses, cart });
    const shown = cartGraph(view, "de-DE");
    expect(shown).toMatchObject({
      billingAddress: { addressId: "a1", city: "Berlin" },
      shippingAddress: { addressId: "a2", city: "Potsdam" },
      orderReference: "4b",
      details: { orderReference: "4b", orderComment: "leise" },
      selectedPaymentMethodInCart: "INVOICE",
      attributes: { submitted: false },
    });
    expect(shown.fingerprint()).toBe(fingerprintOf(view));
    expect(graph()).toMatchObject({ billingAddress: null, shippingAddress: null, selectedPaymentMethodInCart: null });
    expect(graph({ cart: { submittedAt: moment } }).attributes).toEqual({ submitted: true });
  });
});

describe("the ways to ship in the graph", () => {
  it("CHKS-11: have code, name and info, and say which is chosen, what each costs, brings, and why one cannot be had", () => {
    expect(graph().shippers).toEqual([
      {
        code: "dhl",
        name: "DHL Paket",
        enabled: true,
        disabledReason: null,
        selected: true,
        costs: { amount: 595, stringValue: "5,95\u00a0€", currencyCode: "EUR" },
        productLineItemList: ["p1"],
        info: "Lieferung an Ihre Adresse oder an eine Packstation.",
        deliveryFrom: "2026-11-24",
        deliveryUntil: "2026-11-26",
        speditionFields: [],
      },
      {
        code: "spedition",
        name: "Spedition",
        enabled: false,
        disabledReason: "GOODS",
        selected: false,
        costs: { amount: 3_990, stringValue: "39,90\u00a0€", currencyCode: "EUR" },
        productLineItemList: ["p1"],
        info: "Lieferung frei Bordsteinkante. Der Fahrer ruft Sie an und stimmt den Termin mit Ihnen ab.",
        deliveryFrom: "2026-11-24",
        deliveryUntil: "2026-11-26",
        speditionFields: [],
      },
    ]);
    expect(graph({ positions: [] })).toMatchObject({ shippers: [], details: { shipper: null } });
  });

  it("CHKS-15: request what a freight carrier needs to know, by name and label, with what was answered", () => {
    const fields = [
      {
        fieldName: "phone",
        fieldValue: "030 1234567",
        displayName: "Telefonnummer für die Terminabsprache",
        required: true,
      },
      { fieldName: "notes", fieldValue: "", displayName: "Hinweise zur Anlieferung", required: false },
    ];
    const chosen = graph({ ...heavy, cart: { ...phone, shipper: "spedition" } });
    expect(chosen.details.speditionsFields).toEqual(fields);
    expect(chosen.shippers.map(({ name, speditionFields }) => [name, speditionFields])).toEqual([
      ["DHL Paket", []],
      ["Spedition", fields],
    ]);
    // A parcel service needs no answers, the carrier beside it does.
    const byParcel = graph({ ...heavy, cart: phone });
    expect([byParcel.details.speditionsFields, byParcel.shippers[1]?.speditionFields]).toEqual([[], fields]);
    // Who takes parcels abroad makes no appointment.
    const abroad = graph({ destination: { country: "AT", isPackstation: false } });
    expect([abroad.details.shipper, abroad.details.speditionsFields, abroad.shippers[1]?.speditionFields]).toEqual([
      "spedition",
      [],
      [],
    ]);
  });
});

describe("the vouchers of a cart in the graph", () => {
  // A cart has one percentage, and any number of articles.
  const aGift = (changes: Parameters<typeof aVoucher>[0]) =>
    aVoucher({ kind: "free_article", percentBasisPoints: null, itemId: 2, ...changes });
  const far = aGift({ code: "FERN", minimumSubtotalCents: 1_500 });

  it("have the state of the one that was redeemed last", () => {
    expect(graph().voucherCodeStatus).toBe("NONE");
    expect(graph({ vouchers: [aVoucher()] }).voucherCodeStatus).toBe("VALID");
    expect(graph({ vouchers: [aVoucher(), far] }).voucherCodeStatus).toBe("NOT_ATTAINED");
    expect(graph({ vouchers: [far, aVoucher()] }).voucherCodeStatus).toBe("VALID");
    expect(cartGraph(cartView({ vouchers: [aVoucher()] }), "de-DE", true).voucherCodeStatus).toBe("INVALID");
  });

  it("say what is missing, and whether it can be had at all", () => {
    const ended = aGift({ code: "ALT", isRunning: false });
    const used = aGift({ code: "WEG" });
    const vouchers = [aVoucher(), far, ended, used];
    const shown = graph({ vouchers, spent: new Map([["WEG", "used"]]) }).attainableInfos;
    expect(shown.map(({ voucherCode, successful, attainable }) => [voucherCode, successful, attainable])).toEqual([
      ["ZEHN", true, true],
      ["FERN", false, true],
      ["ALT", false, false],
      ["WEG", false, false],
    ]);
    expect(shown.map(({ failures }) => failures.length)).toEqual([0, 1, 1, 1]);
    expect(shown[1]?.failures[0]?.message).toContain("5,00\u00a0€");
    expect([shown[0]?.voucherName, graph({ vouchers }, "en-DE").attainableInfos[0]?.voucherName]).toEqual([
      "Zehn",
      "Ten",
    ]);
  });
});

it("reports what has changed, with the item and its pieces", () => {
  const positions = [aPosition({ quantity: 2, shownCents: 900 }), aPosition({ id: "p2", itemId: 2, kind: "free" })];
  const items = [anItem(), anItem({ id: 2, nameDe: "Lineal" })];
  expect(graph({ positions, items, offers: [anOffer()] }).notices).toEqual([
    {
      messageKey: "vue.cart.notice.priceChanged",
      message: "Der Preis von „Stift“ hat sich geändert: 10,00\u00a0€ statt 9,00\u00a0€ pro Stück.",
      figure: "„Stift“: 10,00\u00a0€ statt 9,00\u00a0€",
      itemId: 1,
      quantity: 2,
    },
    {
      messageKey: "vue.cart.notice.offerLost",
      message: "„Lineal“ ist nicht mehr gratis dabei. Es fehlen 20,00\u00a0€ Warenwert.",
      figure: "„Lineal“: es fehlen 20,00\u00a0€",
      itemId: 2,
      quantity: null,
    },
  ]);
});
