import type { Refusal } from "../graph/failure.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** What a form holds, by field name. Files are no part of our forms. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with which field, as sentences; the key "" is for the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Key of an error that no single field is to blame for. */
export const wholeForm = "";

/** Names that never go back into a page or a store. */
const secrets = new Set(["password"]);

/** The fields of a form as text; of several with one name the last one counts, as with a group of radios. */
export function readForm(form: FormData): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
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

/** Errors of a group under the names of the whole form: `city` as `billing.city`. */
export const inGroup = (errors: FormErrors, group: string): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name === wholeForm ? wholeForm : `${group}.${name}`, message]),
  );

/**
 * A refusal of the graph in the names of a form.
 * @param nameOf the form's name of a field of the graph
 * @param messageOf puts message keys into words
 */
export async function refusedForm(
  { fields, message }: Refusal,
  messageOf: MessageOf,
  nameOf: (fieldName: string) => string = (name) => name,
): Promise<FormErrors> {
  const inWords = Object.entries(fields).map(async ([name, text]) => [nameOf(name), await messageOf(text)] as const);
  const errors = Object.fromEntries(await Promise.all(inWords));
  return message === null || Object.keys(errors).length > 0 ? errors : { [wholeForm]: await messageOf(message) };
}

/** What a server answered about a form: its values again, and what is wrong. */
export interface FormAnswer {
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** When it was given, epoch ms: tells two equal answers apart. */
  readonly at: number;
}
