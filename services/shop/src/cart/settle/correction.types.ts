import * as v from "valibot";

/** A row of `cart_correction`, in the words of both languages. */
export const correctionRow = v.object({
  itemId: v.nullable(v.number()),
  /** Pieces of the item that the cart held then. */
  quantity: v.nullable(v.number()),
  messageKey: v.string(),
  textDe: v.string(),
  textEn: v.string(),
  /** Article and figure. */
  figureDe: v.string(),
  figureEn: v.string(),
  isTold: v.boolean(),
});
/** Something that the shop changed in a cart, which the shopper is reported. */
export type CorrectionRow = v.InferOutput<typeof correctionRow>;
