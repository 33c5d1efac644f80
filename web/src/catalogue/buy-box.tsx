import { useState } from "react";
import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { Delivery } from "../ui/product-tile/delivery.tsx";
import { QuantityField } from "../ui/quantity-field/quantity-field.tsx";
import { useClampToasts } from "../ui/quantity-field/use-clamp-toasts.ts";
import { type BuyAnswer, BuyAnswerBox } from "./buy-answer.tsx";
import styles from "./buy-box.module.css";
import { deliveryOf } from "./delivery.ts";
import { productCopy } from "./product-copy.ts";
import { ProductPrice } from "./product-price.tsx";
import { useBuyAnswer } from "./use-buy-answer.ts";
import { VariantPicker } from "./variant-picker.tsx";

type Variants = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;

interface BuyBoxProps {
  readonly product: NonNullable<ProductPageQuery["getProductById"]>;
  readonly variants: Variants;
  /** The answer to a form that was sent without scripts; what is sent with them answers in its place. */
  readonly posted: BuyAnswer | undefined;
}

/** Price, variants, quantity and the one button that matters; confirms in place (ux 36). One for each product (VARIANT-08). */
export function BuyBox({ product, variants, posted }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { item } = variants;
  const min = item?.minimumOrderQuantity ?? 1;
  const [wished, setWished] = useState({ itemId: item?.itemId, quantity: min });
  // Another variant has limits of its own: its quantity starts afresh.
  const quantity = wished.itemId === item?.itemId ? wished.quantity : min;
  const { form: buy, isBusy, answer, triedName, onSubmit } = useBuyAnswer({ item, quantity, posted });
  const onClamp = useClampToasts(item?.itemId ?? product.id);
  const canBuy = item === null || item.availableForSale;
  return (
    <div className={styles.box}>
      <ProductPrice prices={item?.prices ?? product.prices} startsFrom={!item && !product.hasSamePricesForAllItems} />
      {variants.variantAttributes.length > 0 && (
        <VariantPicker attributes={variants.variantAttributes} showInvalid={answer?.kind === "incomplete"} />
      )}
      {item && <Delivery {...deliveryOf(item.deliveryStatusText, item.deliveryStatusColor)} size="medium" />}
      {canBuy && (
        <buy.Form method="post" className={styles.form} onSubmit={onSubmit}>
          <input type="hidden" name="itemId" value={item?.purchaseOptionId ?? ""} />
          <input type="hidden" name="shownPrice" value={item?.prices.currentPrice.amount ?? ""} />
          <QuantityField
            name="quantity"
            label={t.quantityOf(product.name)}
            value={quantity}
            min={min}
            max={item?.maxQuantity}
            onChange={(next) => setWished({ itemId: item?.itemId, quantity: next })}
            onClamp={onClamp}
          />
          <Button type="submit" wide busyText={isBusy ? t.adding : undefined}>
            <BasketIcon size={20} /> {t.addToBasket}
          </Button>
        </buy.Form>
      )}
      {min > 1 && <p className={styles.note}>{t.minimumQuantity(min)}</p>}
      <div role="status">{answer && <BuyAnswerBox answer={answer} name={triedName ?? product.name} />}</div>
      {item && (
        <p className={styles.note}>
          {t.orderNumber}: {item.orderNumber}
        </p>
      )}
    </div>
  );
}
