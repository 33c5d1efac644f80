import type { ReactNode } from "react";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDeliverySpan } from "../lib/dates.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { AddressText } from "./address-text.tsx";
import { copy } from "./copy.ts";
import styles from "./done-steps.module.css";

type Cart = NonNullable<NonNullable<CheckoutPageQuery["session"]>["cart"]>;

interface DoneStepProps {
  readonly title: string;
  /** Where it is changed; left out for what cannot be. */
  readonly href?: string | undefined;
  readonly children: ReactNode;
}

/** A step that is done, collapsed into what was chosen, with a way to change it (ux 7). */
export function DoneStep({ title, href, children }: DoneStepProps) {
  const t = useCopy(copy);
  const change = href !== undefined && (
    <TextLink href={href} aria-label={t.changeOf(title)} data-print="no">
      {t.change}
    </TextLink>
  );
  return (
    <Panel as="section" title={title} action={change}>
      {children}
    </Panel>
  );
}

/** Addresses and shipper as chosen in the shipping step. */
export function DoneShipping({ cart }: { readonly cart: Cart }) {
  const t = useCopy(copy);
  const { language } = useStorefront();
  const { billingAddress, shippingAddress, shippers } = cart;
  const shipper = shippers.find(({ selected }) => selected);
  const isSame = billingAddress?.addressId === shippingAddress?.addressId;
  return (
    <DoneStep title={t.steps.SHIPPING} href="/checkout/shipping">
      <div className={styles.columns}>
        {billingAddress && (
          <div>
            <h3 className={styles.title}>{t.billingAddress}</h3>
            <AddressText address={billingAddress} />
          </div>
        )}
        {shippingAddress && (
          <div>
            <h3 className={styles.title}>{t.deliveryAddress}</h3>
            {isSame ? <p>{t.sameAsBilling}</p> : <AddressText address={shippingAddress} />}
          </div>
        )}
        {shipper && (
          <div>
            <h3 className={styles.title}>{t.delivery}</h3>
            <p>
              {shipper.name}
              <br />
              {t.arrives(formatDeliverySpan(shipper.deliveryFrom, shipper.deliveryUntil, language))}
            </p>
          </div>
        )}
      </div>
    </DoneStep>
  );
}
