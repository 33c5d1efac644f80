import { taxOnTop, taxWithin } from "../platform/money.ts";
import type { CartItem, PositionRow } from "./cart.types.ts";
import type { PricedLine } from "./totals.ts";

/** A line of a cart, stored or merged. Amounts are cents, with or without VAT like prices of the store. */
export interface CartLine {
  /** Id of the position; ids of all positions joined by a dot for a merged line. */
  readonly id: string;
  readonly item: CartItem;
  readonly kind: "goods" | "free" | "catalog" | "gift";
  readonly quantity: number;
  /** Pieces of `quantity` at the deal's price. */
  readonly dealQuantity: number;
  /** Price of a piece outside the deal. */
  readonly unitCents: number;
  /** Price of a piece in the deal; null for lines without deal pieces. */
  readonly dealUnitCents: number | null;
  readonly totalCents: number;
  /** The deal that the deal pieces are taken from. */
  readonly dealId: number | null;
  /** The voucher that brought the line. */
  readonly voucherCode: string | null;
}

/** Separates the ids of the positions that a merged line stands for. */
const idSeparator = ".";
const giftPrefix = "voucher:";

/** Whether a stored deal line still has its price: reserved, and the deal that it is reserved in runs. */
export function holdsDeal(position: PositionRow, item: CartItem, now: Date): boolean {
  return (
    position.kind === "deal" &&
    position.reservedUntil !== null &&
    position.reservedUntil > now &&
    item.deal?.id === position.dealId
  );
}

/** A stored position as a line, at the price of now; none when the item is gone for good. */
export function positionLine(position: PositionRow, item: CartItem | undefined, now: Date): CartLine[] {
  if (item === undefined) return [];
  const { id, kind, quantity } = position;
  const line = { id, item, quantity, dealQuantity: 0, dealUnitCents: null, dealId: null, voucherCode: null };
  if (kind === "free" || kind === "catalog") return [{ ...line, kind, unitCents: 0, totalCents: 0 }];
  const unitCents = item.priceCents ?? 0;
  if (item.deal === null || !holdsDeal(position, item, now)) {
    return [{ ...line, kind: "goods", unitCents, totalCents: unitCents * quantity }];
  }
  const { id: dealId, priceCents } = item.deal;
  return [
    {
      ...line,
      kind: "goods",
      unitCents,
      dealQuantity: quantity,
      dealUnitCents: priceCents,
      dealId,
      totalCents: priceCents * quantity,
    },
  ];
}

/** The line that a voucher brings. */
export function giftLine(code: string, item: CartItem): CartLine {
  return {
    id: `${giftPrefix}${code}`,
    item,
    kind: "gift",
    quantity: 1,
    dealQuantity: 0,
    unitCents: 0,
    dealUnitCents: null,
    totalCents: 0,
    dealId: null,
    voucherCode: code,
  };
}

/** What a line's id stands for. */
export function readLineId(id: string): { readonly voucherCode: string } | { readonly positionIds: readonly string[] } {
  if (id.startsWith(giftPrefix)) return { voucherCode: id.slice(giftPrefix.length) };
  return { positionIds: id.split(idSeparator) };
}

/** The lines as shown: deal and normal pieces of one item are one line; what is free stays apart (CART-10). */
export function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const groups = Map.groupBy(lines, (line) => (line.kind === "goods" ? `${line.item.id}` : line.id));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return [others.reduce(joinLines, first)];
  });
}

function joinLines(a: CartLine, b: CartLine): CartLine {
  return {
    ...a,
    id: `${a.id}${idSeparator}${b.id}`,
    quantity: a.quantity + b.quantity,
    dealQuantity: a.dealQuantity + b.dealQuantity,
    dealUnitCents: a.dealUnitCents ?? b.dealUnitCents,
    dealId: a.dealId ?? b.dealId,
    totalCents: a.totalCents + b.totalCents,
  };
}

/** The price of a piece of an unmerged line: the deal's while it counts. */
export function paidUnitCents(line: Pick<CartLine, "dealQuantity" | "dealUnitCents" | "unitCents">): number {
  return line.dealQuantity > 0 ? (line.dealUnitCents ?? line.unitCents) : line.unitCents;
}

/** An unmerged line as it is added up. */
export function toPricedLine(line: CartLine): PricedLine {
  const unitCents = paidUnitCents(line);
  const isFree = line.kind !== "goods";
  const before = Math.max(line.item.oldPriceCents ?? 0, line.unitCents);
  return { unitCents, regularUnitCents: isFree ? 0 : before, quantity: line.quantity, vatRate: line.item.vatRate };
}

/** A shown price without VAT, in cents. */
export function netCents(cents: number, vatRate: number, taxIncluded: boolean): number {
  return (taxIncluded ? taxWithin(cents, vatRate) : taxOnTop(cents, vatRate)).net;
}
