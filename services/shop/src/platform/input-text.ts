import { type DocumentNode, GraphQLError, visit } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Language } from "./context.ts";

/** An error of one field, as all forms of the storefront get them (VALID-01). */
interface FieldError {
  /** Name of an argument or variable and the way into it, with dots between them (VALID-02): `review.title`. */
  readonly fieldName: string;
  readonly errorMessage: string;
  readonly formName: null;
}

const isGerman = (language: Language): boolean => language.startsWith("de");

/**
 * Refuses an operation whose arguments hold texts that are none, before any of it runs: PostgreSQL stores no NUL, and
 * half of a surrogate pair is no character. `BAD_USER_INPUT`, with an error for each such field.
 * @param languageOf language of what shoppers read
 */
export function refuseBrokenTexts<Context extends object>(languageOf: (context: Context) => Language): Plugin<Context> {
  const literals = new WeakMap<DocumentNode, readonly string[]>();
  const inDocument = (document: DocumentNode): readonly string[] => {
    let found = literals.get(document);
    if (found === undefined) literals.set(document, (found = brokenLiterals(document)));
    return found;
  };
  return {
    onExecute: ({ args: { document, variableValues, contextValue }, setResultAndStopExecution }) => {
      const names = [...inDocument(document), ...brokenValues(variableValues)];
      if (names.length === 0) return;
      const errorMessage = brokenText(languageOf(contextValue));
      setResultAndStopExecution({ errors: [badInput(names, errorMessage)] });
    },
  };
}

function badInput(names: readonly string[], errorMessage: string): GraphQLError {
  const fieldErrors = names.map((fieldName): FieldError => ({ fieldName, errorMessage, formName: null }));
  return new GraphQLError(errorMessage, {
    extensions: { code: "BAD_USER_INPUT", classification: "BAD_USER_INPUT", fieldErrors },
  });
}

const brokenText = (language: Language): string =>
  isGerman(language)
    ? "Der Text enthält ein Zeichen, das wir nicht speichern können. Bitte geben Sie ihn neu ein."
    : "The text holds a character that we cannot store. Please type it again.";

const isBroken = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Where a document's own texts are broken: the way to each, from its argument on. */
function brokenLiterals(document: DocumentNode): readonly string[] {
  const found: string[] = [];
  const way: string[] = [];
  const onWay = {
    enter: ({ name }: { readonly name: { readonly value: string } }) => void way.push(name.value),
    leave: () => void way.pop(),
  };
  visit(document, {
    Argument: onWay,
    ObjectField: onWay,
    StringValue: ({ value }) => {
      if (isBroken(value)) found.push(way.join("."));
    },
  });
  return found;
}

/** Where variables hold a broken text, keys of objects included. */
function brokenValues(variables: unknown): readonly string[] {
  const found: string[] = [];
  const rest: { readonly value: unknown; readonly way: string }[] = [{ value: variables, way: "" }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, way } = next;
    if (typeof value === "string") {
      if (isBroken(value)) found.push(way);
    } else if (Array.isArray(value)) {
      for (const each of value) rest.push({ value: each, way });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        if (isBroken(name)) found.push(way);
        else rest.push({ value: each, way: way === "" ? name : `${way}.${name}` });
      }
    }
  }
  return [...new Set(found)];
}
