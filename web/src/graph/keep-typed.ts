import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { failureOf, type refusalOf } from "./failure.ts";

/** Whether nothing has answered: what was sent may have been carried out, and was not refused. */
export const isUnanswered = (error: Parameters<typeof refusalOf>[0]): boolean =>
  error !== undefined && failureOf(error).status === 503;

/** The answer with all that was typed, passwords as well, in the browser alone: what the server answers is in its pages. */
export const withTyped = <Answer extends FormAnswer>(answer: Answer, values: FormValues): Answer =>
  import.meta.env.SSR ? answer : { ...answer, typed: values };

/** The same where nothing has answered; what was refused is typed again. */
export const keepUnanswered = <Answer extends FormAnswer>(
  answer: Answer,
  values: FormValues,
  error: Parameters<typeof refusalOf>[0],
): Answer => (isUnanswered(error) ? { ...withTyped(answer, values), isUnanswered: true } : answer);
