import { type FetcherWithComponents, useFetcher } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { accountCopy } from "./copy.ts";

/** Where a sign-in form is: in the page, which has one at most, or in the header's flyout. */
export type LoginPlace = "page" | "flyout";

/** A sign-in form, and what came of it. */
export const useLoginFetcher = (place: LoginPlace = "page"): FetcherWithComponents<FormAnswer> =>
  useFetcher<FormAnswer>({ key: place === "page" ? "login" : "flyout-login" });

/**
 * The title of a page with a sign-in form: a failed try is in it (AUTH-05, ux 28).
 * @param posted the answer to a form that came without scripts
 */
export function useLoginTitle(title: string, posted?: FormAnswer): string {
  const t = useCopy(accountCopy);
  const answer = useLoginFetcher().data ?? posted;
  return answer === undefined ? title : `${t.errorTitle}: ${title}`;
}
