import { Button } from "../button/button.tsx";
import { cx } from "../cx.ts";
import control from "../field/control.module.css";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { FilterSection } from "./facet-group.tsx";
import styles from "./facet-group.module.css";

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
  readonly step?: number | "any" | undefined;
  /** Behind the number: "€". */
  readonly unit?: string | undefined;
  readonly open?: boolean | undefined;
}

/** A range in a filter form: two number fields and a button that sends the form. */
export function RangeFields(props: RangeFieldsProps) {
  const { title, fromName, toName, min, max, from, to, step = "any", unit, open } = props;
  const texts = useUiTexts();
  const bound = (name: string, text: string, value: number | undefined, otherwise: number) => (
    <label className={styles.bound}>
      {text}
      <span className={styles.withUnit}>
        <input
          /* server truth: a new selection from the URL starts the field afresh */
          key={value}
          type="number"
          inputMode="decimal"
          name={name}
          defaultValue={value}
          placeholder={texts.number(otherwise)}
          min={0}
          step={step}
          className={cx(control.control)}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </label>
  );
  return (
    <FilterSection title={title} open={open} selected={from === undefined && to === undefined ? 0 : 1}>
      <div className={styles.range} role="group" aria-label={title}>
        {bound(fromName, texts.rangeFrom, from, min)}
        {bound(toName, texts.rangeTo, to, max)}
        <Button type="submit" scheme="outline" size="small" className={styles.apply}>
          {texts.apply}
        </Button>
      </div>
    </FilterSection>
  );
}
