import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { failureOf, type refusalOf } from "./failure.ts";

/**
 * The answer to a form that failed; with its password where nothing has answered, as what was sent was not refused.
 * @param answer without its passwords
 * @param error why the call failed, where it did
 */
export function withTypedPassword<Answer extends FormAnswer>(
  answer: Answer,
  { password }: FormValues,
  error: Parameters<typeof refusalOf>[0],
): Answer {
  // What the server answers is in its pages.
  if (import.meta.env.SSR || password === undefined) return answer;
  return error !== undefined && failureOf(error).status === 503 ? { ...answer, typedPassword: password } : answer;
}
