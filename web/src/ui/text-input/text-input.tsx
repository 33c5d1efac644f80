import type { FocusEvent, InputEvent, InputHTMLAttributes, Ref } from "react";
import { cx } from "../cx.ts";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldFrame } from "../field/field.tsx";
import { useCharacterLimit } from "../field/use-character-limit.ts";

export interface TextInputProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, "required" | "size"> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Loads how emails are shown when a field is left, as no page needs it before. */
function showOnceLeft(field: HTMLInputElement): void {
  void import("./show-read-email.ts").then(
    ({ showReadEmail }) => showReadEmail(field),
    // The field keeps what was typed; the shop reads it alike.
    () => undefined,
  );
}

/**
 * A field with one line of text. Give `autoComplete`, `inputMode` and `type` (ux 17). `className`
 * goes to the whole field, for the parent's layout. An email is shown as it is read once its field is left;
 * `maxLength` is said in words.
 */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, good, invalid, required, id, className, type = "text", maxLength, ...input } = props;
  const limit = useCharacterLimit(maxLength);
  const leaving = type === "email" && {
    onBlur(event: FocusEvent<HTMLInputElement>) {
      showOnceLeft(event.currentTarget);
      input.onBlur?.(event);
    },
  };
  return (
    <Field {...{ label, hint, error: limit.error ?? error, good, invalid, required, id, className }}>
      {(wiring) => (
        <input
          type={type}
          {...input}
          {...leaving}
          onInput={(event: InputEvent<HTMLInputElement>) => {
            limit.judge(event);
            input.onInput?.(event);
          }}
          {...wiring}
          className={cx(control.control)}
        />
      )}
    </Field>
  );
}
