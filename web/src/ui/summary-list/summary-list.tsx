import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./summary-list.module.css";

export interface SummaryRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** Below the label: what is included. */
  note?: ReactNode;
  /** `saving` for what lowers the sum, `total` for the sum itself. */
  weight?: "saving" | "total" | undefined;
}

/** Names and amounts below each other; totals of a basket or an order. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.id} className={cx(styles.row, row.weight && styles[row.weight])}>
          <dt>
            {row.label}
            {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
