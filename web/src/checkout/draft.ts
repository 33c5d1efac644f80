import { type RefObject, useEffect } from "react";
import { identityOf, namesIn } from "../lib/visitor-identity.ts";
import { type FormValues, readForm, withoutSecrets } from "../lib/form-values.ts";

const keyOf = (step: string) => `checkout:${step}`;

/** Storage can be switched off or full: a draft is a comfort, never a condition. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Name of the entry that states whose a draft is; no field is called so. */
const ofName = "";

/** A draft is of who typed it: the next person in the tab must not read it. */
function readDraft(step: string): FormValues {
  const text = attempt(() => sessionStorage.getItem(keyOf(step)));
  const { [ofName]: of, ...values } = Object.fromEntries(new URLSearchParams(text ?? ""));
  if (of === identityOf(document.cookie)) return values;
  attempt(() => sessionStorage.removeItem(keyOf(step)));
  return {};
}

function writeDraft(step: string, values: FormValues): void {
  // A form's own notation: it holds texts alone, so that reading needs no schema.
  const draft = new URLSearchParams({ ...values, [ofName]: identityOf(document.cookie) });
  attempt(() => sessionStorage.setItem(keyOf(step), draft.toString()));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field was filled in before the page listened, which is newer than any draft. */
function isFilledIn(form: HTMLFormElement, field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  if (!(field instanceof HTMLInputElement) || !["radio", "checkbox"].includes(field.type))
    return field.value !== field.defaultValue;
  const group = [...form.elements].filter((one) => one instanceof HTMLInputElement && one.name === field.name);
  return group.some((one) => one instanceof HTMLInputElement && one.checked !== one.defaultChecked);
}

/** Puts kept values into a form's fields. Hidden fields are the page's own. */
function restore(form: HTMLFormElement, values: FormValues): void {
  if (Object.keys(values).length === 0) return;
  const fields = [...form.elements].filter(
    (field): field is Field =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement,
  );
  for (const field of fields.filter((one) => !isFilledIn(form, one))) {
    const value = values[field.name];
    // What cannot be chosen any more stays as the page shows it.
    if (field.type === "hidden" || field.type === "password" || field.disabled) continue;
    if (field instanceof HTMLInputElement && field.type === "radio")
      field.checked = value === undefined ? field.checked : field.value === value;
    else if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = value === "on";
    else if (value !== undefined) field.value = value;
  }
}

/**
 * Keeps what is typed until the step is done or another person uses the tab, so that a reload loses nothing (ux 21).
 * @param isAnswered the form shows what a server answered to it: that is newer than any draft
 */
export function useDraft(step: string, ref: RefObject<HTMLFormElement | null>, isAnswered: boolean): void {
  useEffect(() => {
    const form = ref.current;
    if (form === null) return undefined;
    const keep = () => writeDraft(step, withoutSecrets(readForm(new FormData(form))));
    if (isAnswered) keep();
    else restore(form, readDraft(step));
    form.addEventListener("input", keep);
    return () => form.removeEventListener("input", keep);
  }, [step, ref, isAnswered]);
}

/** Drops the drafts of a step that is done: from now on the shop's data hold. */
export function forgetDrafts(step: string): void {
  if (import.meta.env.SSR) return;
  attempt(() => {
    for (const name of namesIn(sessionStorage)) if (name.startsWith(keyOf(step))) sessionStorage.removeItem(name);
  });
}
