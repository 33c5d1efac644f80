import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Connection } from "./connections.ts";

/** Whose work the process does at this moment: a request's, or what a connection's parser reports. */
type Scope =
  | { readonly kind: "request"; readonly response: ServerResponse; readonly fail: FailRequest }
  | { readonly kind: "connection"; readonly connection: Connection; readonly fail: FailRequest };

/** Ends a request that has thrown, with 500 or by breaking its answer off. */
export type FailRequest = (response: ServerResponse, error: unknown) => void;

const scopes = new AsyncLocalStorage<Scope>();

/** Runs a request's handler so that what it throws later, in a timer or an event, is known as its own. */
export function runForRequest(response: ServerResponse, fail: FailRequest, run: () => void): void {
  scopes.run({ kind: "request", response, fail }, run);
}

/** Marks what follows in this turn, the connection's parser above all, as this connection's. */
export function enterConnection(connection: Connection, fail: FailRequest): void {
  scopes.enterWith({ kind: "connection", connection, fail });
}

/**
 * Ends the one request that an error of the whole process belongs to.
 * @returns false when it belongs to none
 */
export function failOwnRequest(error: unknown): boolean {
  const scope = scopes.getStore();
  if (scope === undefined) return false;
  const response = scope.kind === "request" ? scope.response : scope.connection.response;
  if (response !== null) scope.fail(response, error);
  return true;
}
