import { readDocuments } from "../../../operations/documents.ts";
import { type BenchOperation, bodyOf, differentRequests } from "./operations.ts";
import { writeLines } from "./peers.ts";

/** Files of request bodies of an operation. */
export interface RequestFiles {
  /** By its text, as the peers take it. */
  readonly text: string;
  /** By its id where it is one of the storefront's own, as browsers ask our gateway. */
  readonly trusted: string;
}

/** Writes the bodies that a slice of load goes round. */
export function writeRequests(operation: BenchOperation): RequestFiles {
  const indices = Array.from({ length: differentRequests }, (_, index) => index);
  const texts = indices.map((index) => bodyOf(operation, index));
  const documentId = idOf(operation);
  const ids = indices.map((index) => JSON.stringify({ documentId, variables: operation.variables(index) }));
  return {
    text: writeLines(`${operation.name}.text.jsonl`, texts),
    trusted: writeLines(`${operation.name}.trusted.jsonl`, documentId === undefined ? texts : ids),
  };
}

/** Undefined for the one operation that is the benchmark's own. */
function idOf({ operationName }: BenchOperation): string | undefined {
  return readDocuments().find(({ text }) => new RegExp(`^query ${operationName}\\b`).test(text))?.id;
}
