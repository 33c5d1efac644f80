import { type FocusEvent, type FormEvent, type SyntheticEvent, useState } from "react";
import type { FormError } from "../ui/error-summary/error-summary.tsx";
import { type FormErrors, type FormValues, readForm, wholeForm } from "./form-values.ts";

/** What a field says of itself. */
export interface FieldVerdict {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly good: boolean | undefined;
}

/** A form that is checked while it is filled in. Spread `formProps` on the form. */
export interface FormCheck {
  readonly formProps: {
    readonly noValidate: true;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** Id, name and state of a field; spread it on the field. */
  readonly field: (name: string) => FieldVerdict;
  /** For the error summary; grows with each failed try. */
  readonly attempt: number;
  readonly summary: readonly FormError[];
  readonly hasErrors: boolean;
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Checks on blur and never mid-typing (ux 18); an error goes the moment its field is right (ux 19); a failed try
 * stops the submit and shows all errors on top (ux 28). Errors of the server are treated alike: give the form a new
 * `key` with each answer.
 * @param formId in front of the ids of the fields, as forms of one page may share names
 * @param check what is wrong with the values; the same rule as on the server
 */
export function useFormCheck(
  formId: string,
  check: (values: FormValues) => FormErrors,
  fromServer: FormErrors = {},
): FormCheck {
  const idOf = (name: string) => `${formId}-${name}`;
  const [errors, setErrors] = useState(fromServer);
  const [good, setGood] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);

  const settle = (name: string, error: string | undefined, isGood: boolean) => {
    setErrors(({ [name]: _old, ...others }) => (error === undefined ? others : { ...others, [name]: error }));
    setGood((names) => {
      const next = new Set(names);
      if (isGood) next.add(name);
      else next.delete(name);
      return next;
    });
  };

  /** The other fields may be right or wrong by this one: a postcode by its country. What the server found stays. */
  const withOthersAsFound = (said: FormErrors, found: FormErrors, typed: string): FormErrors =>
    Object.fromEntries(
      Object.entries(said).flatMap(([name, error]) => {
        if (name === typed || error === fromServer[name]) return [[name, error]];
        const now = found[name];
        return now === undefined ? [] : [[name, now]];
      }),
    );

  const formProps: FormCheck["formProps"] = {
    noValidate: true,
    onBlur({ target: field, currentTarget }) {
      const target: EventTarget = field;
      if (!isField(target) || target.name === "" || target.type === "radio" || target.type === "checkbox") return;
      const isFilled = target.value.trim() !== "";
      // Who only passes through an empty field has made no mistake yet.
      if (!isFilled && errors[target.name] === undefined) return;
      const error = check(readForm(new FormData(currentTarget)))[target.name];
      settle(target.name, error, isFilled && error === undefined);
    },
    onInput({ target, currentTarget }) {
      if (!isField(target) || target.name === "") return;
      const found = check(readForm(new FormData(currentTarget)));
      if (found[target.name] === undefined && errors[target.name] !== undefined) settle(target.name, undefined, true);
      setErrors((said) => withOthersAsFound(said, found, target.name));
      setGood((names) => new Set([...names].filter((name) => found[name] === undefined)));
    },
    onSubmit(event) {
      const found = check(readForm(new FormData(event.currentTarget)));
      if (Object.keys(found).length === 0) return;
      event.preventDefault();
      setErrors(found);
      setAttempt((count) => count + 1);
    },
  };
  const entries = Object.entries(errors);
  return {
    formProps,
    field: (name) => ({ id: idOf(name), name, error: errors[name], good: good.has(name) || undefined }),
    attempt,
    summary: entries.map(([name, message]) => (name === wholeForm ? { message } : { fieldId: idOf(name), message })),
    hasErrors: entries.length > 0,
  };
}
