import { data } from "react-router";
import type { FormAnswer } from "../lib/form-values.ts";

/**
 * The answer of a form, which keeps its page where nothing has answered: after any other answer the router loads the
 * page's data again, those of the page below a flyout as well, and they could not be had either.
 */
export const stayWithTyped = <Answer extends FormAnswer>(answer: Answer) =>
  answer.typed === undefined ? answer : data(answer, { status: 503 });
