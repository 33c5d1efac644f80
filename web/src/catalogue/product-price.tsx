import type { PricePartsFragment } from "../graph/generated/PriceParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { Price } from "../ui/price/price.tsx";
import { productCopy } from "./product-copy.ts";

interface ProductPriceProps {
  readonly prices: PricePartsFragment;
  readonly startsFrom: boolean;
  readonly discountPercent: number;
}

/** The price of the product page with all that law and fairness put beside it (ux 43). */
export function ProductPrice({ prices, startsFrom, discountPercent }: ProductPriceProps) {
  const t = useCopy(productCopy);
  const { specialPrice, lightningDealPrice, lowestPrice30Days, basePrice } = prices;
  const old = lightningDealPrice ? prices.price.stringValue : specialPrice?.oldPrice?.stringValue;
  const notes = [
    lowestPrice30Days && t.lowestPrice(lowestPrice30Days.stringValue),
    specialPrice?.listPrice && t.listPrice(specialPrice.listPrice.stringValue),
    old !== undefined && discountPercent >= 5 && t.saving(discountPercent),
  ].filter((note) => typeof note === "string");
  return (
    <Price
      size="large"
      current={lightningDealPrice?.stringValue ?? prices.price.stringValue}
      old={old}
      startsFrom={startsFrom}
      lowestNote={notes.length > 0 ? notes.join(" · ") : undefined}
      basePrice={basePrice ? t.basePrice(basePrice.price.stringValue, basePrice.unit) : undefined}
      taxNote={
        <>
          {prices.taxIncluded ? `${t.inclTax} ${t.plusShipping}` : t.plusTax}{" "}
          <Link href="/service/versand/">{t.shipping}</Link>
        </>
      }
    />
  );
}
