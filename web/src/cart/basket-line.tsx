import type { CartLineFragment } from "../graph/generated/CartLine.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Button } from "../ui/button/button.tsx";
import { cx } from "../ui/cx.ts";
import { Heart } from "../ui/heart/heart.tsx";
import { TrashIcon } from "../ui/icon/interface-icons.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { Link } from "../ui/link/link.tsx";
import { Delivery } from "../ui/product-tile/delivery.tsx";
import styles from "./basket-line.module.css";
import { BasketQuantity } from "./basket-quantity.tsx";
import { copy } from "./copy.ts";
import { deliveryOf } from "./delivery-of.ts";
import { CartPicture } from "./cart-picture.tsx";
import { UnitPrices } from "./line-price.tsx";
import { primeMark } from "./prime-mark.ts";
import { useBasketFetcher } from "./use-basket-fetcher.ts";

interface BasketLineProps {
  readonly line: CartLineFragment;
  /** For the first lines, which are in view. */
  readonly eager: boolean;
}

/** A line of the basket (CART-01): what it is, when it comes, how many, what it costs. */
export function BasketLine({ line, eager }: BasketLineProps) {
  const t = useCopy(copy);
  const fetcher = useBasketFetcher();
  const isBusy = fetcher.state !== "idle";
  const isGift = line.isFreeItem || line.isCatalog;
  return (
    <li className={cx(styles.line, isBusy && styles.busy)} aria-busy={isBusy || undefined}>
      <div className={styles.picture}>
        <CartPicture image={line.image} eager={eager} />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <Link href={line.path}>{line.name}</Link>
        </h2>
        <p className={styles.note}>
          {line.variantInfoList.map(({ label, value }) => `${label}: ${value} · `)}
          {t.articleNumber} {line.articleNumber}
          {primeMark(line, t)}
        </p>
        {line.availableForSale ? (
          <Delivery {...deliveryOf(line.deliveryStatusText, line.deliveryStatusColor)} />
        ) : (
          <p className={styles.unavailable}>{t.unavailable}</p>
        )}
        {line.isLightningDeal && (
          <p>
            <Badge tone="sale">
              {line.quantityLightning < line.quantity ? t.dealPieces(line.quantityLightning) : t.deal}
            </Badge>
          </p>
        )}
      </div>
      <div className={styles.amount}>
        {isGift ? (
          <span className={styles.note}>{t.pieces(line.quantity)}</span>
        ) : (
          <BasketQuantity line={line} fetcher={fetcher} />
        )}
        {!isGift && (
          <Heart
            name={line.name}
            productId={line.productId}
            itemId={line.itemId}
            quantity={line.quantity}
            look="words"
          />
        )}
        {line.removableItem && (
          <fetcher.Form method="post">
            <input type="hidden" name="positionId" value={line.operationsId} />
            <Button
              type="submit"
              name="intent"
              value="remove"
              scheme="link"
              size="small"
              aria-label={t.removeOf(line.name)}
              data-print="no"
            >
              <TrashIcon size={16} /> {t.remove}
            </Button>
          </fetcher.Form>
        )}
      </div>
      <LinePrice line={line} isBusy={isBusy} />
    </li>
  );
}

/** Prices as settled: they change when the shop has answered, never before (ux 35). */
function LinePrice({ line, isBusy }: { readonly line: CartLineFragment; readonly isBusy: boolean }) {
  const t = useCopy(copy);
  if (line.isFreeItem || line.isCatalog) return <p className={styles.total}>{line.isCatalog ? t.catalog : t.free}</p>;
  return (
    <div className={styles.price}>
      <p className={styles.total} data-price-until={line.priceHeldUntil ?? ""}>
        {line.totalPrice.stringValue}
      </p>
      <p className={cx(styles.note, styles.units)}>
        <UnitPrices parts={line.priceParts} />
      </p>
      <VisuallyHidden>
        <span role="status">{isBusy ? t.updating : ""}</span>
      </VisuallyHidden>
    </div>
  );
}
