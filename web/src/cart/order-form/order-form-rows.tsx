import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import type { FormCheck } from "../../ui/form/use-form-check.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import type { PlacedEntry } from "./faults.ts";
import type { JudgedEntry } from "./judged.ts";
import { orderFormCopy } from "./order-form-copy.ts";
import styles from "./order-form.module.css";

interface RowProps {
  /** Zero-based. */
  readonly row: number;
  readonly entry: JudgedEntry | undefined;
  readonly form: FormCheck;
  /** Values that were typed and not taken, by field name. */
  readonly typed: Readonly<Record<string, string>>;
}

/** A row to write into: number, quantity, and what the shop says of them. */
export function Row({ row, entry, form, typed }: RowProps) {
  const t = useCopy(orderFormCopy);
  const [number, quantity] = [`number-${row}`, `quantity-${row}`];
  return (
    <li className={styles.row}>
      <TextInput
        {...form.field(number)}
        label={t.number(row + 1)}
        defaultValue={typed[number] ?? entry?.orderNumber}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        {...form.field(quantity)}
        label={t.quantity(row + 1)}
        defaultValue={typed[quantity] ?? entry?.verdict?.quantity ?? entry?.amount ?? 1}
        inputMode="numeric"
        autoComplete="off"
      />
      {entry && (
        <div className={styles.about}>
          {entry.lines.length > 0 && <p className={styles.place}>{t.lines(entry.lines)}</p>}
          <About row={row} entry={entry} />
        </div>
      )}
    </li>
  );
}

function About({ row, entry: { verdict } }: { readonly row: number; readonly entry: JudgedEntry }) {
  const t = useCopy(orderFormCopy);
  const { item, totalPrice, notification, followProduct } = verdict ?? {};
  return (
    <>
      {item && (
        <p>
          <TextLink href={item.product.path}>{item.name}</TextLink>
          {totalPrice && (
            <span data-price-until={item.priceHeldUntil ?? ""}>
              {" "}
              {t.single(item.prices.currentPrice.stringValue)}, <strong>{t.total(totalPrice.stringValue)}</strong>
            </span>
          )}
        </p>
      )}
      {notification != null && <p>{notification}</p>}
      {followProduct && (
        <p>
          {t.instead} <TextLink href={followProduct.product.path}>{followProduct.name}</TextLink>{" "}
          <Button type="submit" name={`instead-${row}`} value={followProduct.orderNumber} size="small" scheme="outline">
            {t.take(followProduct.orderNumber)}
          </Button>
        </p>
      )}
    </>
  );
}

/** The entries of a long list that can be bought as they are. */
export function GoodEntries({ entries }: { readonly entries: readonly PlacedEntry[] }) {
  const t = useCopy(orderFormCopy);
  return (
    <section aria-labelledby="orderform-good">
      <h2 id="orderform-good" className={styles.title}>
        {t.goodTitle(entries.length)}
      </h2>
      <ul className={styles.good}>
        {entries.map(({ row, entry: { orderNumber, lines, verdict } }) => (
          <li key={row} className={styles.line}>
            <span className={styles.place}>{lines.length === 0 ? "" : t.lines(lines)}</span>
            <span>
              {verdict?.quantity} × {orderNumber}
            </span>
            <span>
              {verdict?.item?.name}
              {verdict?.notification == null ? "" : `. ${verdict.notification}`}
            </span>
            <span className={styles.price} data-price-until={verdict?.item?.priceHeldUntil ?? ""}>
              {verdict?.totalPrice?.stringValue}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
