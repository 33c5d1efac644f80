import type { InputEvent, Ref, TextareaHTMLAttributes } from "react";
import { cx } from "../cx.ts";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldFrame } from "../field/field.tsx";
import { useCharacterLimit } from "../field/use-character-limit.ts";
import styles from "./textarea.module.css";

export interface TextareaProps extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "required"> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A field with several lines of text; grows with what is written where the browser can. `maxLength` is said in words. */
export function Textarea(props: TextareaProps) {
  const { label, hint, error, good, invalid, required, id, className, maxLength, ...textarea } = props;
  const limit = useCharacterLimit(maxLength);
  return (
    <Field {...{ label, hint, error: limit.error ?? error, good, invalid, required, id, className }}>
      {(wiring) => (
        <textarea
          {...textarea}
          onInput={(event: InputEvent<HTMLTextAreaElement>) => {
            limit.judge(event);
            textarea.onInput?.(event);
          }}
          {...wiring}
          className={cx(control.control, styles.textarea)}
        />
      )}
    </Field>
  );
}
