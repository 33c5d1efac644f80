/** How a discount is shown on a tile: not at all, as a badge, or as a badge with the special icon. */
export type DiscountMark = "none" | "badge" | "badge-with-icon";

/** TILE-08: a badge from 5 percent on. TILE-09: with an icon from 25 percent on. */
export function discountMark(percent: number): DiscountMark {
  if (!(percent >= 5)) return "none";
  return percent >= 25 ? "badge-with-icon" : "badge";
}
