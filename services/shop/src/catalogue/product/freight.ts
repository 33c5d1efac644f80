import type { PricedItemRow } from "../catalogue.types.ts";

/** Heaviest parcel that parcel services take, in grams; also what one locker of a parcel station holds. */
export const parcelMaximumGrams = 31_500;

/** True for a piece that only a freight carrier takes: bulky, or too heavy for one parcel. */
export const needsFreightCarrier = ({
  shippingClass,
  weightGrams,
}: Pick<PricedItemRow, "shippingClass" | "weightGrams">): boolean =>
  shippingClass === "spedition" || weightGrams > parcelMaximumGrams;
