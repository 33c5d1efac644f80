import {
  type Exchange,
  type ExecutionResult,
  makeErrorResult,
  makeResult,
  type Operation,
  type OperationResult,
} from "urql";
import { filter, fromPromise, fromValue, mergeMap, pipe } from "wonka";
import { bodyOf } from "./operation.ts";

const headers = { accept: "application/graphql-response+json, application/json", "content-type": "application/json" };

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === "object" && value !== null && ("data" in value || "errors" in value);

/**
 * Whether the shop has ended the visitor's login (SESS-18) and that is all there is to say: a form that was just sent
 * shows its own error first (GQL-14), and the page of the logout itself need not be told.
 */
const isSignedOutForSecurity = (answer: unknown) =>
  document.cookie.includes("SecurityLogout=true") &&
  !location.pathname.startsWith("/logout") &&
  !JSON.stringify(answer).includes('"ishop.api.error.');

let isLeaving = false;

/** Goes to `/logout`, once however many answers say so (ACCESS-34). The page stays as it is until then. */
function leaveForLogout(): Promise<never> {
  if (!isLeaving) location.assign("/logout/");
  isLeaving = true;
  return new Promise(() => undefined);
}

/** The gateway as the browser asks it. */
export interface BrowserGateway {
  readonly exchange: Exchange;
  /** Takes answers that came with the page: data by key of their operation. Each is used once, without a call. */
  restore(answers: Readonly<Record<string, unknown>>): void;
}

/**
 * Asks the gateway, one operation a call, always by POST: its CSRF guard refuses plain GETs. urql's own exchanges also
 * speak of uploads, streams, subscriptions and servers: 2 kB that no page here needs.
 */
export function createBrowserGateway(url: string): BrowserGateway {
  /** Null: was used; the document cache has it, or has forgotten it for a reason. */
  const restored = new Map<string, ExecutionResult | null>();

  const ask = async (operation: Operation): Promise<OperationResult> => {
    try {
      const response = await fetch(url, { method: "POST", headers, body: bodyOf(operation) });
      const answer: unknown = await response.json();
      if (isSignedOutForSecurity(answer)) return await leaveForLogout();
      if (isResult(answer)) return makeResult(operation, answer, response);
      return makeErrorResult(operation, new Error(response.statusText || "Malformed answer"), response);
    } catch (error) {
      return makeErrorResult(operation, error instanceof Error ? error : new Error(String(error)));
    }
  };

  const answer = (operation: Operation) => {
    const key = String(operation.key);
    const known = operation.context.requestPolicy === "network-only" ? null : restored.get(key);
    if (!known) return fromPromise(ask(operation));
    restored.set(key, null);
    return fromValue(makeResult(operation, known));
  };

  return {
    exchange: () => (operations) =>
      pipe(
        operations,
        filter(({ kind }) => kind !== "teardown"),
        mergeMap(answer),
      ),
    restore(answers) {
      for (const [key, data] of Object.entries(answers)) {
        const answer = { data };
        if (restored.get(key) !== null && isResult(answer)) restored.set(key, answer);
      }
    },
  };
}
