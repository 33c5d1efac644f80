import { describe, expect, it } from "vitest";
import {
  effectiveShipper,
  isFreight,
  memberShipperOptions,
  type Shipment,
  type ShippedLine,
  shipperOptions,
} from "./shippers.ts";

const parcel: ShippedLine = {
  quantity: 1,
  shippingClass: "parcel",
  weightGrams: 20,
  deliveryFree: false,
  isPrime: false,
  goodsCents: 1_000,
};
const bulky: ShippedLine = { ...parcel, shippingClass: "spedition", weightGrams: 24_000 };
const home = { de: "DE", at: "AT", ch: "CH", b2b: "DE" } as const;
type StoreName = keyof typeof home;
const shipment = (store: StoreName, lines: readonly ShippedLine[], country: string = home[store]): Shipment => ({
  store,
  destination: { country, isPackstation: false },
  lines,
});
const costsOf = (given: Shipment): readonly (number | undefined)[] =>
  ["dhl", "spedition"].map((code) => shipperOptions(given).find((option) => option.code === code)?.costs);
const costs = (given: Shipment) => effectiveShipper(shipperOptions(given), null)?.costs;

describe("what shipping costs in each store, in cents", () => {
  it.each([
    ["de", 595, 6_900],
    ["at", 895, 9_900],
    ["ch", 1_290, 12_900],
    ["b2b", 495, 10_000],
  ] as const)("is %s's %i for a parcel, and nothing from %i on", (store, price, border) => {
    const worth = (goodsCents: number) => costs(shipment(store, [{ ...parcel, goodsCents }]));
    expect([worth(0), worth(border - 1), worth(border), worth(border + 1)]).toEqual([price, price, 0, 0]);
    // The border is that of all goods together.
    const half = { ...parcel, goodsCents: border / 2 };
    expect(costs(shipment(store, [half, half]))).toBe(0);
    expect(costs(shipment(store, [half, { ...half, goodsCents: border / 2 - 1 }]))).toBe(price);
  });

  it.each([
    ["de", 3_990, 990],
    ["at", 5_990, 1_490],
    ["ch", 7_990, 1_990],
    ["b2b", 3_490, 790],
  ] as const)("is %s's %i for a bulky piece and %i for each further one, however dear", (store, first, further) => {
    const pieces = (quantity: number) => costs(shipment(store, [{ ...bulky, quantity, goodsCents: 500_000 }, parcel]));
    expect([pieces(1), pieces(2), pieces(5)]).toEqual([first, first + further, first + 4 * further]);
    expect(costs(shipment(store, [bulky, { ...bulky, quantity: 2 }]))).toBe(first + 2 * further);
  });

  it("is nothing for goods that say so, all of them, parcels and bulky ones alike", () => {
    const free = { ...parcel, deliveryFree: true };
    const freeDesk = { ...bulky, deliveryFree: true };
    expect(costs(shipment("de", [free, free]))).toBe(0);
    expect(costs(shipment("de", [free, parcel]))).toBe(595);
    expect(costs(shipment("de", [freeDesk]))).toBe(0);
    expect(costs(shipment("de", [freeDesk, parcel]))).toBe(0);
    expect(costs(shipment("de", [freeDesk, bulky]))).toBe(3_990);
  });

  it("is the carrier's own price for heavy parcels at home, and a parcel's price abroad", () => {
    const heavy = { ...parcel, weightGrams: 20_000, quantity: 2 };
    expect(costsOf(shipment("de", [heavy]))).toEqual([595, 3_990]);
    expect(costsOf(shipment("de", [heavy], "AT"))).toEqual([595, 595]);
    expect(costsOf(shipment("de", [{ ...heavy, goodsCents: 6_900 }], "AT"))).toEqual([0, 0]);
  });
});

/** Codes of the ways that are open. */
const openOf = (given: Shipment): readonly string[] =>
  shipperOptions(given).flatMap(({ code, disabledReason }) => (disabledReason === null ? [code] : []));

describe("when a freight carrier comes", () => {
  it.each([
    [31_499, false],
    [31_500, false],
    [31_501, true],
  ])("parcels of %i g together can be sent with one: %j", (weightGrams, isHeavy) => {
    const given = shipment("de", [parcel, { ...parcel, weightGrams: weightGrams - 20 }]);
    expect(openOf(given)).toEqual(isHeavy ? ["dhl", "spedition"] : ["dhl"]);
  });

  it("all pieces are weighed together", () => {
    const stone = { ...parcel, weightGrams: 10_500 };
    expect(openOf(shipment("de", [{ ...stone, quantity: 3 }]))).toEqual(["dhl"]);
    expect(openOf(shipment("de", [{ ...stone, quantity: 3 }, parcel]))).toEqual(["dhl", "spedition"]);
  });

  it("the carrier makes an appointment within Germany, and abroad only for what no parcel holds", () => {
    expect(isFreight(shipment("de", [parcel]))).toBe(true);
    expect(isFreight(shipment("de", [bulky], "AT"))).toBe(true);
    expect(isFreight(shipment("de", [{ ...parcel, weightGrams: 31_501 }], "AT"))).toBe(true);
    expect(isFreight(shipment("de", [{ ...parcel, weightGrams: 1_000, quantity: 40 }], "AT"))).toBe(false);
  });

  it("the choice is the shopper's only where both come", () => {
    expect(openOf(shipment("de", [bulky]))).toEqual(["spedition"]);
    expect(openOf(shipment("at", [{ ...parcel, weightGrams: 20_000, quantity: 2 }]))).toHaveLength(1);
    expect(shipperOptions(shipment("de", [parcel])).map(({ code }) => code)).toEqual(["dhl", "spedition"]);
  });
});

describe("what members of prime pay (C-98)", () => {
  const marked = { ...parcel, isPrime: true };
  const memberCosts = (given: Shipment) => memberShipperOptions(given).map((option) => option.costs);

  it("leaves marked goods out, of the border as of the pieces", () => {
    expect(memberCosts(shipment("de", [marked, { ...parcel, goodsCents: 5_899 }]))[0]).toBe(595);
    expect(
      memberCosts(
        shipment("de", [
          { ...bulky, isPrime: true },
          { ...bulky, quantity: 2 },
        ]),
      )[1],
    ).toBe(3_990 + 990);
    expect(memberCosts(shipment("de", [{ ...bulky, isPrime: true }]))).toEqual([0, 0]);
  });

  it("is a parcel's price for parcels beside marked goods that the carrier brings", () => {
    const desk = { ...bulky, isPrime: true };
    expect(memberCosts(shipment("de", [desk, parcel]))[1]).toBe(595);
    expect(memberCosts(shipment("de", [desk, { ...parcel, goodsCents: 6_900 }]))[1]).toBe(0);
    expect(memberCosts(shipment("ch", [desk, parcel]))[1]).toBe(1_290);
    expect(memberCosts(shipment("de", [desk, parcel, bulky]))[1]).toBe(3_990);
  });

  it("is never more than without: what the whole cart gets for nothing stays so", () => {
    expect(memberCosts(shipment("de", [{ ...marked, goodsCents: 6_900 }, parcel]))[0]).toBe(0);
  });

  it("is the carrier's price for parcels at home, where someone calls it, and a parcel's abroad", () => {
    expect(memberCosts(shipment("de", [{ ...marked, weightGrams: 20_000, quantity: 2 }]))).toEqual([0, 3_990]);
    expect(memberCosts(shipment("at", [marked]))[1]).toBe(0);
    expect(memberCosts(shipment("at", [marked, parcel]))[1]).toBe(895);
  });
});
