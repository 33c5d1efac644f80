import { expect, it } from "vitest";
import { type CarrierCode, carrierName, readCarrier, trackingLink } from "./carriers.ts";

it.each<[CarrierCode, name: string, page: string]>([
  ["dhl", "DHL", "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode="],
  ["dpd", "DPD", "https://tracking.dpd.de/status/de_DE/parcel/"],
  ["gls", "GLS", "https://gls-group.eu/DE/de/paketverfolgung?match="],
  ["post", "Swiss Post", "https://service.post.ch/ekp-web/ui/entry/search/"],
  ["spedition", "Chalkbox Spedition", "https://www.cargoline.de/tracking?number="],
])("%s has a name, and a page about each parcel", (code, name, page) => {
  expect([readCarrier(code), carrierName(code), trackingLink(code, "AB-1 2")]).toEqual([code, name, `${page}AB-1%202`]);
});

it("no other code is a carrier's, nor what every object has", () => {
  expect(["hermes", "", "toString"].map(readCarrier)).toEqual([null, null, null]);
});
