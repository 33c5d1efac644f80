import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay } from "../lib/dates.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { EarlierReturns } from "./earlier-returns.tsx";
import { MailLinkPanel } from "./mail-link-panel.tsx";
import { returnsPath, withdrawalPath } from "./return-paths.ts";
import styles from "./returns.module.css";
import { WithdrawalCheck } from "./withdrawal-check.tsx";
import { withdrawalCopy } from "./withdrawal-copy.ts";
import { WithdrawalDone } from "./withdrawal-done.tsx";
import { WithdrawalForm } from "./withdrawal-form.tsx";
import type { WithdrawalAnswer } from "./withdrawal-submit.ts";
import type { WithdrawalOrder } from "./withdrawal-values.ts";

interface WithdrawalViewProps {
  readonly order: WithdrawalOrder;
  /** Number of the withdrawal that has just come in. */
  readonly rma: string | null;
  readonly answer: WithdrawalAnswer | undefined;
}

/** The withdrawal from an order: its two steps, its receipt, or why there is no right. */
export function WithdrawalView({ order, rma, answer }: WithdrawalViewProps) {
  const t = useCopy(withdrawalCopy);
  const { language } = useStorefront();
  const done = order.earlierWithdrawals.find((one) => one.rma === rma);
  const others = order.earlierWithdrawals.filter((one) => one !== done);
  const term = order.until === null ? t.untilOpen : t.until(formatDay(order.until, language));
  return (
    <Stack gap={5} className={styles.narrow}>
      <div>
        <p className={styles.name}>{t.order(order.orderId, formatDay(dayOf(order.orderDate), language))}</p>
        {order.available && <p>{term}</p>}
      </div>
      {done ? (
        <>
          <WithdrawalDone hash={order.hash} one={done} />
          {order.available && <ButtonLink href={withdrawalPath(order.hash)}>{t.more}</ButtonLink>}
        </>
      ) : (
        <Step order={order} answer={answer} />
      )}
      <EarlierReturns hash={order.hash} returns={others} />
      {/* Who came by the link of a mail has it; where returns are off, no other page mails it. */}
      {order.declarant === null && <MailLinkPanel title={t.link} lead={t.linkLead} />}
    </Stack>
  );
}

function Step({ order, answer }: Pick<WithdrawalViewProps, "order" | "answer">) {
  const t = useCopy(withdrawalCopy);
  if (!order.available) {
    return (
      <>
        <title>{t.title}</title>
        <Alert tone="warning" title={t.notPossible}>
          {order.reason}
        </Alert>
      </>
    );
  }
  if (answer?.step === "check") return <WithdrawalCheck order={order} answer={answer} />;
  return <WithdrawalForm key={answer?.at ?? 0} order={order} answer={answer} />;
}

/** Where there is no such right: what there is instead. */
export function NoWithdrawal() {
  const t = useCopy(withdrawalCopy);
  return (
    <div>
      <title>{t.title}</title>
      <ButtonLink href={returnsPath}>{t.toReturns}</ButtonLink>
    </div>
  );
}
