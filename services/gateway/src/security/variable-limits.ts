import { brokenValues, isBroken, presentBrokenTexts } from "@chalkbox/input-text";
import type { Storefront } from "@chalkbox/session";
import type { PublicError } from "../errors/rules.ts";
import { type Breach, type Limit, limits, presentBreach } from "./limits.ts";

/**
 * Why an operation's variables are refused before any code recurses into them; null when they may pass. Whether they fit
 * the operation is decided later.
 *
 * @param language of what shoppers read, such as `de-DE`
 */
export function checkVariableLimits(
  variables: Readonly<Record<string, unknown>>,
  language: Storefront["language"],
): PublicError | null {
  const rest: { readonly value: unknown; readonly depth: number }[] = [{ value: variables, depth: 0 }];
  let [values, characters] = [0, 0];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") {
      characters += value.length;
      if (characters > limits.variableCharacters) return exceeds("variableCharacters");
      if (isBroken(value)) return presentBrokenTexts(brokenValues(variables), language);
    } else if (typeof value === "object" && value !== null) {
      if (depth > limits.variableDepth) return exceeds("variableDepth");
      const all: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
      // Before anything is done with each of them: a list can be as long as a body.
      values += all.length;
      if (values > limits.variableValues) return exceeds("variableValues");
      if (!Array.isArray(value)) {
        for (const name of Object.keys(value)) {
          characters += name.length;
          if (isBroken(name)) return presentBrokenTexts(brokenValues(variables), language);
        }
        if (characters > limits.variableCharacters) return exceeds("variableCharacters");
      }
      for (const each of all) rest.push({ value: each, depth: depth + 1 });
    }
  }
  return null;
}

function exceeds(limit: Limit): PublicError {
  const breach: Breach = { limit };
  return presentBreach(breach);
}
