import { brokenFieldsOf } from "../lib/broken-fields.ts";
import { type ErrorMap, errorMapOf } from "../lib/error-map.ts";
import { languageOf, storefrontOf } from "../lib/copy.ts";
import type { FormCheck } from "./load.ts";

/** The answer of a form whose fields hold no text. @param errors the sentence for each such field */
type Refuse<Result> = (form: FormData, errors: ErrorMap) => Result;

/**
 * For forms that people type into: one with something that is no text is answered here, and the graph is requested
 * nothing. Apart from `defineSubmit`, so that pages without such forms do not load it.
 */
export const typedFields =
  <Result>(refuse: Refuse<Result>): FormCheck<Result> =>
  (form, request) => {
    const errors = brokenFieldsOf(form, languageOf(storefrontOf(request)));
    return Object.keys(errors).length > 0 ? refuse(form, errorMapOf(Object.entries(errors))) : null;
  };
