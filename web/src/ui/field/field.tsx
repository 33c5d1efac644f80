import { useId } from "react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { CheckIcon } from "../icon/interface-icons.tsx";
import { ErrorIcon } from "../icon/status-icons.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./field.module.css";

/** VALID-15: normal, good (valid and filled) and error. */
export type FieldState = "normal" | "good" | "error";

/** What every field of a form shows around its control. */
export interface FieldFrame {
  readonly label: ReactNode;
  /** States why the field is requested or how it is written; stays visible while typing. */
  readonly hint?: ReactNode;
  /** The cause of the error, as a sentence. Its presence makes the state "error". */
  readonly error?: string | undefined;
  /** Marks the field as wrong where a sentence above the form states why (AUTH-05). */
  readonly invalid?: boolean | undefined;
  /** Set when the value is filled and valid: shows the tick. */
  readonly good?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and error. Spread them on the control. */
export interface ControlWiring {
  readonly id: string;
  readonly required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "data-state": FieldState;
}

/** The state that a frame's props mean. */
export function fieldState(frame: Pick<FieldFrame, "error" | "good" | "invalid">): FieldState {
  if (frame.error !== undefined || frame.invalid === true) return "error";
  return frame.good === true ? "good" : "normal";
}

/**
 * Label above, the mark "required" or "optional" beside it (both, ux 16), hint, control, error.
 * The control is given as a function, so that it cannot be left unwired.
 */
export function Field(
  props: FieldFrame & {
    id?: string | undefined;
    className?: string | undefined;
    children: (control: ControlWiring) => ReactNode;
  },
) {
  const { label, hint, error, required, className, children } = props;
  const texts = useUiTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const state = fieldState(props);
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.mark} aria-hidden={required === true ? true : undefined}>
          {required === true ? texts.required : texts.optional}
        </span>
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.frame}>
        {children({
          id,
          required,
          "aria-invalid": state === "error" ? true : undefined,
          "aria-describedby": cx(errorId, hintId),
          "data-state": state,
        })}
        {state === "good" && <CheckIcon size={20} className={styles.good} />}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The line that states what is wrong. Renders nothing without an error. */
export function FieldError(props: { readonly id: string | undefined; readonly error: string | undefined }) {
  const texts = useUiTexts();
  if (props.error === undefined) return null;
  return (
    <p className={styles.error} id={props.id}>
      <ErrorIcon size={18} />
      <span>
        <VisuallyHidden>{texts.errorPrefix}: </VisuallyHidden>
        {props.error}
      </span>
    </p>
  );
}
