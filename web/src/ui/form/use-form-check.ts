import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type ErrorMap, errorEntries, general, inFormOrder } from "../../lib/error-map.ts";
import { readForm } from "../../lib/form-values.ts";
import type { ErrorSummaryProps } from "../error-summary/error-summary.tsx";
import { useToasts } from "../toast/toast-region.tsx";
import { goToField } from "./go-to-field.ts";
import { type Check, type LateCheck, useCheck } from "./use-check.ts";
import { useLateSubmit } from "./use-late-submit.ts";

/** What a field reports about itself. */
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
    readonly onFocus: () => void;
    readonly onMouseDown: () => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** Id, name and state of a field; spread it on the field. */
  readonly field: (name: string) => FieldVerdict;
  /** What the error summary above the form shows; spread it there. */
  readonly summary: ErrorSummaryProps;
  readonly hasErrors: boolean;
}

const once = { once: true };

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Sentences by dotted name. */
type Said = Readonly<Record<string, string>>;
const saidOf = (errors: ErrorMap): Said => Object.fromEntries(errorEntries(errors));

const saidBy = (check: Check, form: HTMLFormElement): Said => saidOf(check(readForm(new FormData(form))));

/** The names of a form's fields as they follow each other, unticked ones too. */
const namesOf = (form: HTMLFormElement): readonly string[] =>
  [...form.elements].flatMap((element) => (isField(element) && element.name !== "" ? [element.name] : []));

/**
 * Checks on blur and never mid-typing (ux 18), but shows nothing new while a button is held down; an error goes the
 * moment its field is right (ux 19). A submit runs all checks (VALID-04): a failed try is stopped, the first field that
 * is wrong comes into view and has the focus, and the summary above the form, which lists what the last try found, is
 * announced (C-92). What the server has found is treated alike, but that the summary has the focus; its message for the
 * whole form is a toast, too (VALID-05). Give the form a new `key` with each answer.
 * @param formId in front of the ids of the fields, as forms of one page may share names
 * @param check what is wrong with the values; the same rule as on the server. One that is loaded late is there from the first
 *   touch on: what was left or pressed before that is judged once it is. Where it cannot be had the server alone decides.
 * @param goesToFault whether a failed try moves the view at all
 */
export function useFormCheck<Rules>(
  formId: string,
  check: Check | LateCheck<Rules>,
  fromServer: ErrorMap = {},
  goesToFault = true,
): FormCheck {
  const idOf = (name: string) => `${formId}-${name}`;
  const rule = useCheck(check);
  const sendOnceLoaded = useLateSubmit(rule.load);
  const [serverSaid] = useState(() => saidOf(fromServer));
  const [errors, setErrors] = useState(serverSaid);
  const [good, setGood] = useState<ReadonlySet<string>>(new Set());
  /** What the last try found; what is noticed on leaving a field stays at that field. */
  const [tried, setTried] = useState<readonly string[]>(() => Object.keys(serverSaid));
  /** Whether a button of the mouse is held down, or a finger, as far as the browser makes a mouse of it. */
  const isHeld = useRef(false);
  const [failed, setFailed] = useState<{ readonly attempt: number; readonly first: string | undefined } | null>(null);
  const toasts = useToasts();
  const refusal = serverSaid[general];

  useEffect(() => {
    if (refusal !== undefined) toasts.add({ tone: "error", text: refusal });
  }, [refusal, toasts]);
  useEffect(() => {
    if (goesToFault && failed?.first !== undefined) goToField(`${formId}-${failed.first}`);
  }, [failed, goesToFault, formId]);

  const settle = (name: string, error: string | undefined, isGood: boolean) => {
    // What was put right leaves the summary for good; made wrong again, it would appear there and take the focus.
    if (isGood) setTried((names) => names.filter((each) => each !== name));
    setErrors(({ [name]: _old, ...others }) => (error === undefined ? others : { ...others, [name]: error }));
    setGood((names) => {
      const next = new Set(names);
      if (isGood) next.add(name);
      else next.delete(name);
      return next;
    });
  };

  /**
   * The other fields may be right or wrong by this one: a postcode by its country. What the server found stays. Where
   * nothing changes the sentences are the same object, so that a key draws nothing again.
   */
  const withOthersAsFound = (said: Said, facts: Said, typed: string): Said => {
    const next = Object.entries(said).flatMap(([name, error]) => {
      if (name === typed || error === serverSaid[name]) return [[name, error] as const];
      const now = facts[name];
      return now === undefined ? [] : [[name, now] as const];
    });
    const isSame = next.length === Object.keys(said).length && next.every(([name, error]) => said[name] === error);
    return isSame ? said : Object.fromEntries(next);
  };

  const formProps: FormCheck["formProps"] = {
    noValidate: true,
    onFocus: () => void rule.load(),
    onMouseDown() {
      isHeld.current = true;
      addEventListener("mouseup", () => (isHeld.current = false), once);
    },
    onBlur({ target: field, currentTarget }) {
      const target: EventTarget = field;
      if (!isField(target) || target.name === "" || target.type === "radio" || target.type === "checkbox") return;
      const isFilled = target.value.trim() !== "";
      // Who only passes through an empty field has made no mistake yet.
      if (!isFilled && errors[target.name] === undefined) return;
      rule.use((found) => {
        const judge = () => {
          const error = saidBy(found, currentTarget)[target.name];
          settle(target.name, error, isFilled && error === undefined);
        };
        // What appears while a button is held down would move it from under the pointer: it waits for the click.
        if (isHeld.current) addEventListener("mouseup", () => setTimeout(judge), once);
        else judge();
      });
    },
    onInput({ target, currentTarget }) {
      if (!isField(target) || target.name === "") return;
      // Where nothing is reported yet there is nothing to take back.
      if (Object.keys(errors).length === 0 && good.size === 0) return;
      rule.use((found) => {
        const facts = saidBy(found, currentTarget);
        if (facts[target.name] === undefined && errors[target.name] !== undefined) settle(target.name, undefined, true);
        setErrors((said) => withOthersAsFound(said, facts, target.name));
        setGood((names) => {
          const still = [...names].filter((name) => facts[name] === undefined);
          return still.length === names.size ? names : new Set(still);
        });
      });
    },
    onSubmit(event) {
      const form = event.currentTarget;
      const check = rule.now();
      if (check === null) {
        sendOnceLoaded(event);
        return;
      }
      const faults = inFormOrder(check(readForm(new FormData(form))), namesOf(form));
      const [first] = errorEntries(faults).filter(([name]) => name !== general);
      if (Object.keys(faults).length === 0) return;
      event.preventDefault();
      setErrors(saidOf(faults));
      setTried(Object.keys(saidOf(faults)));
      setFailed((before) => ({ attempt: (before?.attempt ?? 0) + 1, first: first?.[0] }));
    },
  };
  const entries = Object.entries(errors);
  return {
    formProps,
    field: (name) => ({ id: idOf(name), name, error: errors[name], good: good.has(name) || undefined }),
    summary: {
      errors: entries
        .filter(([name]) => tried.includes(name))
        .map(([name, message]) => (name === general ? { message } : { fieldId: idOf(name), message })),
      attempt: failed?.attempt,
      isAnnounced: failed !== null && goesToFault,
    },
    hasErrors: entries.length > 0,
  };
}
