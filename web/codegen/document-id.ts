import { type DocumentNode, Kind, OperationTypeNode } from "graphql";
import { documentOf } from "../../operations/documents.ts";

/** What a generated document holds: urql requests the kind of operation, the gateway finds the text by its id. */
export interface DocumentMeta {
  readonly operation: "query" | "mutation";
  readonly documentId: string;
}

/**
 * The content of a generated document, which replaces its syntax tree (`unstable_onExecutableDocumentNode`): a browser
 * that never sends the text need not carry it.
 * @throws Error for a subscription, which the gateway does not offer
 */
export function documentMeta({ definitions }: DocumentNode): DocumentMeta {
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || operation.operation === OperationTypeNode.SUBSCRIPTION)
    throw new Error("Not a query or mutation");
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const { id } = documentOf(operation, new Map(fragments.map((node) => [node.name.value, node])));
  return { operation: operation.operation, documentId: id };
}
