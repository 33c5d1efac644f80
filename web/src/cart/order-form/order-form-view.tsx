import { Form, useNavigation } from "react-router";
import type { ValidateOrderFormQuery } from "../../graph/generated/ValidateOrderForm.ts";
import { useCopy } from "../../lib/copy.ts";
import type { ErrorMap } from "../../lib/error-map.ts";
import type { FormValues } from "../../lib/form-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { type FormCheck, useFormCheck } from "../../ui/form/use-form-check.ts";
import { Cluster, Container, Stack } from "../../ui/layout/layout.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import room from "../../ui/room/room.module.css";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { Textarea } from "../../ui/textarea/textarea.tsx";
import { orderFormCopy, type OrderFormTexts } from "./order-form-copy.ts";
import styles from "./order-form.module.css";

/** A line, validated. */
export type ValidEntry = ValidateOrderFormQuery["validateOrderForm"][number];

/** Rows to write into, beside those that are filled. */
const blankRows = 5;
/** The shop takes no more. */
const mostRows = 100;

const isQuantity = (text: string): boolean =>
  /^\s*\d{1,4}\s*$/u.test(text) && Number(text) >= 1 && Number(text) <= 9_998;

/** What is wrong with the rows, as far as it can be said without the shop. */
function checkRows(values: FormValues, t: OrderFormTexts): ErrorMap {
  const faults = Object.entries(values).flatMap(([name, value]) => {
    const row = name.startsWith("quantity-") ? name.slice("quantity-".length) : null;
    const hasNumber = row !== null && (values[`number-${row}`] ?? "").trim() !== "";
    return hasNumber && !isQuantity(value) ? [[name, t.quantityFault]] : [];
  });
  return Object.fromEntries(faults);
}

/** What the shop has found, by field. */
const faultsOf = (entries: readonly ValidEntry[]): ErrorMap =>
  Object.fromEntries(
    entries.flatMap(({ cartMessage, quantity }, row) => {
      if (cartMessage == null) return [];
      return [[`${isQuantity(String(quantity)) ? "number" : "quantity"}-${row}`, cartMessage]];
    }),
  );

/**
 * The order form (SERV-05): rows, a list to paste, a file. What was written is in the address and was validated by the
 * shop. Give it a new key with other entries.
 */
export function OrderFormView({ entries }: { readonly entries: readonly ValidEntry[] }) {
  const t = useCopy(orderFormCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("orderform", (values) => checkRows(values, t), faultsOf(entries));
  const rows = Math.min(mostRows, Math.max(entries.length, 3) + blankRows);
  return (
    <Container>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <meta name="description" content={t.lead} />
      <Stack gap={5} className={room.large}>
        <SectionHeader level={1} title={t.title} lead={t.lead} />
        <Form method="post" encType="multipart/form-data" {...form.formProps}>
          {/* What Enter in a field presses: the first button of the form. */}
          <button type="submit" name="intent" value="check" hidden>
            {t.check}
          </button>
          <Stack gap={5}>
            <ErrorSummary {...form.summary} />
            <ol className={styles.rows} aria-label={t.rows}>
              {Array.from({ length: rows }, (_, row) => (
                <Row key={row} row={row} entry={entries[row]} form={form} />
              ))}
            </ol>
            <Panel tone="tint">
              <Stack gap={4}>
                <Textarea {...form.field("paste")} label={t.paste} hint={t.pasteHint} rows={4} />
                <TextInput
                  {...form.field("file")}
                  label={t.file}
                  hint={t.fileHint}
                  type="file"
                  accept=".csv,.txt,text/csv"
                />
              </Stack>
            </Panel>
            <Cluster>
              <Button
                type="submit"
                name="intent"
                value="check"
                scheme="outline"
                busyText={isBusy ? t.checking : undefined}
              >
                {t.check}
              </Button>
              <Button type="submit" name="intent" value="add">
                {t.add}
              </Button>
            </Cluster>
          </Stack>
        </Form>
        {entries.length > 0 && (
          <Cluster>
            {/* A file is no page: the browser sends this form itself. */}
            <form method="post" action="/service/orderform/pdf/">
              {entries.map(({ orderNumber, quantity }) => (
                <input key={orderNumber} type="hidden" name="e" value={`${orderNumber}*${quantity}`} />
              ))}
              <Button type="submit" scheme="secondary">
                {t.pdf}
              </Button>
            </form>
            <TextLink href="/service/orderform/">{t.start}</TextLink>
          </Cluster>
        )}
      </Stack>
    </Container>
  );
}

interface RowProps {
  /** Zero-based. */
  readonly row: number;
  readonly entry: ValidEntry | undefined;
  readonly form: FormCheck;
}

function Row({ row, entry, form }: RowProps) {
  const t = useCopy(orderFormCopy);
  return (
    <li className={styles.row}>
      <TextInput
        {...form.field(`number-${row}`)}
        label={t.number(row + 1)}
        defaultValue={entry?.orderNumber}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        {...form.field(`quantity-${row}`)}
        label={t.quantity(row + 1)}
        defaultValue={entry?.quantity ?? 1}
        inputMode="numeric"
        autoComplete="off"
      />
      {entry && (
        <div className={styles.about}>
          <About row={row} entry={entry} />
        </div>
      )}
    </li>
  );
}

function About({ row, entry }: { readonly row: number; readonly entry: ValidEntry }) {
  const { item, totalPrice, notification, followProduct } = entry;
  const t = useCopy(orderFormCopy);
  return (
    <>
      {item && (
        <p>
          <TextLink href={item.product.path}>{item.name}</TextLink>
          {totalPrice && (
            <>
              {" "}
              {t.single(item.prices.currentPrice.stringValue)}, <strong>{t.total(totalPrice.stringValue)}</strong>
            </>
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
