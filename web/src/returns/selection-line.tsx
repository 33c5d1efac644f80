import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDay } from "../lib/dates.ts";
import type { FormValues } from "../lib/form-values.ts";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { LinePicture } from "../ui/picture/line-picture.tsx";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { Textarea } from "../ui/textarea/textarea.tsx";
import { ComponentChoice } from "./component-choice.tsx";
import { LinePictures } from "./line-pictures.tsx";
import { returnCopy } from "./return-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";
import styles from "./returns.module.css";
import { fieldsOf, type ReturnLine } from "./selection-values.ts";

interface SelectionLineProps {
  readonly item: ReturnLine;
  readonly reasons: ReturnOrder["reasons"];
  readonly values: FormValues;
  readonly field: FormCheck["field"];
  /** The button whose answer is awaited. */
  readonly intent: string | null;
}

/** An article of the order: whether it comes back and, once it is ticked, how many, why, and what it looks like. */
export function SelectionLine({ item, reasons, values, field, intent }: SelectionLineProps) {
  const t = useCopy(returnCopy);
  const { language } = useStorefront();
  const { id, name, sku, image, price, orderedQuantity, returnedQuantity, returnableUntil } = item;
  const fields = fieldsOf(id);
  const { good: _, ...pick } = field(fields.selected);
  const facts = [
    t.pieces(orderedQuantity),
    `${t.articleNumber} ${sku}`,
    t.each(price.stringValue),
    ...(returnedQuantity > 0 ? [t.selection.returned(returnedQuantity)] : []),
    ...(returnableUntil === null ? [] : [t.selection.until(formatDay(returnableUntil, language))]),
  ];
  return (
    <li className={styles.line}>
      <div className={styles.article}>
        <span className={styles.picture}>{image && <LinePicture image={image} />}</span>
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.small}>{facts.join(" · ")}</p>
          {item.notReturnable !== null && <p>{item.notReturnable}</p>}
        </div>
      </div>
      {item.returnableQuantity > 0 && (
        <>
          <Checkbox
            {...pick}
            className={styles.pick}
            label={
              <>
                <span aria-hidden>{t.selection.sendBack}</span>
                <span className={styles.hidden}>{t.selection.sendBackOf(name)}</span>
              </>
            }
            defaultChecked={values[fields.selected] !== undefined}
          />
          <Stack gap={4} role="group" aria-label={name} className={styles.more}>
            <Questions item={item} reasons={reasons} values={values} field={field} />
            <LinePictures item={item} field={field(fields.picture)} intent={intent} />
          </Stack>
        </>
      )}
    </li>
  );
}

/** How many, why, which parts. */
function Questions({ item, reasons, values, field }: Omit<SelectionLineProps, "intent">) {
  const t = useCopy(returnCopy).selection;
  const fields = fieldsOf(item.id);
  const most = item.returnableQuantity;
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          {...field(fields.quantity)}
          label={t.quantity}
          hint={t.quantityOf(most)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={values[fields.quantity]}
          required
        />
        <Select {...field(fields.reason)} label={t.reason} defaultValue={values[fields.reason] ?? ""} required>
          <option value="">{t.chooseReason}</option>
          {reasons.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {item.components.length > 0 && <ComponentChoice item={item} values={values} />}
      <Textarea {...field(fields.comment)} label={t.comment} rows={2} defaultValue={values[fields.comment]} />
    </>
  );
}
