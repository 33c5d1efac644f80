import type { Ref, SelectHTMLAttributes } from "react";
import { cx } from "../cx.ts";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldFrame } from "../field/field.tsx";
import { ChevronDownIcon } from "../icon/interface-icons.tsx";
import styles from "./select.module.css";

type NativeSelect = Omit<SelectHTMLAttributes<HTMLSelectElement>, "required" | "size">;

export interface SelectProps extends FieldFrame, NativeSelect {
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** A field with a native choice; the options are `<option>` children. */
export function Select(props: SelectProps) {
  const { label, hint, error, good, invalid, required, id, className, children, ...select } = props;
  return (
    <Field {...{ label, hint, error, good, invalid, required, id, className }}>
      {(wiring) => (
        <div className={styles.frame}>
          <select {...select} {...wiring} className={cx(control.control, styles.select)}>
            {children}
          </select>
          <ChevronDownIcon size={20} className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}

/** A small choice in a toolbar ("sort by"): its label is for screen readers, the first word may be in the options. */
export function InlineSelect(props: NativeSelect & { label: string }) {
  const { label, className, children, ...select } = props;
  return (
    <span className={cx(styles.frame, className)}>
      <select {...select} aria-label={label} className={cx(control.control, styles.select, styles.small)}>
        {children}
      </select>
      <ChevronDownIcon size={20} className={styles.chevron} />
    </span>
  );
}
