import fc from "fast-check";
import { taxOnTop } from "../src/platform/money.ts";
import type { StoredOrder } from "../src/orders/stored-order.ts";
import { typedNames } from "./names.ts";
import { aStoredLine, aStoredOrder } from "./order-draft.ts";
import { aCreditNote, aDelivery, paperAsXml } from "./xrechnung-papers.ts";

const names = typedNames.map(([, firstName, lastName]) => ({ firstName, lastName }));
const words = fc.oneof(
  fc.constantFrom(
    ...names.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    "A & B <KG>",
    '"Tafel"',
    "𝓐 ]]> &amp;",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter((text) => /\p{L}/u.test(text)),
);
const rates = fc.constantFrom(0, 700, 1_900);
const lineOf = fc.record({
  quantity: fc.integer({ min: 1, max: 7 }),
  singleCents: fc.integer({ min: 1, max: 9_999 }),
  percent: fc.constantFrom(0, 0, 10, 33, 100),
  vatRate: rates,
  name: words,
});
const sketches = fc.record({
  lines: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
  shippingCents: fc.constantFrom(0, 1, 595, 3_990),
  shippingVatRate: rates,
  person: fc.constantFrom(...names),
  company: fc.oneof(fc.constant(""), words),
  isPackstation: fc.boolean(),
  paid: fc.constantFrom(0, 1),
  reference: fc.oneof(fc.constant(""), words),
  days: fc.constantFrom(1, 2),
  /** For each line, of seven pieces, how many go back before the others. */
  back: fc.tuple(fc.nat(7), fc.nat(7), fc.nat(7), fc.nat(7)),
});
type Sketch = typeof sketches extends fc.Arbitrary<infer T> ? T : never;

/** An order of a business, and what happens to it. */
export interface BusinessOrder {
  readonly order: StoredOrder;
  /** On how many days its goods leave. */
  readonly days: number;
  readonly back: readonly number[];
}

/** Orders of businesses: vouchers, shipping, several rates of VAT, parcel stations, any names. */
export const businessOrders = sketches.map((sketch): BusinessOrder => {
  const { days, back } = sketch;
  return { order: orderOf(sketch), days, back };
});

/** Papers of an order as XML: its invoice, a credit note over what goes back first, and one over the rest. */
export function papersOf({ order, days, back }: BusinessOrder): string[] {
  const deliveries = ["2026-11-23", "2026-11-26"].slice(0, days).map(aDelivery);
  const whole = order.lines.map(({ line, quantity }) => ({ line, count: quantity }));
  const first = whole.map(({ line, count }) => ({ line, count: Math.min(count, back[line] ?? 0) }));
  const rest = whole.map(({ line, count }, index) => ({ line, count: count - (first[index]?.count ?? 0) }));
  const lines = order.lines.map((line, index) => ({ ...line, credited: first[index]?.count ?? 0 }));
  const notes = [
    { of: order, pieces: first, withShipping: rest.every(({ count }) => count === 0) },
    { of: { ...order, lines }, pieces: rest, withShipping: true },
  ].filter(({ pieces }) => pieces.some(({ count }) => count > 0));
  return [
    paperAsXml(order, { pieces: whole, deliveries }),
    ...notes.map(({ of, pieces, withShipping }) => paperAsXml(of, { ...aCreditNote, pieces, withShipping })),
  ];
}

/** A business's order with the VAT that a cart would have. */
function orderOf({
  lines,
  shippingCents,
  shippingVatRate,
  person,
  company,
  isPackstation,
  paid,
  reference,
}: Sketch): StoredOrder {
  const stored = lines.map(({ quantity, singleCents, percent, vatRate, name }, line) => {
    const totalCents = quantity * singleCents;
    const promotionCents = Math.round((totalCents * percent) / 100);
    return aStoredLine({ line, quantity, singleCents, totalCents, promotionCents, vatRate, name });
  });
  const parts = [
    ...stored.map(({ vatRate, totalCents, promotionCents }) => ({ rate: vatRate, cents: totalCents - promotionCents })),
    { rate: shippingVatRate, cents: shippingCents },
  ];
  const net = sum(parts.map(({ cents }) => cents));
  const taxes = [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, group]) => ({ rate, cents: taxOnTop(sum(group.map(({ cents }) => cents)), rate).vat }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => a.rate - b.rate);
  const { head } = aStoredOrder();
  const billingAddress = { ...head.billingAddress, ...person, company };
  const place = isPackstation ? { isPackstation, street: "12345678", addition: "145" } : { street: "Weg 1 & 2" };
  const totalCents = net + sum(taxes.map(({ cents }) => cents));
  return aStoredOrder({
    head: {
      ...head,
      store: "b2b",
      taxIncluded: false,
      billingAddress,
      deliveryAddress: { ...head.deliveryAddress, ...person, ...place },
      orderReference: reference,
      shippingCents,
      shippingVatRate,
      taxes,
      totalCents,
    },
    lines: stored,
    paidCents: paid * totalCents,
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
