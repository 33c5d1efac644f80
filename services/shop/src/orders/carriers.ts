import type { OrderHead } from "./order-draft.ts";

/** Who carries parcels of the shop. */
export type CarrierCode = "dhl" | "dpd" | "gls" | "post" | "spedition";

interface Carrier {
  readonly name: string;
  /** The carrier's page about a parcel. */
  readonly track: (code: string) => string;
}

const carriers: Readonly<Record<CarrierCode, Carrier>> = {
  dhl: {
    name: "DHL",
    track: (code) => `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${code}`,
  },
  dpd: { name: "DPD", track: (code) => `https://tracking.dpd.de/status/de_DE/parcel/${code}` },
  gls: { name: "GLS", track: (code) => `https://gls-group.eu/DE/de/paketverfolgung?match=${code}` },
  post: {
    name: "Swiss Post",
    track: (code) => `https://service.post.ch/ekp-web/ui/entry/search/${code}`,
  },
  spedition: { name: "Chalkbox Spedition", track: (code) => `https://www.cargoline.de/tracking?number=${code}` },
};

/** Reads a carrier's code; null for what is none. */
export function readCarrier(code: string): CarrierCode | null {
  return isCarrier(code) ? code : null;
}

const isCarrier = (code: string): code is CarrierCode => Object.hasOwn(carriers, code);

/** Its name. */
export const carrierName = (code: CarrierCode): string => carriers[code].name;

/** The carrier's page about a parcel. @param code letters, digits and hyphens only */
export const trackingLink = (carrier: CarrierCode, code: string): string =>
  carriers[carrier].track(encodeURIComponent(code));

/** Who carries an order's goods (CONST-12): the Swiss Post in Switzerland, DHL not in Austria. */
export function carrierOf({ shipper, deliveryAddress }: Pick<OrderHead, "shipper" | "deliveryAddress">): CarrierCode {
  if (shipper === "spedition") return "spedition";
  if (deliveryAddress.country === "CH") return "post";
  return deliveryAddress.country === "AT" ? "dpd" : "dhl";
}

/** Who takes an order's returns, the default first; none for what comes by freight: it is fetched. */
export function returnCarriersOf(order: Pick<OrderHead, "shipper" | "deliveryAddress">): readonly CarrierCode[] {
  if (order.shipper === "spedition") return [];
  switch (order.deliveryAddress.country) {
    case "CH":
      return ["post"];
    case "AT":
      return ["dpd", "gls"];
    case "DE":
      return ["dhl", "dpd", "gls"];
  }
}
