import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { FieldError } from "../field/field.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./checkbox.module.css";

type NativeBox = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "required">;

export interface CheckboxProps extends NativeBox {
  readonly label: ReactNode;
  /** The cause of the error, as a sentence. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One yes-or-no choice of a form, with its mark and its error. */
export function Checkbox({ label, error, required, id, className, ...box }: CheckboxProps) {
  const texts = useUiTexts();
  const ownId = useId();
  const boxId = id ?? ownId;
  const errorId = error === undefined ? undefined : `${boxId}-error`;
  return (
    <div className={className}>
      <div className={styles.group}>
        <label className={styles.row}>
          <input
            {...box}
            id={boxId}
            type="checkbox"
            required={required}
            className={styles.box}
            data-state={error === undefined ? "normal" : "error"}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={errorId}
          />
          <span>
            {label} <span className={styles.mark}>({required === true ? texts.required : texts.optional})</span>
          </span>
        </label>
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  );
}

/** One choice out of many in a filter: no mark, but how many results it leaves (ux 31). */
export function CountedCheckbox(props: NativeBox & { label: ReactNode; count?: number | undefined }) {
  const { label, count, className, ...box } = props;
  return (
    <label className={cx(styles.row, className)}>
      <input {...box} type="checkbox" className={styles.box} />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
