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

interface SummaryListProps {
  readonly rows: readonly SummaryRow[];
  /** For what is read, not added up: each value begins beside its name, or below it where both are long. */
  readonly facts?: boolean;
}

/** Names and amounts below each other; totals of a basket or an order. */
export function SummaryList({ rows, facts = false }: SummaryListProps) {
  return (
    <dl className={cx(styles.list, facts && styles.facts)}>
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
