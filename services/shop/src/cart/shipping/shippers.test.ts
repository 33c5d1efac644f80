import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  effectiveShipper,
  isFreight,
  memberShipperOptions,
  type Shipment,
  type ShippedLine,
  shipperOptions,
} from "./shippers.ts";

const pencil: ShippedLine = {
  quantity: 1,
  shippingClass: "parcel",
  weightGrams: 20,
  deliveryFree: false,
  isPrime: false,
  goodsCents: 1_000,
};
const desk: ShippedLine = { ...pencil, shippingClass: "spedition", weightGrams: 24_000 };
const marked: ShippedLine = { ...pencil, isPrime: true };
const shipment = (changes: Partial<Shipment> = {}): Shipment => ({
  store: "de",
  destination: { country: "DE", isPackstation: false },
  lines: [pencil],
  ...changes,
});
const packstation = { country: "DE", isPackstation: true };
const reasons = (given: Shipment) => shipperOptions(given).map(({ disabledReason }) => disabledReason);
const costs = (given: Shipment) => effectiveShipper(shipperOptions(given), null)?.costs;

const anyShipment: fc.Arbitrary<Shipment> = fc.record({
  store: fc.constantFrom("de" as const, "at" as const, "ch" as const, "b2b" as const),
  destination: fc.record({ country: fc.constantFrom("DE", "AT", "CH"), isPackstation: fc.boolean() }),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 100 }),
      shippingClass: fc.constantFrom("parcel" as const, "spedition" as const),
      weightGrams: fc.integer({ min: 1, max: 50_000 }),
      deliveryFree: fc.boolean(),
      isPrime: fc.boolean(),
      goodsCents: fc.nat(200_000),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

