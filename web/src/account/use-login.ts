import { type FetcherWithComponents, useFetcher } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { accountCopy } from "./copy.ts";

/** The one sign-in form of a page, and what came of it. */
export const useLoginFetcher = (): FetcherWithComponents<FormAnswer> => useFetcher<FormAnswer>({ key: "login" });

/**
 * The title of a page with a sign-in form: a failed try stands in it (AUTH-05, ux 28).
 * @param posted the answer to a form that came without scripts
 */
export function useLoginTitle(title: string, posted?: FormAnswer): string {
  const t = useCopy(accountCopy);
  const answer = useLoginFetcher().data ?? posted;
  return answer === undefined ? title : `${t.errorTitle}: ${title}`;
}
