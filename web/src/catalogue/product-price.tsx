import type { PricePartsFragment } from "../graph/generated/PriceParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { discountMark } from "../lib/discount.ts";
import { Link } from "../ui/link/link.tsx";
import { Price } from "../ui/price/price.tsx";
import { productCopy } from "./product-copy.ts";

interface ProductPriceProps {
  readonly prices: Omit<PricePartsFragment, "currentPrice"> & {
    readonly currentPrice: Pick<PricePartsFragment["currentPrice"], "stringValue">;
  };
  readonly startsFrom: boolean;
  /** Until when it is held; null when no end of it is known. */
  readonly until?: string | null | undefined;
}

/** The price of the product page with all that law and fairness put beside it (ux 43). */
export function ProductPrice({ prices, startsFrom, until }: ProductPriceProps) {
  const t = useCopy(productCopy);
  const { currentPrice, specialPrice, discountPercent, lightningDealPrice, lowestPrice30Days, basePrice } = prices;
  const notes = [
    lowestPrice30Days && t.lowestPrice(lowestPrice30Days.stringValue),
    specialPrice?.listPrice && t.listPrice(specialPrice.listPrice.stringValue),
    // A deal always states how much it takes off (C-32).
    (lightningDealPrice ? discountPercent > 0 : discountMark(discountPercent) !== "none") && t.saving(discountPercent),
  ].filter((note) => typeof note === "string");
  return (
    <Price
      size="large"
      current={currentPrice.stringValue}
      old={specialPrice?.oldPrice?.stringValue}
      startsFrom={startsFrom}
      until={until}
      lowestNote={notes.length > 0 ? notes.join(" · ") : undefined}
      basePrice={basePrice ? t.basePrice(basePrice.price.stringValue, basePrice.amount, basePrice.unit) : undefined}
      taxNote={
        <>
          {prices.taxIncluded ? t.inclTax : t.plusTax} <Link href="/service/versand/">{t.shipping}</Link>
        </>
      }
    />
  );
}
