import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStoredLine, aStoredOrder } from "../../../test/order-draft.ts";
import { dueCents } from "../fulfilment/order-money.ts";
import type { StoredOrder } from "../stored-order.ts";
import { type PaperContent, paperContentOf } from "./paper-content.ts";

const lineOf = fc.record({
  quantity: fc.integer({ min: 1, max: 7 }),
  singleCents: fc.integer({ min: 1, max: 9_999 }),
  percent: fc.integer({ min: 0, max: 100 }),
  vatRate: fc.constantFrom(700, 1_900),
});

/** An order whose amounts divide evenly only by chance. */
const orders = fc
  .record({
    lines: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
    shippingCents: fc.integer({ min: 0, max: 999 }),
    taxIncluded: fc.boolean(),
    taxCents: fc.tuple(fc.integer({ min: 0, max: 3_001 }), fc.integer({ min: 0, max: 3_001 })),
  })
  .map(({ lines, shippingCents, taxIncluded, taxCents }): StoredOrder => {
    const stored = lines.map(({ quantity, singleCents, percent, vatRate }, line) => {
      const totalCents = quantity * singleCents;
      return aStoredLine({
        line,
        quantity,
        singleCents,
        totalCents,
        vatRate,
        promotionCents: Math.round((totalCents * percent) / 100),
      });
    });
    const taxes = [
      { rate: 700, cents: taxCents[0] },
      { rate: 1_900, cents: taxCents[1] },
    ].filter(({ rate }) => rate === 1_900 || stored.some(({ vatRate }) => vatRate === rate));
    const net = stored.reduce(
      (sum, { totalCents, promotionCents }) => sum + totalCents - promotionCents,
      shippingCents,
    );
    const head = { ...aStoredOrder().head, shippingCents, shippingVatRate: 1_900, taxIncluded, taxes };
    const tax = taxes.reduce((sum, { cents }) => sum + cents, 0);
    return aStoredOrder({ head: { ...head, totalCents: taxIncluded ? net : net + tax }, lines: stored });
  });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const paper = (
  order: StoredOrder,
  kind: PaperContent["kind"],
  pieces: readonly { line: number; count: number }[],
  withShipping: boolean,
) =>
  paperContentOf(order, {
    kind,
    paperNumber: "1",
    invoiceNumber: null,
    pieces,
    withShipping,
    issuedAt: new Date("2026-11-23T10:00:00Z"),
  });
const taxOf = (papers: readonly PaperContent[], rate: number): number =>
  sum(papers.flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate).map(({ cents }) => cents)));

describe("an invoice and its credit notes", () => {
  it("agree to the cent, piece by piece in any order, in total, shipping, and VAT of each rate", () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat()), fc.nat(3), (order, picks, cancelledBefore) => {
        const pieces = order.lines.flatMap(({ line, quantity }) => Array.from({ length: quantity }, () => line));
        const shuffled: number[] = [];
        while (pieces.length > 0) shuffled.push(...pieces.splice((picks.next().value ?? 0) % pieces.length, 1));
        // Some pieces are cancelled before there is an invoice.
        const gone = shuffled.slice(0, Math.min(cancelledBefore, shuffled.length - 1));
        const rest = shuffled.slice(gone.length);
        let now: StoredOrder = {
          ...order,
          lines: order.lines.map((one) => ({ ...one, cancelled: gone.filter((line) => line === one.line).length })),
        };
        const whole = now.lines.map(({ line, quantity, cancelled }) => ({ line, count: quantity - cancelled }));
        const invoice = paper(now, "invoice", whole, true);
        expect(dueCents(now)).toBe(invoice.totalCents);
        const notes = rest.map((line, index) => {
          // What had left is credited, what had not is cancelled, in any order.
          const how = (picks.next().value ?? 0) % 2 === 0 ? "credited" : "cancelled";
          const note = paper(now, "credit_note", [{ line, count: 1 }], index === rest.length - 1);
          now = {
            ...now,
            lines: now.lines.map((one) => (one.line === line ? { ...one, [how]: one[how] + 1 } : one)),
          };
          return note;
        });
        expect(sum(notes.map(({ totalCents }) => totalCents))).toBe(invoice.totalCents);
        expect(sum(notes.map(({ shippingCents }) => shippingCents))).toBe(invoice.shippingCents);
        for (const rate of [700, 1_900]) expect(taxOf(notes, rate)).toBe(taxOf([invoice], rate));
        if (gone.length === 0) expect(invoice.totalCents).toBe(order.head.totalCents);
        for (const { totalCents, rows, shippingCents, taxes, taxIncluded } of [invoice, ...notes]) {
          const shown = sum(rows.map((row) => row.totalCents - row.reductionCents)) + shippingCents;
          expect(taxIncluded ? shown : shown + sum(taxes.map(({ cents }) => cents))).toBe(totalCents);
        }
      }),
      { numRuns: 300 },
    );
  });
});
