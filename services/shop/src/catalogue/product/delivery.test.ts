import { expect, it } from "vitest";
import { deliveryStatusOf } from "./delivery.ts";

const item = {
  stock: 40,
  deliveryDaysMin: 1,
  deliveryDaysMax: 3,
  shippingClass: "parcel" as const,
  weightGrams: 31_500,
  shortageDe: null,
  shortageEn: null,
};

it.each([
  ["the heaviest parcel", {}, false],
  ["a piece that no parcel holds", { weightGrams: 31_501 }, true],
  ["a bulky piece", { shippingClass: "spedition" as const, weightGrams: 900 }, true],
])("PDP-15: %s comes by freight carrier: %s", (_piece, change, comesByFreight) => {
  expect(deliveryStatusOf({ ...item, ...change }, "de-DE").text.includes("Lieferung per Spedition")).toBe(
    comesByFreight,
  );
  expect(deliveryStatusOf({ ...item, ...change }, "en-DE").text.includes("by freight carrier")).toBe(comesByFreight);
});
