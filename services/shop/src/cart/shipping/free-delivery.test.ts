import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  effectiveShipper,
  freeDeliveryOf,
  memberShipperOptions,
  type Shipment,
  type ShippedLine,
  shipperOptions,
} from "./shippers.ts";

const line = (part: Partial<ShippedLine> = {}): ShippedLine => ({
  quantity: 1,
  shippingClass: "parcel",
  weightGrams: 100,
  deliveryFree: false,
  isPrime: false,
  goodsCents: 5_000,
  ...part,
});
const shipmentOf = (lines: readonly ShippedLine[], part: Partial<Shipment> = {}): Shipment => ({
  store: "de",
  destination: { country: "DE", isPackstation: false },
  lines,
  ...part,
});

function freeOf(shipment: Shipment, isMember = false) {
  const options = isMember ? memberShipperOptions(shipment) : shipperOptions(shipment);
  return freeDeliveryOf(shipment, effectiveShipper(options, null));
}

describe("what is missing to free delivery", () => {
  it("is the store's value less the goods after vouchers, and nothing once it is reached", () => {
    expect(freeOf(shipmentOf([line()]))).toEqual({ fromCents: 6_900, missingCents: 1_900 });
    expect(freeOf(shipmentOf([line(), line({ goodsCents: 1_899 })]))?.missingCents).toBe(1);
    expect(freeOf(shipmentOf([line({ goodsCents: 6_900 })]))?.missingCents).toBe(0);
    expect(freeOf(shipmentOf([line()], { store: "ch", destination: { country: "CH", isPackstation: false } }))).toEqual(
      {
        fromCents: 12_900,
        missingCents: 7_900,
      },
    );
  });

  it("is nothing where goods are delivered for nothing, to all or to a member", () => {
    expect(freeOf(shipmentOf([line({ deliveryFree: true })]))?.missingCents).toBe(0);
    expect(freeOf(shipmentOf([line({ isPrime: true })]), true)?.missingCents).toBe(0);
    expect(freeOf(shipmentOf([line({ isPrime: true })]))?.missingCents).toBe(1_900);
  });

  it("is unknown for what a freight carrier brings, and for an empty basket", () => {
    expect(freeOf(shipmentOf([line(), line({ shippingClass: "spedition" })]))).toBeNull();
    expect(freeDeliveryOf(shipmentOf([]), null)).toBeNull();
  });

  it("buys free delivery, to the cent, whatever is in the basket", () => {
    const lines = fc.array(
      fc.record({ goodsCents: fc.nat(9_000), isPrime: fc.boolean(), deliveryFree: fc.boolean() }).map(line),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, fc.boolean(), (held, isMember) => {
        const before = freeOf(shipmentOf(held), isMember);
        if (before === null || before.missingCents === 0) return;
        const after = (cents: number) => freeOf(shipmentOf([...held, line({ goodsCents: cents })]), isMember);
        expect(after(before.missingCents)?.missingCents).toBe(0);
        expect(after(before.missingCents - 1)?.missingCents).toBe(1);
      }),
    );
  });
});
