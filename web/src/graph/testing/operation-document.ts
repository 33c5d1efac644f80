import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/** A document as code generation writes it, for an operation that a test makes up. */
export function operationDocument<Data, Variables>(
  operation: "query" | "mutation",
  documentId: string,
): TypedDocumentNode<Data, Variables> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generated documents are cast in the same way
  return { __meta__: { operation, documentId } } as unknown as TypedDocumentNode<Data, Variables>;
}
