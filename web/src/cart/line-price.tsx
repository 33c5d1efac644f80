import type { CartLineFragment } from "../graph/generated/CartLine.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { copy } from "./copy.ts";

/**
 * What the total of a line is made of: the price of a piece, and where only some pieces have the deal's price both prices
 * with their pieces, so that the total can be followed (DEAL-17).
 */
export function UnitPrices({ parts }: { readonly parts: CartLineFragment["priceParts"] }) {
  const t = useCopy(copy);
  const isSplit = parts.length > 1;
  return parts.map(({ quantity, unitPrice, oldPrice, isLightningDeal }) => (
    <span key={isLightningDeal ? "deal" : "regular"}>
      {oldPrice && (
        <>
          <VisuallyHidden>{t.oldPrice}: </VisuallyHidden>
          <s>{oldPrice.stringValue}</s>{" "}
        </>
      )}
      {isSplit ? t.part(quantity, unitPrice.stringValue, isLightningDeal) : t.single(unitPrice.stringValue)}
    </span>
  ));
}
