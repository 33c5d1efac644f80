import { type BenchOperation, bodyOf, differentRequests, findDocument, trustedDocuments } from "./operations.ts";
import { writeLines } from "./peers.ts";

/** Files of request bodies of an operation. */
export interface RequestFiles {
  /** By its text, as the peers take it. */
  readonly text: string;
  /** By its id, as browsers send it to our gateway. */
  readonly trusted: string;
}

/** Writes the bodies that a slice of load goes round. */
export function writeRequests(operation: BenchOperation): RequestFiles {
  const indices = Array.from({ length: differentRequests }, (_, index) => index);
  const texts = indices.map((index) => bodyOf(operation, index));
  const { id: documentId } = findDocument(trustedDocuments(), operation.operationName);
  const ids = indices.map((index) => JSON.stringify({ documentId, variables: operation.variables(index) }));
  return {
    text: writeLines(`${operation.name}.text.jsonl`, texts),
    trusted: writeLines(`${operation.name}.trusted.jsonl`, ids),
  };
}
