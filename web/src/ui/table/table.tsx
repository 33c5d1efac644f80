import { useId } from "react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./table.module.css";

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: "start" | "end" | undefined;
}

export interface TableProps<Row> {
  caption: string;
  /** Keeps the caption for screen readers, where a heading above says the same. */
  captionHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a phone does: `stack` turns rows into lists, `scroll` lets the table move sideways. */
  narrow?: "stack" | "scroll" | undefined;
}

/** A table of data that stays readable on a phone. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, narrow = "stack" } = props;
  const captionId = useId();
  const [first, ...others] = columns;
  if (first === undefined) return null;
  return (
    <div
      className={styles.scroll}
      {...(narrow === "scroll" && { role: "region", tabIndex: 0, "aria-labelledby": captionId })}
    >
      <table className={cx(styles.table, narrow === "stack" && styles.stacks)}>
        <caption id={captionId} className={captionHidden === true ? undefined : styles.caption}>
          {captionHidden === true ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cx(column.align === "end" && styles.end)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td key={column.id} data-label={column.title} className={cx(column.align === "end" && styles.end)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
