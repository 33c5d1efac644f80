import type { CartLineFragment } from "../graph/generated/CartLine.fragment.ts";
import type { CartTotalsFragment } from "../graph/generated/CartTotals.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import { cx } from "../ui/cx.ts";
import { Panel } from "../ui/panel/panel.tsx";
import { CartTotals } from "./cart-totals.tsx";
import styles from "./compact-cart.module.css";
import { copy } from "./copy.ts";
import { CartPicture } from "./cart-picture.tsx";
import { UnitPrices } from "./line-price.tsx";
import { linesInOrder } from "./lines-in-order.ts";
import { primeMark } from "./prime-mark.ts";

interface CompactCartProps {
  readonly cart: CartTotalsFragment & { readonly mergedLineItems: readonly CartLineFragment[] };
}

/** The order summary beside every step of the checkout (ux 9): goods folded, totals always in view. */
export function CompactCart({ cart }: CompactCartProps) {
  const t = useCopy(copy);
  return (
    <Panel tone="sunken" title={t.summary} action={<TextLink href="/checkout/basket/">{t.editBasket}</TextLink>}>
      <div className={styles.body}>
        <details className={styles.fold}>
          <summary>{t.showLines(cart.details.articleCount)}</summary>
          <CompactLines lines={cart.mergedLineItems} />
        </details>
        <CartTotals cart={cart} />
      </div>
    </Panel>
  );
}

/** The lines of a cart without anything to change. */
export function CompactLines({ lines }: { readonly lines: readonly CartLineFragment[] }) {
  const t = useCopy(copy);
  return (
    <ul className={styles.lines}>
      {linesInOrder(lines).map((line) => (
        <li key={line.id} className={styles.line}>
          <div className={styles.picture}>
            <CartPicture image={line.image} />
          </div>
          <div>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.note}>
              {t.pieces(line.quantity)} · {t.articleNumber} {line.articleNumber}
              {primeMark(line, t)}
            </p>
            {line.priceParts.length > 1 && (
              <p className={cx(styles.note, styles.units)}>
                <UnitPrices parts={line.priceParts} />
              </p>
            )}
          </div>
          <p className={styles.price} data-price-until={line.priceHeldUntil ?? ""}>
            {line.isFreeItem || line.isCatalog ? t.free : line.totalPrice.stringValue}
          </p>
        </li>
      ))}
    </ul>
  );
}
