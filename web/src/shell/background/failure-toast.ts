import type { CombinedError, Operation } from "urql";
import { failureOf } from "../../graph/failure.ts";
import { cookiesIn } from "../../lib/cookies.ts";

/**
 * Fields whose failure is reported nowhere (ERR-12); the footer's grid has the policy "ignore" (GQL-10), and where a text is
 * not to be had the built-in one is used.
 */
const silentFields: readonly unknown[] = [
  "getCustomerInfo",
  "getCommentsPerWishlist",
  "getGridByPageId",
  "getTranslationsByKeys",
];

/** Whether an operator has set this browser to show no errors (ERR-11). */
export const ignoresErrors = (cookies: string): boolean => cookiesIn(cookies)["silentErrorPolicy"] === "true";

interface Failed {
  readonly error?: CombinedError | undefined;
  readonly operation: Pick<Operation, "kind">;
}

/**
 * What a toast reports about a result: a message key, or the shop's own words. Null when there is none: of what went well,
 * and of queries, whose failures the page itself shows, unless the shop calls them its own fault (ERR-01, ERR-08).
 *
 * @param cookies as in `document.cookie`
 */
export function failureToast({ error, operation }: Failed, cookies: string): string | null {
  if (!error || ignoresErrors(cookies)) return null;
  const graphQLErrors = error.graphQLErrors.filter(({ path }) => !silentFields.includes(path?.[0]));
  if (graphQLErrors.length === 0 && !error.networkError) return null;
  const { isInternal, message } = failureOf({ graphQLErrors, networkError: error.networkError });
  return isInternal || operation.kind === "mutation" ? message : null;
}
