import { needsFreightCarrier, parcelMaximumGrams } from "../../catalogue/product/freight.ts";
import type { Store } from "../../platform/context.ts";

/** Ways to ship. */
export const shipperCodes = ["dhl", "spedition"] as const;
export type ShipperCode = (typeof shipperCodes)[number];

/** Why a way to ship cannot be chosen: the address (CHKS-06, CHKS-07), or what is in the cart. */
export type DisabledReason = "PACKSTATION-DHL-ONLY" | "DHL-GERMANY-ONLY" | "GOODS";

/** Where the goods go. */
export interface Destination {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly isPackstation: boolean;
}

/** A line of the cart, as far as it decides how the cart is shipped. */
export interface ShippedLine {
  readonly quantity: number;
  readonly shippingClass: "parcel" | "spedition";
  /** Of one piece. */
  readonly weightGrams: number;
  /** Goods that are delivered free of charge. */
  readonly deliveryFree: boolean;
  /** Goods that are delivered free of charge to members of prime. */
  readonly isPrime: boolean;
  /** Value of the line in cents after vouchers, as prices are shown in the store. */
  readonly goodsCents: number;
}

/** What is to be shipped. */
export interface Shipment {
  readonly store: Store;
  readonly destination: Destination;
  readonly lines: readonly ShippedLine[];
}

/** A way to ship for a cart. */
export interface ShipperOption {
  readonly code: ShipperCode;
  readonly disabledReason: DisabledReason | null;
  /** Cents, with or without VAT like prices of the store. */
  readonly costs: number;
}

/** Shipping prices of a store, in cents. */
interface Tariff {
  readonly parcel: number;
  /** Value of goods from which parcels are free. */
  readonly parcelFreeFrom: number;
  readonly spedition: number;
  /** For each piece that a freight carrier takes beyond the first. */
  readonly furtherPiece: number;
}

const tariffs: Readonly<Record<Store, Tariff>> = {
  de: { parcel: 595, parcelFreeFrom: 6_900, spedition: 3_990, furtherPiece: 990 },
  at: { parcel: 895, parcelFreeFrom: 9_900, spedition: 5_990, furtherPiece: 1_490 },
  ch: { parcel: 1_290, parcelFreeFrom: 12_900, spedition: 7_990, furtherPiece: 1_990 },
  b2b: { parcel: 495, parcelFreeFrom: 10_000, spedition: 3_490, furtherPiece: 790 },
};

/** Value of goods from which parcels of a store are free, in cents. */
export const parcelFreeFrom = (store: Store): number => tariffs[store].parcelFreeFrom;

/**
 * The ways to ship a cart, parcel service first. In Germany parcels go by DHL, and bulky goods and pieces that are too
 * heavy for a parcel by freight carrier; carts of several parcels have the choice. A parcel station takes one parcel.
 * Abroad the other carrier takes everything (CHKS-05..07, C-05).
 */
export function shipperOptions(shipment: Shipment): ShipperOption[] {
  return [
    { code: "dhl", disabledReason: dhlFault(shipment), costs: parcelCosts(shipment) },
    { code: "spedition", disabledReason: speditionFault(shipment), costs: speditionCosts(shipment) },
  ];
}

/**
 * The ways to ship a prime member's cart: marked goods do not count for the cost, all marked is free of charge, and
 * otherwise it costs what the others alone would (C-98); never more than without the membership. Parcels beside marked goods
 * that a freight carrier brings cost what the parcel service would. A freight carrier that is called for parcels in Germany
 * costs what it costs.
 */
export function memberShipperOptions(shipment: Shipment): ShipperOption[] {
  const lines = shipment.lines.filter(({ isPrime }) => !isPrime);
  const alone = { ...shipment, lines };
  const others: Readonly<Record<ShipperCode, number>> = {
    dhl: parcelCosts(alone),
    spedition: lines.some(isBulky) ? speditionCosts(alone) : parcelCosts(alone),
  };
  const isCarrierForParcels = shipment.destination.country === "DE" && !shipment.lines.some(isBulky);
  return shipperOptions(shipment).map((option) => {
    if (option.code === "spedition" && isCarrierForParcels) return option;
    const costs = lines.length === 0 ? 0 : others[option.code];
    return { ...option, costs: Math.min(option.costs, costs) };
  });
}

