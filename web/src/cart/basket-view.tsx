import { useEffect, useRef } from "react";
import type { BasketPageQuery } from "../graph/generated/BasketPage.ts";
import { useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { Container, WithSidebar } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { BasketLine } from "./basket-line.tsx";
import styles from "./basket-view.module.css";
import { CartNotices } from "./cart-notices.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { copy } from "./copy.ts";
import { FreeDelivery } from "./free-delivery.tsx";
import { Gifts } from "./gifts.tsx";
import { linesInOrder } from "./lines-in-order.ts";
import type { RemovedLine } from "./removed-line.ts";
import { Reservation } from "./reservation.tsx";
import { ToCheckout } from "./to-checkout.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useIsOffered } from "./use-is-offered.ts";
import { Voucher } from "./voucher.tsx";

/** Lines whose pictures are in the first view. */
const eagerLines = 3;

interface BasketViewProps {
  readonly cart: NonNullable<BasketPageQuery["session"]>["cart"];
  /** The line that was removed last, while it can be brought back. */
  readonly removed: RemovedLine | null;
}

/** The basket (CART-01..06, 08, 16). */
export function BasketView({ cart, removed }: BasketViewProps) {
  const t = useCopy(copy);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = cart?.mergedLineItems.length ?? 0;
  const before = useRef(count);
  // The focus went with the line that held it: it goes on from the heading.
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  const isOffered = useIsOffered(removed);
  const undo = removed && <UndoBar key={removed.until} removed={removed} isOffered={isOffered} />;
  if (!cart || cart.mergedLineItems.length === 0) {
    return (
      <Container className={styles.page}>
        <title>{t.title}</title>
        {undo}
        <EmptyState
          icon={<BasketIcon size={40} />}
          title={t.emptyTitle}
          titleLevel={1}
          text={t.emptyText}
          actions={<ButtonLink href="/">{t.toShop}</ButtonLink>}
        />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <title>{t.title}</title>
      <h1 ref={heading} tabIndex={-1}>
        {t.titleWith(cart.details.articleCount)}
      </h1>
      {undo}
      <CartNotices notices={cart.notices} />
      <WithSidebar side="end" className={styles.columns}>
        <ul aria-label={t.lines}>
          {linesInOrder(cart.mergedLineItems).map((line, index) => (
            <BasketLine key={line.operationsId} line={line} eager={index < eagerLines} />
          ))}
        </ul>
        <Panel as="section" tone="sunken" title={t.summary} className={styles.summary}>
          <div className={styles.sums}>
            {cart.freeDelivery && <FreeDelivery freeDelivery={cart.freeDelivery} />}
            <CartTotals cart={cart} />
            <Voucher infos={cart.attainableInfos} />
            <ToCheckout reference={cart.orderReference} />
            <TextLink href="/">{t.continueShopping}</TextLink>
          </div>
        </Panel>
        {cart.freeArticles.length + cart.catalogs.length > 0 && (
          <div className={styles.extras}>
            <Gifts kind="article" gifts={cart.freeArticles} />
            <Gifts kind="catalog" gifts={cart.catalogs} />
          </div>
        )}
      </WithSidebar>
      <Reservation isAtCheckout={false} mayHaveEnded={cart.notices.length > 0} />
    </Container>
  );
}
