import { customerTokenKeys } from "@chalkbox/session";
import type { UpstreamError } from "./upstream-error.ts";

/** What the gateway does about an error before it answers. */
export type Recovery =
  /** Fetch another API token and try once more. */
  | "renew-token"
  /** Clear cart and user cookies and get new ids; try once more when it was a query. */
  | "renew-ids"
  /** Set the security-logout flag and clear the customer's cookies. */
  | "security-logout";

/** What a client reads; null keeps the shop's own words. */
interface Rule {
  readonly matches: (error: UpstreamError) => boolean;
  readonly recovery: Recovery | null;
  readonly message: string | null;
  /** Overrides the shop's classification. */
  readonly classification: string | null;
}

/**
 * Document A, section 8, the part of the gateway; the first rule that matches decides. What the shop did not answer at
 * all is in `failure.ts`; ERR-07 is `Token-Fail` (request-scope.ts); ERR-02, 08 and 10..12 are the storefront's.
 */
const rules: readonly Rule[] = [
  {
    // ERR-03: the customer's own token. Before ERR-04, as both may call themselves invalid tokens.
    matches: ({ messageKey }) => customerTokenKeys.includes(messageKey),
    recovery: "security-logout",
    message: null,
    classification: null,
  },
  {
    // ERR-02: the visitor must sign in first. Nothing to recover; the storefront acts on the key, which goes before a code.
    matches: ({ messageKey }) => messageKey === "vue.error.security.valid_token_required",
    recovery: null,
    message: null,
    classification: null,
  },
  {
    // ERR-04: the API token.
    matches: ({ message, classification }) =>
      classification === "INVALID_TOKEN" || message === "INVALID_TOKEN" || message.includes("Invalid access token"),
    recovery: "renew-token",
    message: "Invalid access token",
    classification: "INVALID_TOKEN",
  },
  {
    // ERR-05, ERR-06
    matches: ({ message, classification }) =>
      classification === "USER_ID_REQUIRED" || message === "A valid user id is required.",
    recovery: "renew-ids",
    message: "Unauthenticated",
    classification: "USER_ID_REQUIRED",
  },
  {
    // ERR-05, ERR-06
    matches: ({ classification }) => classification === "CART_NOT_FOUND",
    recovery: "renew-ids",
    message: "Cart issue",
    classification: "CART_NOT_FOUND",
  },
  {
    // ERR-01. An error without any code was not written for shoppers.
    matches: ({ classification, messageKey }) =>
      classification === "INTERNAL_ERROR" || (classification === null && messageKey === null),
    recovery: null,
    message: "Internal error",
    classification: "INTERNAL_ERROR",
  },
];

/** The recovery that an answer's errors call for; of several, the one that the first rule names. */
export function recoveryFor(errors: readonly UpstreamError[]): Recovery | null {
  return rules.find(({ matches, recovery }) => recovery !== null && errors.some(matches))?.recovery ?? null;
}

/** An error as clients get it: what they may read, and what they may branch on. */
export interface PublicError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** An error of the shop as clients get it. @param requestId finds the log line of an internal error */
export function present(error: UpstreamError, requestId: string): PublicError {
  const rule = rules.find(({ matches }) => matches(error));
  const classification = rule?.classification ?? error.classification;
  if (classification === "INTERNAL_ERROR") return at(error, internalError(requestId));
  return at(error, {
    message: rule?.message ?? error.message,
    extensions: {
      code: classification ?? error.code ?? "UPSTREAM_ERROR",
      ...(classification !== null && { classification }),
      ...(error.messageKey !== null && { messageKey: error.messageKey }),
    },
  });
}

/** What clients get of an internal error (ERR-01). */
export function internalError(requestId: string): PublicError {
  return {
    message: "Internal error",
    extensions: {
      code: "INTERNAL_ERROR",
      classification: "INTERNAL_ERROR",
      messageKey: "vue.message.internalError",
      requestId,
    },
  };
}

function at({ path }: UpstreamError, error: PublicError): PublicError {
  return path === null ? error : { message: error.message, path, extensions: error.extensions };
}
