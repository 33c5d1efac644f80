import { useState } from "react";
import { useFetcher } from "react-router";
import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { Delivery } from "../ui/product-tile/delivery.tsx";
import { QuantityField } from "../ui/quantity-field/quantity-field.tsx";
import { useToasts } from "../ui/toast/toast-region.tsx";
import styles from "./buy-box.module.css";
import { deliveryOf } from "./delivery.ts";
import { productCopy } from "./product-copy.ts";
import { ProductPrice } from "./product-price.tsx";
import { VariantPicker } from "./variant-picker.tsx";

type Variants = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;

/** What the route's action answers to the form. */
export type BuyAnswer =
  | { readonly kind: "added"; readonly quantity: number; readonly notice: string | null }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "incomplete" };

interface BuyBoxProps {
  readonly product: NonNullable<ProductPageQuery["getProductById"]>;
  readonly variants: Variants;
  /** The answer to a form that was sent without scripts; what is sent with them answers in its place. */
  readonly posted: BuyAnswer | undefined;
}

/** Price, variants, quantity and the one button that matters; confirms in place (ux 36). */
export function BuyBox({ product, variants, posted }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { add } = useToasts();
  const buy = useFetcher<BuyAnswer>();
  const { item } = variants;
  const min = item?.minimumOrderQuantity ?? 1;
  const [wished, setWished] = useState({ itemId: item?.itemId, quantity: min });
  // Another variant has limits of its own: its quantity starts afresh.
  const quantity = wished.itemId === item?.itemId ? wished.quantity : min;
  const isBusy = buy.state !== "idle";
  const answer = isBusy ? undefined : (buy.data ?? posted);
  const canBuy = item === null || item.availableForSale;
  return (
    <div className={styles.box}>
      <ProductPrice prices={item?.prices ?? product.prices} startsFrom={!item && !product.hasSamePricesForAllItems} />
      {variants.variantAttributes.length > 0 && (
        <VariantPicker attributes={variants.variantAttributes} showInvalid={answer?.kind === "incomplete"} />
      )}
      {item && <Delivery {...deliveryOf(item.deliveryStatusText, item.deliveryStatusColor)} size="medium" />}
      {canBuy && (
        <buy.Form method="post" className={styles.form}>
          <input type="hidden" name="itemId" value={item?.purchaseOptionId ?? ""} />
          <input type="hidden" name="shownPrice" value={item?.prices.currentPrice.amount ?? ""} />
          <QuantityField
            name="quantity"
            label={t.quantityOf(product.name)}
            value={quantity}
            min={min}
            max={item?.maxQuantity}
            onChange={(next) => setWished({ itemId: item?.itemId, quantity: next })}
            onClamp={({ quantity: fitted, reason }) =>
              add({
                id: "buybox-qty",
                tone: "warning",
                text: reason === "above-max" ? t.maximumQuantity(fitted) : t.minimumQuantity(fitted),
              })
            }
          />
          <Button type="submit" wide busyText={isBusy ? t.adding : undefined}>
            <BasketIcon size={20} /> {t.addToBasket}
          </Button>
        </buy.Form>
      )}
      {min > 1 && <p className={styles.note}>{t.minimumQuantity(min)}</p>}
      <div role="status">
        {answer?.kind === "added" && (
          <Alert tone="success" title={t.added}>
            <Stack gap={3}>
              <p>{answer.notice ?? t.addedText(answer.quantity, item?.name ?? product.name)}</p>
              <div>
                <ButtonLink href="/checkout/basket/" scheme="secondary" size="small">
                  {t.toBasket}
                </ButtonLink>
              </div>
            </Stack>
          </Alert>
        )}
        {answer?.kind === "failed" && <Alert tone="error" title={answer.text} />}
        {answer?.kind === "incomplete" && <Alert tone="warning" title={t.missingVariant} />}
      </div>
      {item && (
        <p className={styles.note}>
          {t.orderNumber}: {item.orderNumber}
        </p>
      )}
    </div>
  );
}
