import { useEffect, useState } from "react";
import type { ProductPageQuery } from "../../graph/generated/ProductPage.ts";
import { useCopy } from "../../lib/copy.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { BasketIcon } from "../../ui/icon/shop-icons.tsx";
import { keepClear } from "../../ui/toast/keep-clear.ts";
import { buyBoxId, buyFormId } from "../buy-form-id.ts";
import { useChosenQuantity } from "../chosen-quantity.tsx";
import { pricesAt } from "../prices-at.ts";
import styles from "./buy-bar.module.css";
import { moreCopy } from "./copy.ts";

interface BuyBarProps {
  readonly name: string;
  readonly variants: NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;
}

/** Whether the buy box is above what is seen. */
function useIsPast(id: string): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const box = document.getElementById(id);
    if (!box || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), {
      // What is below the window counts as seen: a jump may pass the box in one go.
      rootMargin: "0px 0px 100000px",
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}

/** On a phone the price and the one button stay at hand once the buy box is scrolled away; the button is that of its form. */
export function BuyBar({ name, variants: { item } }: BuyBarProps) {
  const t = useCopy(moreCopy);
  const isPast = useIsPast(buyFormId);
  const { quantity } = useChosenQuantity(item?.itemId, item?.minimumOrderQuantity ?? 1, item?.maxQuantity);
  if (!isPast || item?.availableForSale === false) return null;
  return (
    <aside className={styles.bar} aria-label={t.buyBar} {...keepClear}>
      <p className={styles.words}>
        <span className={styles.name}>{item?.name ?? name}</span>
        {item && (
          <span>
            {quantity > 1 && `${quantity} × `}
            <strong>{pricesAt(item.prices, quantity).currentPrice.stringValue}</strong>
          </span>
        )}
      </p>
      {item ? (
        <Button type="submit" form={buyFormId}>
          <BasketIcon size={20} /> {t.buy}
        </Button>
      ) : (
        <ButtonLink href={`#${buyBoxId}`}>{t.chooseFirst}</ButtonLink>
      )}
    </aside>
  );
}
