/** An error of one field, as all forms of the storefront get them (VALID-01). */
interface FieldError {
  /** Name of an argument or variable and the way into it, with dots between them (VALID-02): `review.title`. */
  readonly fieldName: string;
  readonly errorMessage: string;
  readonly formName: null;
}

/** What a GraphQL answer reports about broken texts. */
export interface BrokenTextError {
  readonly message: string;
  readonly extensions: {
    readonly code: "BAD_USER_INPUT";
    readonly classification: "BAD_USER_INPUT";
    readonly fieldErrors: readonly FieldError[];
  };
}

/** A text that is none: databases store no NUL, and half of a surrogate pair is no character. */
export const isBroken = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** The sentence that people read at such a field. @param language `de`, `en`, or with a country: `de-CH` */
export const brokenTextMessage = (language: string): string =>
  language.startsWith("de")
    ? "Der Text enthält ein Zeichen, das wir nicht speichern können. Bitte geben Sie ihn neu ein."
    : "The text holds a character that we cannot store. Please type it again.";

/**
 * What clients get for such texts: an error for each field (VALID-01).
 * @param names of arguments or variables with the way into them, dots between (VALID-02)
 * @param language of what shoppers read, such as `de-DE`
 */
export function presentBrokenTexts(names: readonly string[], language: string): BrokenTextError {
  const message = brokenTextMessage(language);
  const fieldErrors = names.map((fieldName) => ({ fieldName, errorMessage: message, formName: null }));
  return { message, extensions: { code: "BAD_USER_INPUT", classification: "BAD_USER_INPUT", fieldErrors } };
}

/**
 * The ways to broken texts in variables, each once, in their order; those in lists have the list's name, broken keys
 * their object's. Walks without recursion: how deep a value is, its sender decides.
 */
export function brokenValues(variables: unknown): readonly string[] {
  const found = new Set<string>();
  const rest: { readonly value: unknown; readonly way: string }[] = [{ value: variables, way: "" }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, way } = next;
    if (typeof value === "string") {
      if (isBroken(value)) found.add(way);
    } else if (Array.isArray(value)) {
      for (const each of value.toReversed()) rest.push({ value: each, way });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, each] of Object.entries(value).toReversed()) {
        if (isBroken(name)) found.add(way);
        else rest.push({ value: each, way: way === "" ? name : `${way}.${name}` });
      }
    }
  }
  return [...found];
}
