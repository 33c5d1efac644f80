import { Form, useNavigation } from "react-router";
import { useCopy } from "../../lib/copy.ts";
import type { ErrorMap } from "../../lib/error-map.ts";
import { type FormValues, readForm } from "../../lib/form-values.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../../ui/form/use-form-check.ts";
import { Cluster, Container, Stack } from "../../ui/layout/layout.tsx";
import { Link } from "../../ui/link/link.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import room from "../../ui/room/room.module.css";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { Textarea } from "../../ui/textarea/textarea.tsx";
import { entryText } from "./entries.ts";
import { checkRows, sortEntries } from "./faults.ts";
import type { JudgedEntry } from "./judged.ts";
import { orderFormCopy } from "./order-form-copy.ts";
import styles from "./order-form.module.css";
import { GoodEntries, Row } from "./order-form-rows.tsx";

/** Rows to write into, beside those that are filled. */
const blankRows = 5;
/** Most entries of a printed form. */
const mostPrinted = 100;
const nothingTyped: FormValues = {};

interface OrderFormProps {
  readonly entries: readonly JudgedEntry[];
  /** The entries as they are in the page's address. */
  readonly search: string;
  readonly isSignedIn: boolean;
  /** Values that were refused, with their errors; null before. */
  readonly answer: { readonly values: FormValues; readonly errors: ErrorMap } | null;
}

/**
 * The order form (SERV-05): rows, a list to paste, a file. What was written is in the address and was validated by the
 * shop; of a long list those entries have rows that someone has to look at. Give it a new key with other entries.
 */
export function OrderFormView({ entries, search, isSignedIn, answer }: OrderFormProps) {
  const t = useCopy(orderFormCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const { fields, good, waiting, buyable, faults } = sortEntries(entries, t);
  const found = { ...faults, ...answer?.errors };
  const form = useFormCheck("orderform", (values) => checkRows(values, t), found);
  const typed = answer?.values ?? nothingTyped;
  /** Finds nothing wrong but what the page says already: what is understood may go on without it. */
  const isSaid = (element: HTMLFormElement): boolean => {
    const values = readForm(new FormData(element));
    return Object.keys(checkRows(values, t)).every(
      (name) => entries[Number(name.slice("quantity-".length))]?.amount === values[name],
    );
  };
  const hasLines = entries.some(({ lines }) => lines.length > 0);
  const blank = Array.from({ length: Math.max(blankRows, 8 - entries.length) }, (_, index) => entries.length + index);
  return (
    <Container>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <meta name="description" content={t.lead} />
      <Stack gap={5} className={room.large}>
        <SectionHeader level={1} title={t.title} lead={t.lead} />
        {entries.length > 0 && (
          <p>
            {t.allPrices} <Link href="/service/versand/">{t.shipping}</Link>
          </p>
        )}
        {hasLines && (
          <Alert
            tone={buyable === entries.length ? "success" : "info"}
            title={t.read(buyable, entries.length - buyable)}
          />
        )}
        <Form
          method="post"
          encType="multipart/form-data"
          {...form.formProps}
          onSubmit={(event) => {
            if (!isSaid(event.currentTarget)) form.formProps.onSubmit(event);
          }}
        >
          {/* What Enter in a field presses: the first button of the form. */}
          <button type="submit" name="intent" value="check" hidden>
            {t.check}
          </button>
          <input type="hidden" name="kept" value={search} />
          <Stack gap={5}>
            <ErrorSummary {...form.summary} />
            {good.length > 0 && fields.length > 0 && (
              <h2 className={styles.title}>{t.faultyTitle(fields.length + waiting)}</h2>
            )}
            <ol className={styles.rows} aria-label={t.rows}>
              {fields.map(({ row, entry }) => (
                <Row key={row} row={row} entry={entry} form={form} typed={typed} />
              ))}
              {blank.map((row) => (
                <Row key={row} row={row} entry={undefined} form={form} typed={typed} />
              ))}
            </ol>
            {waiting > 0 && <p>{t.further(waiting)}</p>}
            <Panel tone="tint">
              <Stack gap={4}>
                <Textarea
                  {...form.field("paste")}
                  label={t.paste}
                  hint={t.pasteHint}
                  rows={4}
                  defaultValue={typed["paste"]}
                />
                <TextInput
                  {...form.field("file")}
                  label={t.file}
                  hint={t.fileHint}
                  type="file"
                  accept=".csv,.tsv,.txt,.xlsx,text/csv"
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
            {good.length > 0 && <GoodEntries entries={good} />}
          </Stack>
        </Form>
        {entries.length > 0 && (
          <Cluster>
            {entries.length > mostPrinted ? (
              <p>{t.pdfLimit}</p>
            ) : (
              /* A file is no page: the browser sends this form itself. */
              <form method="post" action="/service/orderform/pdf/">
                {entries.map((entry, row) => (
                  <input key={row} type="hidden" name="e" value={entryText(entry)} />
                ))}
                <Button type="submit" scheme="secondary">
                  {t.pdf}
                </Button>
              </form>
            )}
            <TextLink href="/service/orderform/">{t.start}</TextLink>
            {!isSignedIn && (
              <TextLink href={`/login/?to=${encodeURIComponent(`/service/orderform/${search}`)}`}>{t.signIn}</TextLink>
            )}
          </Cluster>
        )}
      </Stack>
    </Container>
  );
}
