import { isRouteErrorResponse } from "react-router";

/** Where and what failed. */
export interface FailedPage {
  readonly request: Request;
  readonly status: number;
  /** By route, as the router has caught them; null when nothing failed. */
  readonly errors: Readonly<Record<string, unknown>> | null | undefined;
}

/** What may be reported about an error: sentences for programs and message keys, no stack and nothing of the visitor. */
function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (isRouteErrorResponse(error)) {
    const said: unknown = error.data;
    const messageKey: unknown = typeof said === "object" && said !== null ? Reflect.get(said, "messageKey") : null;
    return { statusText: error.statusText, ...(typeof messageKey === "string" && { messageKey }) };
  }
  return error instanceof Error ? { error: error.name, message: error.message } : {};
}

/**
 * The dump of an error page (C-91): in `live` status and request id, so that its log lines are found; elsewhere what
 * failed as well. The path comes without its query, which may hold tokens and addresses.
 * @returns null for a page that did not fail
 */
export function errorDump({ request, status, errors }: FailedPage, environment: string): string | null {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return null;
  const requestId = request.headers.get("x-request-id");
  if (environment === "live") return `${status} ${requestId ?? ""}`.trim();
  const { method, url } = request;
  return JSON.stringify(
    { status, requestId, environment, method, path: new URL(url).pathname, ...describe(error) },
    null,
    2,
  );
}