describe("ways to ship", () => {
  it("sends parcels in Germany by DHL, for what there is no carrier needed (CHKS-08)", () => {
    expect(reasons(shipment())).toEqual([null, "GOODS"]);
  });

  it("sends bulky goods in Germany by freight carrier", () => {
    expect(reasons(shipment({ lines: [pencil, desk] }))).toEqual(["GOODS", null]);
  });

  it("offers the choice for heavy parcels, and none where one way is open (CHKS-09)", () => {
    const options = shipperOptions(shipment({ lines: [{ ...pencil, weightGrams: 1_000, quantity: 32 }] }));
    expect(options.map(({ disabledReason }) => disabledReason)).toEqual([null, null]);
    expect(effectiveShipper(options, null)?.code).toBe("dhl");
    expect(effectiveShipper(options, "spedition")?.code).toBe("spedition");
    for (const lines of [[pencil], [desk]])
      expect(reasons(shipment({ lines })).filter((each) => each === null)).toHaveLength(1);
  });

  it("forces DHL to a packstation in Germany (CHKS-03, CHKS-06)", () => {
    const full = shipment({ destination: packstation, lines: [{ ...pencil, weightGrams: 31_500 }] });
    expect(reasons(full)).toEqual([null, "PACKSTATION-DHL-ONLY"]);
    expect(effectiveShipper(shipperOptions(full), "spedition")?.code).toBe("dhl");
  });

  it("has no way for more than one parcel holds to a packstation", () => {
    const lines = [
      { ...pencil, weightGrams: 10_500, quantity: 3 },
      { ...pencil, weightGrams: 1 },
    ];
    expect(reasons(shipment({ destination: packstation, lines }))).toEqual(["GOODS", "PACKSTATION-DHL-ONLY"]);
  });

  it("sends a piece that is too heavy for a parcel by freight carrier, to every country at its price", () => {
    const kiln = { ...pencil, weightGrams: 31_501, goodsCents: 99_000 };
    expect(reasons(shipment({ lines: [kiln] }))).toEqual(["GOODS", null]);
    expect(reasons(shipment({ destination: packstation, lines: [kiln] }))).toEqual(["GOODS", "PACKSTATION-DHL-ONLY"]);
    for (const country of ["DE", "AT", "CH"]) {
      const given = shipment({ destination: { country, isPackstation: false }, lines: [{ ...kiln, quantity: 2 }] });
      expect(costs(given)).toBe(3_990 + 990);
      expect(isFreight(given)).toBe(true);
    }
  });

  it("has no way for bulky goods to a packstation, and states why (C-05)", () => {
    const given = shipment({ destination: packstation, lines: [desk] });
    expect(reasons(given)).toEqual(["GOODS", "PACKSTATION-DHL-ONLY"]);
    expect(effectiveShipper(shipperOptions(given), null)).toBeNull();
  });

  it.each(["AT", "CH"])("ships to %s without DHL, a packstation or not (CHKS-04, CHKS-07, C-05)", (country) => {
    for (const isPackstation of [false, true]) {
      const given = shipment({ destination: { country, isPackstation } });
      expect(reasons(given)).toEqual(["DHL-GERMANY-ONLY", null]);
      expect(effectiveShipper(shipperOptions(given), "dhl")?.code).toBe("spedition");
    }
  });

  it("is free of charge from the store's threshold, and for goods that say so", () => {
    expect(costs(shipment({ lines: [{ ...pencil, goodsCents: 6_899 }] }))).toBe(595);
    expect(costs(shipment({ lines: [{ ...pencil, goodsCents: 6_900 }] }))).toBe(0);
    expect(costs(shipment({ lines: [{ ...pencil, deliveryFree: true }] }))).toBe(0);
  });

  it("costs by the bulky piece, whatever else is in the cart", () => {
    expect(costs(shipment({ lines: [{ ...desk, quantity: 3, goodsCents: 99_000 }, pencil] }))).toBe(3_990 + 2 * 990);
  });

  it("always finds a way, except for bulky or heavy goods to a packstation in Germany", () => {
    fc.assert(
      fc.property(anyShipment, (given) => {
        const bulky = given.lines.some(({ shippingClass }) => shippingClass === "spedition");
        const grams = given.lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0);
        const stuck =
          given.destination.country === "DE" && given.destination.isPackstation && (bulky || grams > 31_500);
        expect(effectiveShipper(shipperOptions(given), null) === null).toBe(stuck);
      }),
    );
  });

  it("never chooses a disabled one and never costs less than nothing", () => {
    fc.assert(
      fc.property(anyShipment, fc.constantFrom("dhl" as const, "spedition" as const, null), (given, chosen) => {
        const options = shipperOptions(given);
        expect(effectiveShipper(options, chosen)?.disabledReason ?? null).toBeNull();
        for (const option of options) expect(option.costs).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("members of prime (C-98)", () => {
  const memberCosts = (given: Shipment) => effectiveShipper(memberShipperOptions(given), null)?.costs;

  it("get marked goods free of charge, and pay for the others alone", () => {
    expect(memberCosts(shipment({ lines: [marked] }))).toBe(0);
    expect(memberCosts(shipment({ lines: [marked, pencil] }))).toBe(595);
    expect(memberCosts(shipment({ lines: [marked, desk] }))).toBe(3_990);
    expect(memberCosts(shipment({ destination: { country: "AT", isPackstation: false }, lines: [marked] }))).toBe(0);
  });

  it("pay for a freight carrier that they call for parcels", () => {
    const heavy = shipment({ lines: [{ ...marked, weightGrams: 20_000, quantity: 2 }] });
    expect(effectiveShipper(memberShipperOptions(heavy), "spedition")?.costs).toBe(3_990);
  });

  it("never pay more than everyone else, and have the same ways", () => {
    fc.assert(
      fc.property(anyShipment, (given) => {
        const [usual, members] = [shipperOptions(given), memberShipperOptions(given)];
        expect(members.map(({ code, disabledReason }) => [code, disabledReason])).toEqual(
          usual.map(({ code, disabledReason }) => [code, disabledReason]),
        );
        members.forEach(({ costs: cents }, index) => expect(cents).toBeLessThanOrEqual(usual[index]?.costs ?? 0));
      }),
    );
  });
});
