import { type ReactNode, useState } from "react";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import type { SummaryStepQuery } from "../graph/generated/SummaryStep.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { DoneShipping, DoneStep } from "./done-steps.tsx";
import { OrderForm } from "./order-form.tsx";
import type { TypedWishes } from "./order-submit.ts";
import { changesOf, shownCartOf } from "./shown-cart.ts";
import { summaryCopy } from "./summary-copy.ts";

interface SummaryViewProps {
  readonly session: NonNullable<CheckoutPageQuery["session"]>;
  readonly details: SummaryStepQuery;
  /** The goods, as the cart shows them. */
  readonly lines: ReactNode;
  /** The totals, directly above the button. */
  readonly totals: ReactNode;
  /** The notice on the legal guarantee, which has to be seen before the order; null where the law asks for none. */
  readonly guarantee: ReactNode;
  /** What the shop had against the last try, and what was typed in it. */
  readonly refused: { readonly message: string; readonly typed?: TypedWishes | undefined } | null;
  /** Whether the shopper may say something with the order (CHKX-02). */
  readonly hasComment: boolean;
}

/** Everything at a glance, each part with its way back; goods and total are directly above the button (§ 312j BGB, ux 7, 26). */
export function SummaryView({ session, details, lines, totals, guarantee, refused, hasComment }: SummaryViewProps) {
  const t = useCopy(summaryCopy);
  const { cart, checkout } = session;
  const shown = cart && shownCartOf(cart);
  // Another tab changes what this one shows: never without a word.
  const [first] = useState(shown);
  const changes = first && shown && first.fingerprint !== shown.fingerprint ? changesOf(first, shown, t) : [];
  const { email, phone } = details.getCustomerInfo;
  const method = details.getPaymentInfo?.paymentMethods.find(({ selected }) => selected);
  const isBusiness = useStorefront().store === "b2b";
  const canChangePayment = checkout.steps.some(({ step }) => step === "PAYMENT");
  return (
    <>
      {changes.length > 0 && (
        <Alert tone="warning" live="assertive" title={t.changed}>
          {changes.join(" ")}
        </Alert>
      )}
      {cart && <DoneShipping cart={cart} />}
      <DoneStep title={t.contact} href="/checkout/shipping">
        <p>{[email, phone?.replaceAll(" ", "\u00A0")].filter(Boolean).join(" · ")}</p>
      </DoneStep>
      <DoneStep title={t.payment} href={canChangePayment ? "/checkout/payment" : undefined}>
        <p>{method?.displayName ?? t.nothingToPay}</p>
        {method?.additionalInfo && <p>{method.additionalInfo}</p>}
      </DoneStep>
      {cart?.orderReference && (
        <DoneStep title={t.orderReference} href="/checkout/basket/">
          <p>{cart.orderReference}</p>
        </DoneStep>
      )}
      {guarantee}
      {shown && (
        <OrderForm
          refusal={refused?.message ?? null}
          comment={hasComment ? (refused?.typed?.orderComment ?? cart.details.orderComment ?? "") : null}
          agreed={isBusiness && method ? { ...method, ...refused?.typed } : null}
          shown={shown}
        >
          <DoneStep title={t.goods} href="/checkout/basket/">
            <Stack gap={5}>
              {lines}
              {totals}
            </Stack>
          </DoneStep>
        </OrderForm>
      )}
    </>
  );
}
