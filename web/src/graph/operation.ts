import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AnyVariables, useMutation, useQuery, type UseQueryArgs } from "urql";

/** What a generated query hook takes: urql's options without the document. */
export type QueryOptions<Data, Variables extends AnyVariables> = Omit<UseQueryArgs<Variables, Data>, "query">;

/** Gives the text of an operation the type of its answer and variables. */
export function operationDocument<Data, Variables extends AnyVariables>(
  text: string,
): TypedDocumentNode<Data, Variables> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- urql takes a document as its text; its types know trees only
  return text as unknown as TypedDocumentNode<Data, Variables>;
}

/**
 * Reads a query. On the server every query must have been fetched by the route's `load`: one that was not
 * would be sent as an empty page, so it fails loudly instead.
 */
export function useOperationQuery<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options?: QueryOptions<Data, Variables>,
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of the type depends on whether Variables is empty
  const args = { ...options, query: document } as UseQueryArgs<Variables, Data>;
  const result = useQuery<Data, Variables>(args);
  if (import.meta.env.SSR && result[0].fetching && !options?.pause) {
    throw new Error(`load did not fetch: ${JSON.stringify(document).slice(0, 80)}`);
  }
  return result;
}

/** Runs a mutation; the returned function resolves with the answer and never rejects. */
export const useOperationMutation = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
) => useMutation<Data, Variables>(document);
