import { useEffect } from "react";
import type { ThankYouQuery } from "../graph/generated/ThankYou.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { forgetShopper } from "../lib/visitor-identity.ts";
import { formatDeliverySpan } from "../lib/dates.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { PrintIcon } from "../ui/icon/print-icon.tsx";
import { SuccessIcon } from "../ui/icon/status-icons.tsx";
import { Cluster, Container } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { registerPath } from "./confirmation-path.ts";
import { AddressText } from "./address-text.tsx";
import { confirmationCopy } from "./confirmation-copy.ts";
import { OrderLines } from "./order-lines.tsx";
import styles from "./thank-you.module.css";
import { TransferPanel } from "./transfer-panel.tsx";
import { copy } from "./copy.ts";

type ThankYouData = NonNullable<ThankYouQuery["getThankYouPageData"]>;

interface ThankYouProps {
  readonly page: ThankYouData;
  readonly isPreview: boolean;
  /** Opens the order in the browser that made it; null for a customer's order. */
  readonly ticket: string | null;
}

/** What was ordered, when it comes and what is left to do (CHKX-12); good on paper, too. */
export function ThankYou({ page, isPreview, ticket }: ThankYouProps) {
  const t = useCopy(confirmationCopy);
  const common = useCopy(copy);
  const { language } = useStorefront();
  const { order, bankTransfer, isGuestOrder } = page;
  const span = formatDeliverySpan(order.deliveryFrom, order.deliveryUntil, language);
  useEffect(() => {
    if (!isPreview) forgetShopper(sessionStorage);
  }, [isPreview]);
  return (
    <Container width="text" className={styles.page}>
      <title>{t.title}</title>
      {isPreview && <Alert title={t.preview} />}
      <header className={styles.head}>
        <SuccessIcon size={48} className={styles.icon} />
        <h1>{t.title}</h1>
        <p>
          <strong>{t.number(order.orderId)}</strong> {t.mail(order.email)}
        </p>
      </header>
      {bankTransfer && <TransferPanel transfer={bankTransfer} />}
      <Panel as="section" title={t.delivery}>
        <div className={styles.columns}>
          <p>{(bankTransfer ? t.arrivesOncePaid : t.arrives)(span)}</p>
          <div>
            <h3 className={styles.small}>{common.deliveryAddress}</h3>
            <AddressText address={order.deliveryAddress} />
          </div>
          <div>
            <h3 className={styles.small}>{common.billingAddress}</h3>
            <AddressText address={order.billingAddress} />
          </div>
        </div>
      </Panel>
      <OrderLines order={order} />
      {isGuestOrder && (
        <section data-print="no">
          <Panel tone="tint" title={t.accountTitle}>
            <div className={styles.offer}>
              <p>{t.accountText}</p>
              <ButtonLink href={registerPath(order.orderId, ticket)}>{t.account}</ButtonLink>
            </div>
          </Panel>
        </section>
      )}
      <Cluster data-print="no">
        <ButtonLink href="/" scheme={isGuestOrder ? "outline" : "primary"}>
          {t.continue}
        </ButtonLink>
        <Button scheme="link" onClick={() => print()}>
          <PrintIcon size={20} /> {t.print}
        </Button>
      </Cluster>
    </Container>
  );
}
