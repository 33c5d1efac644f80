import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay } from "../lib/dates.ts";
import { errorAt, general } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { Cluster, Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { withdrawalCopy } from "./withdrawal-copy.ts";
import { withdrawnItems, type WithdrawalOrder } from "./withdrawal-values.ts";

interface WithdrawalCheckProps {
  readonly order: WithdrawalOrder;
  readonly answer: FormAnswer;
}

/** The second step: the declaration in words, and the button that makes it count. */
export function WithdrawalCheck({ order, answer }: WithdrawalCheckProps) {
  const t = useCopy(withdrawalCopy);
  const { language } = useStorefront();
  const isBusy = useNavigation().formMethod === "POST";
  const { values, errors } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  // The page is the same, its step is another one.
  useEffect(() => heading.current?.focus(), []);
  const fault = errorAt(errors, general);
  const day = formatDay(dayOf(order.orderDate), language);
  return (
    <Stack gap={5}>
      <title>{fault === undefined ? t.check : `${t.errorTitle}: ${t.check}`}</title>
      {fault !== undefined && (
        <Alert tone="error" live="assertive">
          {fault}
        </Alert>
      )}
      <Panel as="section">
        <Stack gap={3}>
          <h2 ref={heading} tabIndex={-1}>
            {t.check}
          </h2>
          <p>{t.checkText((values["name"] ?? "").trim(), order.orderId, day)}</p>
          <ul>
            {withdrawnItems(order, values).map(({ id, quantity }) => (
              <li key={id}>
                {quantity} × {order.items.find((item) => item.id === id)?.name}
              </li>
            ))}
          </ul>
          <p>{t.receiptTo((values["email"] ?? "").trim())}</p>
        </Stack>
      </Panel>
      <Form method="post">
        <Hidden values={values} />
        <Cluster gap={4}>
          <Button type="submit" name="step" value="confirm" busyText={isBusy ? t.confirming : undefined}>
            {t.confirm}
          </Button>
          <Button type="submit" name="step" value="change" scheme="link">
            {t.change}
          </Button>
        </Cluster>
      </Form>
    </Stack>
  );
}

/** The declaration goes along with the button: nothing is kept of it before it counts. */
function Hidden({ values }: { readonly values: FormValues }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
