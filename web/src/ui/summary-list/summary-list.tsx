import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./summary-list.module.css";

export interface SummaryRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Below the label: what is included. */
  readonly note?: ReactNode;
  /** `saving` for what lowers the sum, `total` for the sum itself. */
  readonly weight?: "saving" | "total" | undefined;
}

/** Names and amounts below each other; totals of a basket or an order. */
export function SummaryList({ rows }: { readonly rows: readonly SummaryRow[] }) {
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
