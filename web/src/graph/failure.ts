import { data } from "react-router";
import type { CombinedError } from "urql";

/** What the visitor may see of a failed call. */
interface Failure {
  /** HTTP status of the page: 503 when the shop cannot be reached, 400 when the address holds no text, 500 otherwise. */
  readonly status: 400 | 500 | 503;
  /** The page's text: `Network error` is the specification's (STATUS-09). */
  readonly text: "Network error" | "Bad Request" | "Error";
  /** The graph's message key, when it named one. */
  readonly messageKey: string | null;
  /** What a toast or a form reports about it: a message key, or the shop's own words. */
  readonly message: string;
  /** Whether the shop calls it its own fault (ERR-01). */
  readonly isInternal: boolean;
}

/** Key for what went wrong without words for shoppers. */
const internalError = "vue.message.internalError";
/** Key for a refusal without words of its own (CHKP-12). */
const refused = "vue.cart.error.somethingWentWrong";

/** Codes of an answer that cannot be had now, and may be had in a moment. */
const unavailable: ReadonlySet<string> = new Set([
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "OVERLOADED",
  "STORAGE_FULL",
]);

/** Codes whose sentences are for programs; the specification names them, in English. */
const wordless = /^(?:INTERNAL_ERROR|INVALID_TOKEN|USER_ID_REQUIRED|CART_NOT_FOUND|UPSTREAM_\w+|PERSISTED_QUERY_\w+)$/u;
/** A sentence of the same kind, where a result has no code. */
const wordlessSentence = "Internal error";

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Turns transport and graph errors into what the visitor sees. The error itself goes to the log, never to the page. */
export function failureOf({ graphQLErrors, networkError }: GraphFailure): Failure {
  const extensions = graphQLErrors[0]?.extensions;
  const code = textOf(extensions?.["code"]);
  const messageKey = textOf(extensions?.["messageKey"]);
  const isInternal = graphQLErrors.some((error) => error.extensions["classification"] === "INTERNAL_ERROR");
  const isWordless = isInternal || Boolean(networkError);
  const words = wordless.test(textOf(extensions?.["classification"]) ?? code ?? "") ? null : graphQLErrors[0]?.message;
  const message = isWordless ? internalError : (messageKey ?? words ?? internalError);
  const shown = { messageKey, message, isInternal };
  if (networkError || unavailable.has(code ?? "")) {
    return { status: 503, text: "Network error", ...shown };
  }
  // What a page requests with comes from its address.
  if (code === "BAD_USER_INPUT") return { status: 400, text: "Bad Request", ...shown };
  return { status: 500, text: "Error", ...shown };
}

interface GraphFailure {
  readonly graphQLErrors: CombinedError["graphQLErrors"];
  readonly networkError?: Error | undefined;
}

/** What the results of the shop's mutations report about a refusal; each has some of these fields. */
interface Result {
  readonly errorMessage?: string | null | undefined;
  readonly generalErrorMessage?: string | null | undefined;
  readonly messageKey?: string | null | undefined;
  readonly fieldErrors?: readonly { readonly fieldName: string; readonly errorMessage: string }[] | undefined;
}

/** Why a change did not happen. All texts are message keys or the shop's own words. */
export interface Refusal {
  /** By field of the graph. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is wrong with the whole; null when its fields say it. */
  readonly message: string | null;
}

/**
 * Why a mutation did not do what it was sent for: the call failed, or its result refuses. Of a failed call it has the
 * same words as its toast (ERR-08), so that the visitor reads one message.
 * @param result what the mutation answered, if it did
 */
export function refusalOf(error: GraphFailure | undefined, result: Result | null | undefined): Refusal {
  const fields = Object.fromEntries((result?.fieldErrors ?? []).map((fault) => [fault.fieldName, fault.errorMessage]));
  const words = result?.errorMessage ?? result?.generalErrorMessage ?? result?.messageKey;
  if (words != null) return { fields, message: words === wordlessSentence ? internalError : words };
  if (error) return { fields, message: failureOf(error).message };
  return { fields, message: Object.keys(fields).length > 0 ? null : refused };
}

/** The same where there is room for one sentence: what is wrong with the whole, else with its first field. */
export function refusalText(error: GraphFailure | undefined, result: Result | null | undefined): string {
  const { message, fields } = refusalOf(error, result);
  return message ?? Object.values(fields)[0] ?? refused;
}

/**
 * Whether a failure has taken a part that a page is about: a field of the root, or of the session, is missing whole. To
 * show the page without it would say that there is none: no such product, an empty basket.
 */
export function lacksSubject(data: unknown, { graphQLErrors }: CombinedError): boolean {
  return graphQLErrors.some(({ path }) => {
    const subject = path?.slice(0, path[0] === "session" ? 2 : 1) ?? [];
    let value: unknown = data;
    for (const step of subject) {
      if (typeof value !== "object" || value === null) return true;
      value = Reflect.get(value, step);
    }
    return value === null || value === undefined;
  });
}

/**
 * Whether a page around the logout requests a sign-in: it cannot be had there, and `/logout` again would be a loop. The
 * visitor goes home instead (ERR-02). The logout itself is a mutation and exempt.
 */
export const isLostAtLogout = (error: CombinedError, url: string): boolean =>
  url.includes("logout") && failureOf(error).messageKey === "vue.error.security.valid_token_required";

/** The response that a loader throws for a failed call; the error boundary renders it. */
export function failureResponse(error: CombinedError) {
  const { status, text, messageKey } = failureOf(error);
  return data({ status, text, messageKey }, { status, statusText: text });
}
