import { getOperationAST, type OperationDefinitionNode, parse } from "graphql";
import * as v from "valibot";
import type { Presence } from "./presence.ts";

/** An operation for the shop, compiled: only its variables are still to come. */
export interface UpstreamOperation {
  readonly kind: "query" | "mutation";
  /** For log lines. */
  readonly name: string | null;
  /** The JSON of the call up to the value of `variables`. */
  readonly head: string;
  /** Whether it requests the sentinel of the end as well; see `response-sentinels.ts`. */
  readonly hasEndSentinel: boolean;
}

/** Compiles a document's text. */
export function compileOperation(
  kind: UpstreamOperation["kind"],
  name: string | null,
  query: string,
  hasEndSentinel = false,
): UpstreamOperation {
  const operationName = name === null ? "" : `,"operationName":${JSON.stringify(name)}`;
  return { kind, name, head: `{"query":${JSON.stringify(query)}${operationName},"variables":`, hasEndSentinel };
}

const headSchema = v.object({ query: v.string() });

/** The text of a compiled operation. */
export function queryOf({ head }: UpstreamOperation): string {
  return v.parse(headSchema, JSON.parse(`${head}null}`)).query;
}

/**
 * The operation itself, with its place in `queryOf`; for what is rarely needed.
 * @throws GraphQLError when the text does not parse
 */
export function definitionOf(operation: UpstreamOperation): OperationDefinitionNode {
  const definition = getOperationAST(parse(queryOf(operation)), operation.name);
  if (definition === null || definition === undefined) throw new Error("A compiled operation is not in its own text");
  return definition;
}

/** An operation with its variables, ready to be sent. */
export interface OutgoingOperation {
  readonly operation: UpstreamOperation;
  /** The JSON of the call; begins with the operation's `head`. */
  readonly body: string;
  /** Of the client that it is sent for alone; absent where it is sent whether one waits or not. */
  readonly presence?: Presence | undefined;
}

export type Variables = Readonly<Record<string, unknown>>;

/** The body of a call. */
export function bodyOf({ head }: UpstreamOperation, variables: Variables): string {
  return `${head}${JSON.stringify(variables)}}`;
}

/** The variables with one text replaced wherever it is a whole value: a lost cart's id by the new cart's. */
export function replaceValue(variables: Variables, from: string, to: string): Variables {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, replaced(value, from, to)]));
}

function replaced(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => replaced(each, from, to));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, from, to)]));
  }
  return value;
}
