import { readField } from "@chalkbox/input-text/read-text";
import { type ErrorMap, inFormOrder } from "./error-map.ts";

/** What a form holds, by field name. Files are no part of our forms. */
export type FormValues = Readonly<Record<string, string>>;

/** Names that never go back into a page or a store. */
const secrets = new Set(["password", "currentPassword", "newPassword", "newPasswordRepeated"]);

/** The fields of a form as a person sees them; of several with one name the last one counts, as with a group of radios. */
export function readForm(form: FormData): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") values[name] = readField(name, value);
  }
  return values;
}

/** A field of a form as text without spaces around it; "" for none, and for a file. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? readField(name, value).trim() : "";
}

/** The values that may be shown again after an error or kept for a reload. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));

/** The fields of a group without its prefix: `billing.city` as `city`. */
export function groupOf(values: FormValues, group: string): FormValues {
  const prefix = `${group}.`;
  const fields = Object.entries(values).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(prefix.length), value]));
}

/** What a server answered about a form: its values again, and what is wrong. */
export interface FormAnswer {
  readonly values: FormValues;
  /** In the order of the form (C-92). */
  readonly errors: ErrorMap;
  /** When it was given, epoch ms: distinguishes two equal answers. */
  readonly at: number;
  /**
   * What was typed, passwords as well, of a try that nothing has refused them in, so that they need not be typed again; in
   * the memory of the browser that it was typed in, never in a page of the server's nor in a store.
   */
  readonly typed?: FormValues | undefined;
  /** Set where nothing has answered: the form that is there goes on, with files that were chosen, which no page can put back. */
  readonly isUnanswered?: true | undefined;
}

/** The form again without its passwords, and what is wrong with it. */
export const refuseForm = (values: FormValues, errors: ErrorMap): FormAnswer => ({
  values: withoutSecrets(values),
  errors: inFormOrder(errors, Object.keys(values)),
  at: Date.now(),
});
