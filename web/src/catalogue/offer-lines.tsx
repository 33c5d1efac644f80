import type { ItemOfferFragment } from "../graph/generated/ItemOffer.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDeliverySpan } from "../lib/dates.ts";
import { Link } from "../ui/link/link.tsx";
import { Delivery } from "../ui/product-tile/delivery.tsx";
import { StaticIsland } from "../ui/static-island/static-island.tsx";
import { deliveryOf } from "./delivery.ts";
import styles from "./offer-lines.module.css";
import { productCopy } from "./product-copy.ts";

interface OfferLinesProps {
  /** The item that is chosen, else the one that lists sell. */
  readonly offer: ItemOfferFragment;
  readonly isChosen: boolean;
  /** Whether the visitor is a member of prime (PDP-18). */
  readonly isMember: boolean;
}

/**
 * Stock, day of arrival, cost of delivery, fewest pieces and order number, before a variant is chosen too (PDP-15,
 * PDP-17). Days are formatted where the page is made: the browser needs long to begin with it.
 */
export function OfferLines({ offer, isChosen, isMember }: OfferLinesProps) {
  const t = useCopy(productCopy);
  const { language, store } = useStorefront();
  const { deliveryFrom, deliveryUntil, shippingCost, freeShippingFrom } = offer;
  const isFree = offer.deliveryFree || shippingCost.amount === 0;
  const free = freeShippingFrom ? `, ${t.freeFrom(freeShippingFrom.stringValue)}` : "";
  return (
    <div className={styles.lines}>
      <StaticIsland shows={offer} className={styles.lines}>
        <Delivery {...deliveryOf(offer.deliveryStatusText, offer.deliveryStatusColor)} size="medium" />
        {deliveryFrom !== null && deliveryUntil !== null && (
          <p>
            {t.arrival(formatDeliverySpan(deliveryFrom, deliveryUntil, language))}
            {!isChosen && !offer.areAllDeliveryTimesTheSame && ` (${t.perVariant})`}
          </p>
        )}
        <p>
          <Link href="/service/versand/">{isFree ? t.free : `${t.shippingFor(shippingCost.stringValue)}${free}`}</Link>
          {store !== "b2b" && (
            <>
              {" · "}
              <Link href="/widerruf/">{t.returns}</Link>
            </>
          )}
        </p>
        {offer.minimumOrderQuantity > 1 && <p>{t.minimumQuantity(offer.minimumOrderQuantity)}</p>}
        <p className={styles.note}>
          {t.orderNumber}: {isChosen ? offer.orderNumber : t.anyOrderNumber(offer.orderNumber)}
        </p>
      </StaticIsland>
      {offer.primeFaehig && <p>{isMember ? t.primeOwn : <Link href="/prime/">{t.primeFree}</Link>}</p>}
    </div>
  );
}
