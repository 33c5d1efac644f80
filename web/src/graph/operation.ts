import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  type AnyVariables,
  type Operation,
  useMutation,
  useQuery,
  type UseQueryArgs,
  type UseQueryResponse,
} from "urql";
import { usePageGraph } from "./context.ts";

/** What a generated query hook takes: urql's options without the document. */
export type QueryOptions<Data, Variables extends AnyVariables> = Omit<UseQueryArgs<Variables, Data>, "query">;

/** An operation without its text: what urql reads of a document, and the id that the gateway knows it by. */
interface DocumentById {
  readonly kind: "Document";
  readonly definitions: readonly [{ readonly kind: "OperationDefinition"; readonly operation: "query" | "mutation" }];
  readonly documentId: string;
  readonly loc: typeof noText;
}

/** Where a document has a location urql does not print it to find out its text. */
const noText = { source: { body: "" } } as const;

/** Gives the id of an operation's document the type of its answer and variables; the gateway knows the text. */
export function operationDocument<Data, Variables extends AnyVariables>(
  operation: "query" | "mutation",
  documentId: string,
): TypedDocumentNode<Data, Variables> {
  const definition = { kind: "OperationDefinition", operation } as const;
  const document: DocumentById = { kind: "Document", definitions: [definition], documentId, loc: noText };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- urql reads no more of it; its types want a whole tree
  return document as unknown as TypedDocumentNode<Data, Variables>;
}

/** The body of a call to the gateway. */
export const bodyOf = ({ query, variables }: Pick<Operation, "query" | "variables">): string =>
  JSON.stringify({ documentId: "documentId" in query ? query.documentId : undefined, variables });

const doNothing = () => undefined;

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
    throw new Error(`load did not fetch: ${"documentId" in document ? String(document.documentId) : "an operation"}`);
  return [{ ...result, fetching: false, stale: false, hasNext: false }, doNothing];
}

function useLiveAnswer<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: QueryOptions<Data, Variables>,
): UseQueryResponse<Data, Variables> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of the type depends on whether Variables is empty
  return useQuery<Data, Variables>({ ...options, query: document } as UseQueryArgs<Variables, Data>);
}

/** Reads a query; on the server what `load` has fetched, in the browser urql's cache. */
export const useOperationQuery = import.meta.env.SSR ? usePageAnswer : useLiveAnswer;

/** Runs a mutation; the returned function resolves with the answer and never rejects. */
export const useOperationMutation = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => useMutation<Data, Variables>(document);
