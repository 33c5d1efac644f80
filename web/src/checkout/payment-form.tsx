import { useId, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PaymentStepQuery } from "../graph/generated/PaymentStep.ts";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { copy } from "./copy.ts";
import { useDraft } from "./draft.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { paymentCopy } from "./payment-copy.ts";
import { electronicInvoice } from "./shown-methods.ts";
import styles from "./payment-form.module.css";
import { useFormCheck } from "../ui/form/use-form-check.ts";

/** The rules, and with them what a press of the button needs: neither waits for a network that has gone meanwhile. */
const load = async () => (await Promise.all([import("./payment-check.ts"), import("./payment-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface PaymentFormProps {
  readonly info: NonNullable<PaymentStepQuery["getPaymentInfo"]>;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
}

/**
 * The ways to pay as cards; the server reports which one is chosen at first (CHKP-01), a reload keeps another choice
 * (ux 21). Above them, and describing the
 * choice, why the last payment was not made: as long as it is the last one (ux 25).
 */
export function PaymentForm({ info, answer }: PaymentFormProps) {
  const { paymentMethods: methods, lastFailure } = info;
  const t = useCopy(paymentCopy);
  const common = useCopy(copy);
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkPayment }: Rules, values: FormValues) => checkPayment(values, t);
  const form = useFormCheck("payment", { load, check }, answer?.errors);
  const chosen = answer?.values["paymentId"] ?? methods.find(({ selected }) => selected)?.paymentId;
  const reference = methods.find(({ paymentId }) => paymentId === electronicInvoice)?.buyerReference;
  const { id, error } = form.field("paymentId");
  const failureId = useId();
  const ref = useRef<HTMLFormElement>(null);
  useDraft("payment", ref, answer !== undefined);
  return (
    <Form method="post" ref={ref} {...form.formProps} className={styles.form}>
      <title>{form.hasErrors ? common.errorTitle(t.title) : t.title}</title>
      <ErrorSummary {...form.summary} />
      {lastFailure && (
        <Alert id={failureId} tone="warning" title={t.failures[lastFailure].title}>
          {t.failures[lastFailure].text}
        </Alert>
      )}
      <Panel>
        <div className={styles.choice}>
          <RadioGroup
            id={id}
            legend={t.legend}
            describedBy={lastFailure ? failureId : undefined}
            error={error}
            required
          >
            {methods.map((method) => (
              <RadioCard
                key={method.paymentId}
                name="paymentId"
                value={method.paymentId}
                label={method.displayName}
                note={method.enabled ? (method.description ?? undefined) : (method.disabledReason ?? undefined)}
                defaultChecked={method.paymentId === chosen && method.enabled}
                disabled={!method.enabled}
                className={method.paymentId === electronicInvoice ? styles.isElectronic : undefined}
              />
            ))}
          </RadioGroup>
          {reference !== undefined && (
            <TextInput
              {...form.field("buyerReference")}
              className={styles.reference}
              label={t.buyerReference}
              hint={t.buyerReferenceHint}
              defaultValue={answer?.values["buyerReference"] ?? reference ?? ""}
              autoComplete="off"
              maxLength={46}
              required
            />
          )}
        </div>
      </Panel>
      <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
        {t.next}
      </Button>
    </Form>
  );
}
