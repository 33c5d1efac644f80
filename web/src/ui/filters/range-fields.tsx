import { useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../cx.ts";
import control from "../field/control.module.css";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { FilterSection } from "./facet-group.tsx";
import styles from "./facet-group.module.css";
import { RangeSlider } from "./range-slider.tsx";
import { roundBounds } from "./round-bounds.ts";

export interface RangeFieldsProps {
  readonly title: string;
  /** Names of the two fields in the form. */
  readonly fromName: string;
  readonly toName: string;
  /** What the results have at least and at most, in the shopper's unit (euros, not cents). */
  readonly min: number;
  readonly max: number;
  /** What is selected, if anything. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Names of the slider's thumbs; no slider without them. */
  readonly lowest?: string | undefined;
  readonly highest?: string | undefined;
  /** Beside the number in a field: "€" behind it, "EUR" in front of it. */
  readonly unit?: { readonly sign: string; readonly isBefore: boolean } | undefined;
  /** A value as the shopper reads it: bare, as an example in a field, and with its unit, as the slider says it. */
  readonly numberOf: (value: number) => string;
  readonly textOf: (value: number) => string;
  readonly open?: boolean | undefined;
}

/** A range in a filter form: a slider, two number fields whose examples are round, and a button that sends the form. */
export function RangeFields(props: RangeFieldsProps) {
  const { title, fromName, toName, min, max, from, to, lowest, highest, unit, open, numberOf, textOf } = props;
  const texts = useUiTexts();
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const bounds = roundBounds(min, max);
  const show = (lower: number | undefined, upper: number | undefined): void => {
    writeInto(low.current, lower);
    writeInto(high.current, upper);
  };
  // Server truth: a new selection from the URL is in the fields, which keep the focus. What was typed before the page
  // listened stays: the first one came with the fields.
  const shown = useRef({ from, to });
  useEffect(() => {
    if (shown.current.from === from && shown.current.to === to) return;
    shown.current = { from, to };
    writeInto(low.current, from);
    writeInto(high.current, to);
  }, [from, to]);
  const bound = (name: string, text: string, value: number | undefined, otherwise: number, ref: typeof low) => (
    <label className={styles.bound}>
      {text}
      <span className={styles.withUnit} data-unit={unit && (unit.isBefore ? "before" : "behind")}>
        <input
          ref={ref}
          type="number"
          inputMode="decimal"
          name={name}
          defaultValue={value}
          placeholder={numberOf(otherwise)}
          min={0}
          step={0.01}
          className={cx(control.control)}
        />
        {unit !== undefined && <span className={styles.unit}>{unit.sign}</span>}
      </span>
    </label>
  );
  return (
    <FilterSection title={title} open={open} selected={from === undefined && to === undefined ? 0 : 1}>
      <div className={styles.range} role="group" aria-label={title}>
        {lowest !== undefined && highest !== undefined && (
          <RangeSlider
            {...{ bounds, from, to, lowest, highest }}
            textOf={textOf}
            onMove={show}
            onDone={() => low.current?.form?.requestSubmit()}
          />
        )}
        {bound(fromName, texts.rangeFrom, from, bounds.min, low)}
        {bound(toName, texts.rangeTo, to, bounds.max, high)}
        <Button type="submit" scheme="outline" size="small" className={styles.apply}>
          {texts.apply}
        </Button>
      </div>
    </FilterSection>
  );
}

/** Shows a bound in its field; an open one leaves it empty. */
function writeInto(field: HTMLInputElement | null, value: number | undefined): void {
  if (field) field.value = String(value ?? "");
}
