import type { CombinedError, Operation } from "urql";

const internalError = "vue.message.internalError";

/** Fields whose failure nobody is told (ERR-12); the footer's grid has the policy "ignore" (GQL-10). */
const silentFields: readonly unknown[] = ["getCustomerInfo", "getCommentsPerWishlist", "getGridByPageId"];

/** Codes whose sentences are for programs; the specification names them, in English. */
const wordless = /^(?:INTERNAL_ERROR|INVALID_TOKEN|USER_ID_REQUIRED|CART_NOT_FOUND|UPSTREAM_\w+|PERSISTED_QUERY_\w+)$/u;

/** Whether an operator has asked this browser to say nothing of errors (ERR-11). */
export const ignoresErrors = (cookies: string): boolean => /(?:^|;\s*)silentErrorPolicy=true(?:;|$)/u.test(cookies);

interface Failed {
  readonly error?: CombinedError | undefined;
  readonly operation: Pick<Operation, "kind">;
}

/**
 * What a toast says of a result: a message key, or the shop's own words. Null when it says nothing: of what went well,
 * and of queries, whose failures the page itself shows, unless the shop calls them its own fault (ERR-01, ERR-08).
 *
 * @param cookies as in `document.cookie`
 */
export function failureShown({ error, operation }: Failed, cookies: string): string | null {
  if (!error || ignoresErrors(cookies)) return null;
  const loud = error.graphQLErrors.filter(({ path }) => !silentFields.includes(path?.[0]));
  const isInternal = loud.some(({ extensions }) => extensions["classification"] === "INTERNAL_ERROR");
  if (isInternal) return internalError;
  if (operation.kind !== "mutation") return null;
  if (error.networkError) return internalError;
  const [first] = loud;
  if (!first) return null;
  const { messageKey, classification, code } = first.extensions;
  if (typeof messageKey === "string") return messageKey;
  return wordless.test(String(classification ?? code)) ? internalError : first.message;
}
