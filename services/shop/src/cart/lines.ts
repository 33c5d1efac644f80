import { taxOnTop, taxWithin } from "../platform/money.ts";
import { decidePrice, type DecidedPrice, type PurchaseOption } from "../catalogue/pricing/decide-price.ts";
import { priceHeldUntil } from "../catalogue/pricing/price-held-until.ts";
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
  /** Price of a piece outside the deal; of what is had for nothing, 0. */
  readonly unitCents: number;
  /** What that is measured against; null when it is not reduced. */
  readonly referenceCents: number | null;
  /** Price of a piece in the deal; null for lines without deal pieces. */
  readonly dealUnitCents: number | null;
  /** What the deal's price is measured against. */
  readonly dealReferenceCents: number | null;
  readonly totalCents: number;
  /** The deal that the deal pieces are taken from. */
  readonly dealId: number | null;
  /** When the deal pieces lose its price: with the reservation or with the deal, whichever ends first. */
  readonly priceHeldUntil: Date | null;
  /** The voucher that added the line. */
  readonly voucherCode: string | null;
}

/** Separates the ids of the positions that a merged line stands for. */
const idSeparator = ".";
const giftPrefix = "voucher:";

/**
 * Until when a stored deal line has the deal's price, whether that is past or not: until its reservation ends, or the deal
 * that it is reserved in. Null for a line without such a price: normal pieces, or those of a deal that does not run.
 */
export function dealHeldUntil(
  { kind, dealId, reservedUntil }: Pick<PositionRow, "kind" | "dealId" | "reservedUntil">,
  { deal }: Pick<CartItem, "deal">,
): Date | null {
  if (kind !== "deal" || reservedUntil === null || deal === null || deal.id !== dealId) return null;
  return priceHeldUntil(reservedUntil, deal.endsAt);
}

/** Whether a stored deal line still has its price. */
export function holdsDeal(position: PositionRow, item: CartItem, now: Date): boolean {
  const until = dealHeldUntil(position, item);
  return until !== null && until > now;
}

/**
 * A stored position as a line, at the price of now; none when the item is gone for good.
 * @param pieces of the item in the whole cart: they decide the price tier
 */
export function positionLine(
  position: PositionRow,
  item: CartItem | undefined,
  now: Date,
  pieces: number = position.quantity,
): CartLine[] {
  if (item === undefined) return [];
  const { id, kind, quantity } = position;
  if (kind === "free" || kind === "catalog") return [{ ...forNothing, id, item, kind }];
  const regular = unitPrice(item, "regular", pieces);
  const line = {
    ...forNothing,
    id,
    item,
    kind: "goods",
    quantity,
    unitCents: regular.cents,
    referenceCents: regular.referenceCents,
  } as const;
  if (item.deal === null || !holdsDeal(position, item, now)) return [{ ...line, totalCents: regular.cents * quantity }];
  const deal = unitPrice(item, "deal", pieces);
  return [
    {
      ...line,
      dealQuantity: quantity,
      dealUnitCents: deal.cents,
      dealReferenceCents: deal.referenceCents,
      dealId: item.deal.id,
      priceHeldUntil: dealHeldUntil(position, item),
      totalCents: deal.cents * quantity,
    },
  ];
}

/** What a piece costs when it is bought in a way, so many together; 0 when the store sells it no more, which no order passes. */
export function unitPrice(
  { priceCents, lowest30DaysCents, deal, tiers }: CartItem,
  option: PurchaseOption,
  pieces = 1,
): DecidedPrice {
  const stored = { regularCents: priceCents ?? 0, lowest30DaysCents, listPriceCents: null, tiers };
  return decidePrice(stored, deal, option, pieces);
}

const forNothing = {
  quantity: 1,
  dealQuantity: 0,
  unitCents: 0,
  referenceCents: null,
  dealUnitCents: null,
  dealReferenceCents: null,
  totalCents: 0,
  dealId: null,
  priceHeldUntil: null,
  voucherCode: null,
} as const;

/** Id of the line that a voucher adds. */
export const giftId = (code: string): string => `${giftPrefix}${code}`;

/** The line that a voucher adds. */
export function giftLine(code: string, item: CartItem): CartLine {
  return { ...forNothing, id: giftId(code), item, kind: "gift", voucherCode: code };
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
    dealReferenceCents: a.dealReferenceCents ?? b.dealReferenceCents,
    dealId: a.dealId ?? b.dealId,
    priceHeldUntil: priceHeldUntil(a.priceHeldUntil, b.priceHeldUntil),
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
  const reference = line.dealQuantity > 0 ? line.dealReferenceCents : line.referenceCents;
  return { unitCents, regularUnitCents: reference ?? unitCents, quantity: line.quantity, vatRate: line.item.vatRate };
}

/** A shown price without VAT, in cents. */
export function netCents(cents: number, vatRate: number, taxIncluded: boolean): number {
  return (taxIncluded ? taxWithin(cents, vatRate) : taxOnTop(cents, vatRate)).net;
}
