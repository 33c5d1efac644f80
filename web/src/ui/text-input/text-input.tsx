import type { InputHTMLAttributes, Ref } from "react";
import { cx } from "../cx.ts";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldFrame } from "../field/field.tsx";

export interface TextInputProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, "required" | "size"> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A field with one line of text. Give `autoComplete`, `inputMode` and `type` (ux 17). `className`
 * goes to the whole field, for the parent's layout.
 */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, good, invalid, required, id, className, type = "text", ...input } = props;
  return (
    <Field {...{ label, hint, error, good, invalid, required, id, className }}>
      {(wiring) => <input type={type} {...input} {...wiring} className={cx(control.control)} />}
    </Field>
  );
}