const isBulky = needsFreightCarrier;

/**
 * The way that a cart is shipped: the shopper's own choice while it is enabled, else the default, which is the first
 * enabled one (CHKS-03, CHKS-04, CHKS-08, CHKS-10); null when none is.
 */
export function effectiveShipper(options: readonly ShipperOption[], chosen: ShipperCode | null): ShipperOption | null {
  const enabled = options.filter(({ disabledReason }) => disabledReason === null);
  return enabled.find(({ code }) => code === chosen) ?? enabled[0] ?? null;
}

/** From which value of goods a shipment costs nothing, and what is missing to it, in cents; 0 once it costs nothing. */
export interface FreeDelivery {
  readonly fromCents: number;
  readonly missingCents: number;
}

/** How far a shipment is from free delivery; null where no value of goods leads there: what a freight carrier brings. */
export function freeDeliveryOf(shipment: Shipment, shipper: ShipperOption | null): FreeDelivery | null {
  const { store, destination, lines } = shipment;
  if (shipper === null || lines.some(isBulky)) return null;
  if (shipper.code === "spedition" && destination.country === "DE") return null;
  const fromCents = tariffs[store].parcelFreeFrom;
  const goodsCents = lines.reduce((sum, line) => sum + line.goodsCents, 0);
  return { fromCents, missingCents: shipper.costs === 0 ? 0 : fromCents - goodsCents };
}

/**
 * True where `spedition` is a freight carrier, which calls before it comes and needs a phone number for that: always in
 * Germany. Abroad the same code also ships parcels.
 */
export const isFreight = ({ destination, lines }: Pick<Shipment, "destination" | "lines">): boolean =>
  destination.country === "DE" || lines.some(isBulky);

/** The country comes first (C-05): abroad it is the country that rules DHL out, whatever is in the cart. */
function dhlFault({ destination, lines }: Shipment): DisabledReason | null {
  if (destination.country !== "DE") return "DHL-GERMANY-ONLY";
  const isTooMuch = destination.isPackstation && !fitsOneParcel(lines);
  return isTooMuch || lines.some(isBulky) ? "GOODS" : null;
}

function speditionFault({ destination, lines }: Shipment): DisabledReason | null {
  if (destination.country !== "DE") return null;
  if (destination.isPackstation) return "PACKSTATION-DHL-ONLY";
  return lines.some(isBulky) || !fitsOneParcel(lines) ? null : "GOODS";
}

/** All pieces are weighed together. */
const fitsOneParcel = (lines: readonly ShippedLine[]): boolean =>
  lines.reduce((grams, line) => grams + line.weightGrams * line.quantity, 0) <= parcelMaximumGrams;

function parcelCosts({ store, lines }: Shipment): number {
  const tariff = tariffs[store];
  const goodsCents = lines.reduce((sum, line) => sum + line.goodsCents, 0);
  const isFree = goodsCents >= tariff.parcelFreeFrom || lines.every(({ deliveryFree }) => deliveryFree);
  return isFree ? 0 : tariff.parcel;
}

/** Bulky goods cost by the piece; what fits into a parcel goes along free of charge. */
function speditionCosts(shipment: Shipment): number {
  const tariff = tariffs[shipment.store];
  const bulky = shipment.lines.filter(isBulky);
  const pieces = bulky.filter(({ deliveryFree }) => !deliveryFree).reduce((total, { quantity }) => total + quantity, 0);
  if (pieces > 0) return tariff.spedition + (pieces - 1) * tariff.furtherPiece;
  if (bulky.length > 0) return 0;
  return shipment.destination.country === "DE" ? tariff.spedition : parcelCosts(shipment);
}
