import type { MessageOf } from "./message-of.ts";

/**
 * What is wrong with a form, as sentences by field name (VALID-01). A dotted name is in its group: `billing.city` is
 * `city` of `billing` (VALID-02); what is about the whole form, or a whole group, is under `general` (VALID-03).
 */
export interface ErrorMap {
  readonly [name: string]: string | ErrorMap;
}

/** Name of the message that no single field is to blame for. */
export const general = "general";

/** A name with dots and its sentence. */
export type ErrorEntry = readonly [name: string, message: string];

/** The map with one sentence more; of several for one field the first one stays. */
function withError(map: ErrorMap, name: string, message: string): ErrorMap {
  const dot = name.indexOf(".");
  if (dot === -1) {
    const before = map[name];
    if (typeof before === "object") return { ...map, [name]: withError(before, general, message) };
    return before === undefined ? { ...map, [name]: message } : map;
  }
  const group = name.slice(0, dot);
  const inside = map[group] ?? {};
  const fields = typeof inside === "string" ? { [general]: inside } : inside;
  return { ...map, [group]: withError(fields, name.slice(dot + 1), message) };
}

/** Sentences by dotted name as an error map. An empty name is the whole form's. */
export const errorMapOf = (entries: Iterable<ErrorEntry>): ErrorMap =>
  [...entries].reduce<ErrorMap>((map, [name, message]) => withError(map, name === "" ? general : name, message), {});

/** All sentences of a map with their dotted names, in its order; a group's own is its name alone. */
export function errorEntries(map: ErrorMap): readonly ErrorEntry[] {
  return Object.entries(map).flatMap(([name, inside]) => {
    if (typeof inside === "string") return [[name, inside] as const];
    return errorEntries(inside).map(
      ([rest, message]) => [rest === general ? name : `${name}.${rest}`, message] as const,
    );
  });
}

/** The sentence of a field, by its dotted name; undefined when nothing is wrong with it. */
export const errorAt = (map: ErrorMap, name: string): string | undefined =>
  errorEntries(map).find(([each]) => each === name)?.[1];

/** Whether anything is wrong. */
export const hasErrors = (map: ErrorMap): boolean => Object.keys(map).length > 0;

/**
 * The same sentences in the order of the form, which people read from top to bottom (C-92): the whole form's first, what
 * no field of the form is called last.
 * @param names of the form's fields, as they follow each other
 */
export function inFormOrder(map: ErrorMap, names: readonly string[]): ErrorMap {
  const place = ([name]: ErrorEntry): number => {
    if (name === general) return -1;
    const index = names.findIndex((each) => each === name || each.startsWith(`${name}.`));
    return index === -1 ? names.length : index;
  };
  return errorMapOf(errorEntries(map).toSorted((a, b) => place(a) - place(b)));
}

/** Errors of a group's fields under the names of the whole form; what is about all of it stays so. */
export function inGroup(errors: ErrorMap, group: string): ErrorMap {
  const { [general]: whole, ...fields } = errors;
  return {
    ...(whole !== undefined && { [general]: whole }),
    ...(Object.keys(fields).length > 0 && { [group]: fields }),
  };
}

/** Why a server has refused a form: message keys or the shop's own words. */
interface Refused {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
}

/**
 * A refusal in the names of a form.
 * @param nameOf the form's name of a field of the graph
 * @param messageOf puts message keys into words
 */
export async function refusedForm(
  { fields, message }: Refused,
  messageOf: MessageOf,
  nameOf: (fieldName: string) => string = (name) => name,
): Promise<ErrorMap> {
  const inWords = Object.entries(fields).map(async ([name, text]) => [nameOf(name), await messageOf(text)] as const);
  const errors = errorMapOf(await Promise.all(inWords));
  return message === null || hasErrors(errors) ? errors : { [general]: await messageOf(message) };
}
