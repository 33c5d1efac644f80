import { data } from "react-router";
import type { CombinedError } from "urql";

/** What the visitor may be told of a failed call. */
export interface Failure {
  /** HTTP status of the page: 503 when the shop cannot be reached, 400 when the address holds no text, 500 otherwise. */
  readonly status: 400 | 500 | 503;
  /** The page's text: `Network error` is the specification's (STATUS-09). */
  readonly text: "Network error" | "Bad Request" | "Error";
  /** The graph's message key, when it named one. */
  readonly messageKey: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Turns transport and graph errors into what the visitor sees. The error itself goes to the log, never to the page. */
export function failureOf(error: CombinedError): Failure {
  const extensions = error.graphQLErrors[0]?.extensions;
  const code = textOf(extensions?.["code"]);
  const unreachable = Boolean(error.networkError) || code === "UPSTREAM_UNAVAILABLE" || code === "UPSTREAM_TIMEOUT";
  const messageKey = textOf(extensions?.["messageKey"]);
  if (unreachable) return { status: 503, text: "Network error", messageKey };
  // What a page asks with comes from its address.
  if (code === "BAD_USER_INPUT") return { status: 400, text: "Bad Request", messageKey };
  return { status: 500, text: "Error", messageKey };
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
 * Whether a page around the logout asks for a sign-in: it cannot be had there, and `/logout` again would be a loop. The
 * visitor goes home instead (ERR-02). The logout itself is a mutation and exempt.
 */
export const isLostAtLogout = (error: CombinedError, url: string): boolean =>
  url.includes("logout") && failureOf(error).messageKey === "vue.error.security.valid_token_required";

/** The response that a loader throws for a failed call; the error boundary renders it. */
export function failureResponse(error: CombinedError) {
  const failure = failureOf(error);
  return data(failure, { status: failure.status, statusText: failure.text });
}
