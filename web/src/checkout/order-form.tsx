import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { Link } from "../ui/link/link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { Textarea } from "../ui/textarea/textarea.tsx";
import { copy } from "./copy.ts";
import { electronicInvoice } from "./shown-methods.ts";
import type { ShownCart } from "./shown-cart.ts";
import styles from "./order-form.module.css";
import { summaryCopy } from "./summary-copy.ts";

interface OrderFormProps {
  /** Why the last try made no order; null for none. */
  readonly refusal: string | null;
  /** What the comment begins with; null where comments are switched off (CHKX-02). */
  readonly comment: string | null;
  /** How a business pays, which gives its reference here (C-95); null in stores where the payment step asks for all. */
  readonly agreed: { readonly paymentId: string; readonly buyerReference: string | null } | null;
  /** What the page shows, on which the shopper orders (CHKX-06). */
  readonly shown: ShownCart;
  /** Goods and total: nothing is between them and the button (§ 312j BGB). */
  readonly children: ReactNode;
}

/** The field that an electronic invoice needs (CHKP-07). */
const referenceName = "buyerReference";

/**
 * Consent with the rights that the store's customers have (C-99), what is ordered, and the one button that orders (ux 26);
 * pressed twice it orders once (ux 27).
 */
export function OrderForm({ refusal, comment, agreed, shown, children }: OrderFormProps) {
  const t = useCopy(summaryCopy);
  const common = useCopy(copy);
  const right = t.rights[useStorefront().store];
  const { formMethod } = useNavigation();
  const isBusy = formMethod === "POST";
  // A second press may come before the button shows that the first is on its way. Sent again, the order would answer that
  // it has been made already, and the first answer, which leads to its confirmation, would be dropped.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isBusy) isSent.current = false;
  }, [isBusy]);
  const [isReferenceMissing, setReferenceMissing] = useState(false);
  const sendOnce = (event: SyntheticEvent<HTMLFormElement>) => {
    const reference = event.currentTarget.elements.namedItem(referenceName);
    if (reference instanceof HTMLInputElement && reference.required && reference.value.trim() === "") {
      event.preventDefault();
      setReferenceMissing(true);
      reference.focus();
      return;
    }
    setReferenceMissing(false);
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
  return (
    <Form method="post" className={styles.form} noValidate onSubmit={sendOnce}>
      <title>{refusal === null ? t.title : common.errorTitle(t.title)}</title>
      <input type="hidden" name="shown" value={JSON.stringify(shown)} />
      {refusal !== null && (
        <Alert tone="error" live="assertive" title={t.refused}>
          {refusal}
        </Alert>
      )}
      <Panel as="section" tone="tint" data-print="no">
        <div className={styles.wishes}>
          <p className={styles.consent}>
            {t.consentBefore} <Link href={t.termsPath}>{t.terms}</Link>
            {t.consentBetween}{" "}
            {right !== null && (
              <>
                {t.consentYour} <Link href={t.withdrawalPath}>{right}</Link> {t.consentAnd}{" "}
              </>
            )}
            {t.consentOur} <Link href={t.privacyPath}>{t.privacy}</Link>
            {t.consentAfter}
          </p>
          {agreed !== null && (
            <>
              <input type="hidden" name="paymentId" value={agreed.paymentId} />
              <TextInput
                id="summary-buyerReference"
                name={referenceName}
                label={t.buyerReference}
                hint={t.buyerReferenceHint}
                error={isReferenceMissing ? t.buyerReferenceMissing : undefined}
                defaultValue={agreed.buyerReference ?? ""}
                autoComplete="off"
                maxLength={46}
                required={agreed.paymentId === electronicInvoice}
              />
            </>
          )}
          {comment !== null && (
            <Textarea
              id="summary-orderComment"
              name="orderComment"
              label={t.comment}
              hint={t.commentHint}
              defaultValue={comment}
              maxLength={1000}
              rows={3}
            />
          )}
          <Checkbox name="newsletter" label={t.newsletter} />
          <Checkbox name="rating" label={t.rating} />
        </div>
      </Panel>
      {children}
      <Button type="submit" wide busyText={isBusy ? t.busy : undefined} data-print="no">
        {t.order}
      </Button>
    </Form>
  );
}
