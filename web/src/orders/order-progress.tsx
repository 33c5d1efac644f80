import type { OrderDetailQuery } from "../graph/generated/OrderDetail.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay } from "../lib/dates.ts";
import { cx } from "../ui/cx.ts";
import { CheckIcon } from "../ui/icon/interface-icons.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import styles from "./order-progress.module.css";
import { statusCopy } from "./status-copy.ts";

/** An order as its own page shows it. */
export type OrderDetail = NonNullable<OrderDetailQuery["getOrderDetailsV2"]>;
type Status = OrderDetail["status"];

const way: readonly Status[] = ["PLACED", "PAID", "PACKED", "SHIPPED", "DELIVERED"];

/** The states that an order has been in, with their days, and those that are still to come. */
export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const t = useCopy(statusCopy);
  const { language } = useStorefront();
  const dayIn = (status: Status): string | undefined => order.history.findLast((event) => event.status === status)?.at;
  // A cancelled order ends there; what it had reached before stays true.
  const steps =
    order.status === "CANCELLED" ? [...way.filter((status) => dayIn(status) !== undefined), order.status] : way;
  const reached = steps.indexOf(order.status);
  return (
    <ol className={styles.list} aria-label={t.progress}>
      {steps.map((status, index) => {
        const day = dayIn(status);
        const isDone = index <= reached;
        return (
          <li
            key={status}
            className={cx(styles.step, isDone && styles.done)}
            aria-current={index === reached ? "step" : undefined}
          >
            <span className={styles.dot} aria-hidden>
              {isDone && <CheckIcon size={16} />}
            </span>
            <span>
              {t.steps[status]}
              <VisuallyHidden> ({isDone ? t.done : t.ahead})</VisuallyHidden>
              {isDone && day !== undefined && <span className={styles.day}> {formatDay(dayOf(day), language)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
