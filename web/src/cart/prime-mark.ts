import type { CartLineFragment } from "../graph/generated/CartLine.fragment.ts";
import type { copy } from "./copy.ts";

/** The mark of a line that members of prime get free of delivery charge, and that this buyer does (C-98); else nothing. */
export const primeMark = (
  { primeFaehig, isPrimeFree }: Pick<CartLineFragment, "primeFaehig" | "isPrimeFree">,
  t: Pick<(typeof copy)["de"], "freeShipping">,
): string => (primeFaehig ? ` · Prime${isPrimeFree ? `: ${t.freeShipping}` : ""}` : "");
