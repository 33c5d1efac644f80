import type { ReactNode } from "react";
import { useCopy } from "../lib/copy.ts";
import { wishlistCopy } from "./copy.ts";
import { roles } from "./table-roles.ts";
import styles from "./wish-table.module.css";

/** The columns of a list: article, quantity, grand total (WISH-01). The roles stay where small screens lay rows out as blocks. */
export function TableFrame({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const t = useCopy(wishlistCopy);
  return (
    <table {...roles.table} className={styles.table} aria-label={t.tableOf(name)}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.header} scope="col">
            {t.article}
          </th>
          <th {...roles.header} scope="col">
            {t.quantity}
          </th>
          <th {...roles.header} scope="col" className={styles.end}>
            {t.grandTotal}
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>{children}</tbody>
    </table>
  );
}
