import type { Storefront } from "@chalkbox/session";
import { type DocumentNode, visit } from "graphql";
import type { PublicError } from "../errors/rules.ts";

/** A text that is none: databases store no NUL, and half of a surrogate pair is no character. */
export const isBroken = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/**
 * What clients get for such texts, in the shop's words for it: an error for each field (VALID-01).
 * @param names of arguments or variables with the way into them, dots between (VALID-02)
 */
export function presentBrokenTexts(names: readonly string[], language: Storefront["language"]): PublicError {
  const message = language.startsWith("de")
    ? "Der Text enthält ein Zeichen, das wir nicht speichern können. Bitte geben Sie ihn neu ein."
    : "The text holds a character that we cannot store. Please type it again.";
  const fieldErrors = names.map((fieldName) => ({ fieldName, errorMessage: message, formName: null }));
  return { message, extensions: { code: "BAD_USER_INPUT", classification: "BAD_USER_INPUT", fieldErrors } };
}

/** The ways to broken texts in variables, broken keys included. */
export function brokenValues(value: unknown, way = ""): readonly string[] {
  if (typeof value === "string") return isBroken(value) ? [way] : [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => brokenValues(each, way)))];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    isBroken(name) ? [way] : brokenValues(each, way === "" ? name : `${way}.${name}`),
  );
}

/** The ways to broken texts that a document itself holds, from their arguments on. */
export function brokenLiterals(document: DocumentNode): readonly string[] {
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
