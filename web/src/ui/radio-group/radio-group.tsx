import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { FieldError } from "../field/field.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./radio-group.module.css";

export interface RadioGroupProps {
  /** Of the whole group; error summaries link to it. */
  readonly id?: string | undefined;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  /** Id of what else describes the choice, elsewhere in the page. */
  readonly describedBy?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Short answers beside each other instead of below. */
  readonly inline?: boolean | undefined;
  readonly className?: string | undefined;
  /** Radio or RadioCard elements that share one `name`. */
  readonly children: ReactNode;
}

/** One choice out of a few, all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, describedBy, error, required, inline, className, children } = props;
  const texts = useUiTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} className={className} aria-describedby={cx(errorId, hintId, describedBy)}>
      <legend className={styles.legend}>
        {legend}
        <span className={styles.mark}>{required === true ? texts.required : texts.optional}</span>
      </legend>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={inline === true ? styles.inline : styles.options}>{children}</div>
      <div className={error === undefined ? undefined : styles.error}>
        <FieldError id={errorId} error={error} />
      </div>
    </fieldset>
  );
}

type NativeRadio = Omit<InputHTMLAttributes<HTMLInputElement>, "type">;

export interface RadioProps extends NativeRadio {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A plain choice of a RadioGroup. */
export function Radio({ label, className, ...radio }: RadioProps) {
  return (
    <label className={cx(styles.option, className)}>
      <input {...radio} type="radio" className={styles.dot} />
      <span>{label}</span>
    </label>
  );
}

export interface RadioCardProps extends RadioProps {
  /** What choosing it means: a delivery date, a fee, a condition. */
  readonly note?: ReactNode;
  /** At the end of the row: a price or a logo. */
  readonly aside?: ReactNode;
}

/** A choice of a RadioGroup that needs a few words: payment and delivery. */
export function RadioCard({ label, note, aside, className, ...radio }: RadioCardProps) {
  return (
    <label className={cx(styles.option, styles.card, className)}>
      <input {...radio} type="radio" className={styles.dot} />
      <span>
        <span className={styles.title}>{label}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {aside !== undefined && <span>{aside}</span>}
    </label>
  );
}
