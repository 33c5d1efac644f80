import type { ReactNode } from "react";
import { useCopy } from "../lib/copy.ts";
import { cx } from "../ui/cx.ts";
import { amountText } from "./amount-text.ts";
import { wishlistCopy } from "./copy.ts";
import { EntryArticle, Replacement } from "./entry-article.tsx";
import type { PlainEntry } from "./list-context.ts";
import rows from "./wish-row.module.css";
import { roles } from "./table-roles.ts";
import { TableFrame } from "./table-frame.tsx";

interface PlainTableProps {
  /** Of the list. */
  readonly name: string;
  readonly entries: readonly PlainEntry[];
}

/** A list that is only looked at, as the same table. */
export function PlainTable({ name, entries }: PlainTableProps) {
  return (
    <TableFrame name={name}>
      {entries.map((entry) => (
        <PlainRow key={entry.externalId} entry={entry} quantity={entry.quantity}>
          <Replacement entry={entry} />
        </PlainRow>
      ))}
    </TableFrame>
  );
}

interface PlainRowProps {
  readonly entry: PlainEntry;
  /** What stands in the second column. */
  readonly quantity: ReactNode;
  readonly isBusy?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A row of an entry: what it is, how many, what that costs (WISH-02). */
export function PlainRow({ entry, quantity, isBusy = false, children }: PlainRowProps) {
  const t = useCopy(wishlistCopy);
  return (
    <tr {...roles.row} className={cx(rows.row, !entry.isSaleable && rows.gone)} aria-busy={isBusy || undefined}>
      <td {...roles.cell}>
        <EntryArticle entry={entry}>{children}</EntryArticle>
      </td>
      <td {...roles.cell} className={rows.quantity}>
        {quantity}
      </td>
      <td {...roles.cell} className={rows.price}>
        {isBusy && <span className={rows.spinner} aria-hidden />}
        <span role="status" className={rows.unseen}>
          {isBusy ? t.updating : ""}
        </span>
        <strong className={rows.total} data-price-until={entry.soldItem?.priceHeldUntil ?? ""}>
          {amountText(entry.totals, t)}
        </strong>
        <span className={rows.note}>
          {entry.totals.startsFrom
            ? t.pieceFrom(entry.singlePrice.stringValue)
            : t.pieceOf(entry.singlePrice.stringValue)}
        </span>
      </td>
    </tr>
  );
}
