import { describe, expect, it } from "vitest";
import { aLine, anOrder } from "../../../test/order-draft.ts";
import { sharesOf } from "./order-money.ts";

const line = (vatRate: number) => aLine({ totalCents: 1_000, promotionCents: 0, vatRate });
const sharesAt = (rates: readonly number[], head: Parameters<typeof anOrder>[0]) =>
  sharesOf(anOrder({ shippingCents: 595, ...head }, rates.map(line)));

describe("the shipping's share of an order's VAT", () => {
  it("is that of the rate that the order keeps", () => {
    const taxes = [{ rate: 700, cents: 104 }];
    expect(sharesAt([700], { taxes, shippingVatRate: 700 }).shipping).toEqual({ rate: 700, vat: 39, gross: 595 });
  });

  it("is worked out for orders that keep none, whatever else costs no VAT: no cent of it is lost", () => {
    const taxes = [
      { rate: 0, cents: 0 },
      { rate: 1_900, cents: 255 },
    ];
    const { lines, shipping } = sharesAt([0, 1_900], { taxes, shippingVatRate: null });
    expect(shipping).toEqual({ rate: 1_900, vat: 95, gross: 595 });
    expect([...lines, shipping].reduce((sum, { vat }) => sum + vat, 0)).toBe(255);
    const ofBook = [
      { rate: 700, cents: 65 },
      { rate: 1_900, cents: 95 },
    ];
    expect(sharesAt([700], { taxes: ofBook, shippingVatRate: null }).shipping.rate).toBe(1_900);
  });
});
