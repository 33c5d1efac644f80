import { type BenchOperation, bodyOf, differentRequests } from "./operations.ts";
import { writeLines } from "./peers.ts";

/** Files of request bodies of an operation: as text, and by the name under which our gateway trusts it. */
export interface RequestFiles {
  readonly text: string;
  readonly trusted: string;
}

/** Writes the bodies that a slice of load goes round. */
export function writeRequests(operation: BenchOperation): RequestFiles {
  const indices = Array.from({ length: differentRequests }, (_, index) => index);
  return {
    text: writeLines(
      `${operation.name}.text.jsonl`,
      indices.map((index) => bodyOf(operation, index)),
    ),
    trusted: writeLines(
      `${operation.name}.trusted.jsonl`,
      indices.map((index) => bodyOf(operation, index)),
    ),
  };
}
