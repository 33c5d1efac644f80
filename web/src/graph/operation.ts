import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useState } from "react";
import {
  type AnyVariables,
  type Operation,
  useMutation,
  type UseMutationResponse,
  useQuery,
  type UseQueryArgs,
  type UseQueryResponse,
} from "urql";
import { usePageGraph } from "./context.ts";
import { lacksSubject } from "./failure.ts";
import { outdated } from "./outdated.ts";

/** What a generated query hook takes: urql's options without the document. */
export type QueryOptions<Data, Variables extends AnyVariables> = Omit<UseQueryArgs<Variables, Data>, "query">;

/** What code generation writes for an operation in place of its syntax tree (web/codegen/document-id.ts). */
interface GeneratedDocument {
  readonly __meta__: { readonly operation: "query" | "mutation"; readonly documentId: string };
}

/** Where a document has a location urql does not print it to find out its text. */
const noText = { source: { body: "" } } as const;

/** What urql reads of a document, by the generated one. urql keeps its keys there, so there is one object for each. */
const requestDocuments = new WeakMap<object, object>();

const isGenerated = (document: object): document is GeneratedDocument => "__meta__" in document;

/**
 * The document of an operation as urql takes it: its kind and the id by which the gateway finds its text.
 * @param document a generated document, or one that this function has returned
 */
export function requestDocument<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): TypedDocumentNode<Data, Variables> {
  if (!isGenerated(document)) return document;
  const { operation, documentId } = document.__meta__;
  const definition = { kind: "OperationDefinition", operation } as const;
  const known = requestDocuments.get(document);
  const made = known ?? { kind: "Document", definitions: [definition], documentId, loc: noText };
  if (known === undefined) requestDocuments.set(document, made);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- urql reads no more of it; its types want a whole tree
  return made as TypedDocumentNode<Data, Variables>;
}

/** The body of a call to the gateway. */
export const bodyOf = ({ query, variables }: Pick<Operation, "query" | "variables">): string =>
  JSON.stringify({ documentId: "documentId" in query ? query.documentId : undefined, variables });

const doNothing = () => undefined;
/** State of what is not under way. */
const idle = { fetching: false, stale: false, hasNext: false } as const;

/**
 * Reads a query on the server, where nothing is subscribed to. Every query must have been fetched by the route's
 * `load`: one that was not would be sent as an empty page, so it fails loudly instead.
 */
function usePageAnswer<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: QueryOptions<Data, Variables>,
): UseQueryResponse<Data, Variables> {
  const result = usePageGraph()?.read(document, options?.variables);
  if (!result && !options?.pause)
    throw new Error(`load did not fetch: ${isGenerated(document) ? document.__meta__.documentId : "an operation"}`);
  return [{ ...result, ...idle }, doNothing];
}

/**
 * Reads a query in the browser. When it is requested again and that fails, its last answer stays, marked as `isOutdated`: a
 * page that was there does not disappear.
 */
function useLiveAnswer<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: QueryOptions<Data, Variables>,
): UseQueryResponse<Data, Variables> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of the type depends on whether Variables is empty
  const args = { ...options, query: requestDocument(document) } as UseQueryArgs<Variables, Data>;
  const [answer, ask] = useQuery<Data, Variables>(args);
  const [last, remember] = useState(answer);
  const { data, error, operation } = answer;
  if (!error || (data && !lacksSubject(data, error))) {
    if (data && last !== answer) remember(answer);
    return [answer, ask];
  }
  if (!last.data || last.operation?.key !== operation?.key) return [answer, ask];
  return [{ ...answer, data: last.data, extensions: { ...last.extensions, ...outdated } }, ask];
}

/** Reads a query; on the server what `load` has fetched, in the browser urql's cache. */
export const useOperationQuery = import.meta.env.SSR ? usePageAnswer : useLiveAnswer;

/** Nothing is pressed while a page is rendered: a mutation that runs there is a bug. */
const refuseMutation = async (): Promise<never> => {
  throw new Error("A mutation cannot run while a page is rendered");
};

/** A mutation on the server, which has no client of urql that its own hook could find. */
const usePageMutation = <Data, Variables extends AnyVariables>(
  _document: TypedDocumentNode<Data, Variables>,
): UseMutationResponse<Data, Variables> => [idle, refuseMutation];

const useLiveMutation = <Data, Variables extends AnyVariables>(document: TypedDocumentNode<Data, Variables>) =>
  useMutation<Data, Variables>(requestDocument(document));

/** Runs a mutation in the browser; the returned function resolves with the answer and never rejects. */
export const useOperationMutation = import.meta.env.SSR ? usePageMutation : useLiveMutation;
