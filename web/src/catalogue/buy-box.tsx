import { Suspense } from "react";
import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy } from "../lib/copy.ts";
import { latePart } from "../lib/late-part.tsx";
import { Button } from "../ui/button/button.tsx";
import { Heart } from "../ui/heart/heart.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { asSent, sentPart } from "../ui/late/sent-part.tsx";
import { QuantityField } from "../ui/quantity-field/quantity-field.tsx";
import { useIsLive } from "../ui/use-is-live.ts";
import { useClampToasts } from "../ui/quantity-field/use-clamp-toasts.ts";
import { activeDeal } from "./active-deal.ts";
import { type BuyAnswer, BuyAnswerBox } from "./buy-answer.tsx";
import styles from "./buy-box.module.css";
import { buyBoxId, buyFormId } from "./buy-form-id.ts";
import { useChosenQuantity } from "./chosen-quantity.tsx";
import deals from "./deal-place.module.css";
import { OfferLines } from "./offer-lines.tsx";
import { pricesAt } from "./prices-at.ts";
import { productCopy } from "./product-copy.ts";
import { ProductPrice } from "./product-price.tsx";
import { useBuyAnswer } from "./use-buy-answer.ts";
import { VariantPicker } from "./variant-picker.tsx";

/** Few products have them: who does not see them does not load them. */
const loadTiers = async () => (await import("./price-tiers.tsx")).PriceTiers;
const PriceTiers = import.meta.env.SSR ? asSent(await loadTiers()) : sentPart(loadTiers);
const loadEarlyDeal = async () => (await import("./early-deal.tsx")).EarlyDeal;
const EarlyDeal = import.meta.env.SSR ? asSent(await loadEarlyDeal()) : sentPart(loadEarlyDeal);
const DealInfo = latePart(async () => (await import("./deal-info.tsx")).loadDealInfo());

type Variants = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;

interface BuyBoxProps {
  readonly product: NonNullable<ProductPageQuery["getProductById"]>;
  readonly variants: Variants;
  /** Whether the visitor is a member of prime. */
  readonly isMember: boolean;
  /** The answer to a form that was sent without scripts; what is sent with them answers in its place. */
  readonly posted: BuyAnswer | undefined;
}

/** Price, variants, quantity and the one button that matters; confirms in place (ux 36). One for each product (VARIANT-08). */
export function BuyBox({ product, variants, isMember, posted }: BuyBoxProps) {
  const t = useCopy(productCopy);
  const { item } = variants;
  const offer = item ?? product.bestItem;
  const min = offer.minimumOrderQuantity;
  const { quantity, choose } = useChosenQuantity(item?.itemId, min, item?.maxQuantity);
  const { form: buy, isBusy, answer, triedName, onSubmit } = useBuyAnswer({ item, quantity, posted });
  const onClamp = useClampToasts(item?.itemId ?? product.id);
  const isLive = useIsLive();
  const deal = activeDeal(offer.lightningDeal);
  const ofOne = item?.prices ?? product.prices;
  const percent = deal?.isAvailableLightningDeal ? ofOne.discountPercent : 0;
  // The best item can be bought unless none can.
  const canBuy = offer.availableForSale;
  return (
    <div id={buyBoxId} className={styles.box}>
      {deal && (
        <div className={deals.place}>
          <Suspense fallback={null}>{isLive && <DealInfo deal={deal} percent={percent} />}</Suspense>
        </div>
      )}
      {item?.earlyDeal && (
        <EarlyDeal
          deal={item.earlyDeal}
          isMember={isMember}
          isOpen={item.purchaseOptionId === item.earlyDeal.purchaseOptionId}
        />
      )}
      <ProductPrice
        prices={item ? pricesAt(item.prices, quantity) : product.prices}
        startsFrom={!item && !product.hasSamePricesForAllItems}
        until={(item ?? product).priceHeldUntil}
      />
      {item !== null && item.prices.tiers.length > 0 && <PriceTiers prices={item.prices} quantity={quantity} />}
      {variants.variantAttributes.length > 0 && (
        <VariantPicker attributes={variants.variantAttributes} showInvalid={answer?.kind === "incomplete"} />
      )}
      {canBuy && (
        <buy.Form id={buyFormId} method="post" className={styles.form} onSubmit={onSubmit}>
          <input type="hidden" name="itemId" value={item?.purchaseOptionId ?? ""} />
          <input type="hidden" name="shownPrice" value={item?.prices.currentPrice.amount ?? ""} />
          <QuantityField
            name="quantity"
            label={t.quantityOf(product.name)}
            value={quantity}
            min={min}
            max={item?.maxQuantity}
            onChange={choose}
            onClamp={onClamp}
          />
          <Button type="submit" wide busyText={isBusy ? t.adding : undefined}>
            <BasketIcon size={20} /> {t.addToBasket}
          </Button>
        </buy.Form>
      )}
      <div>
        <Heart
          name={item?.name ?? product.name}
          productId={product.id}
          itemId={item?.itemId}
          quantity={quantity}
          look="words"
        />
        <div role="status" className={styles.answer}>
          {answer && <BuyAnswerBox answer={answer} name={triedName ?? product.name} />}
        </div>
      </div>
      <OfferLines offer={offer} isChosen={item !== null} isMember={isMember} />
    </div>
  );
}
