import { describe, expect, it } from "vitest";
import { aLine, anOrder, aStoredLine, aStoredOrder } from "../../../test/order-draft.ts";
import { dueCents, isSettled, sharesOf } from "./order-money.ts";

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

describe("what is due for an order", () => {
  const at = new Date("2026-11-24T10:00:00Z");
  const invoice = { kind: "invoice", number: 1, issuedAt: at, totalCents: 2_737, isElectronic: null } as const;
  const creditNote = { ...invoice, kind: "credit_note", totalCents: 1_071 } as const;

  it("is the invoice less the credit notes; before there is one, what was not cancelled, with shipping", () => {
    expect(dueCents(aStoredOrder({ papers: [invoice] }))).toBe(2_737);
    expect(dueCents(aStoredOrder({ papers: [invoice, creditNote] }))).toBe(1_666);
    expect(dueCents(aStoredOrder())).toBe(2_737);
    expect(dueCents(aStoredOrder({ lines: [aStoredLine({ cancelled: 1 })] }))).toBe(1_666);
    expect(dueCents(aStoredOrder({ lines: [aStoredLine({ cancelled: 2 })] }))).toBe(0);
  });

  it("is settled by what was paid and not given back, to the cent", () => {
    const paid = (paidCents: number, refundedCents: number) =>
      isSettled(aStoredOrder({ papers: [invoice], paidCents, refundedCents }));
    expect([paid(2_737, 0), paid(2_736, 0), paid(3_000, 263), paid(3_000, 264), paid(2_000, 737)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });
});
