import { batchSentinel } from "../bytes/response-sentinels.ts";
import { definitionOf, type OutgoingOperation, queryOf, type UpstreamOperation } from "./operation.ts";

/** Where an operation's sentinel goes in its `head`; worked out once for each operation. */
const positions = new WeakMap<UpstreamOperation, number>();

/** The body of a call that carries several operations, each with the sentinel of its position. */
export function batchBody(batch: readonly { readonly outgoing: OutgoingOperation }[]): string {
  return `[${batch.map(({ outgoing }, index) => withBatchSentinel(outgoing, index)).join(",")}]`;
}

/** The body of a batch's operation with the sentinel of its position. @param index zero-based */
function withBatchSentinel({ operation, body }: OutgoingOperation, index: number): string {
  const at = positionOf(operation);
  return `${body.slice(0, at)}${batchSentinel(index)}:__typename ${body.slice(at)}`;
}

function positionOf(operation: UpstreamOperation): number {
  const known = positions.get(operation);
  if (known !== undefined) return known;
  const at = findPosition(operation);
  positions.set(operation, at);
  return at;
}

/** Behind the brace that opens the operation's own fields; in JSON the text is longer, as quotes are escaped. */
function findPosition(operation: UpstreamOperation): number {
  const open = definitionOf(operation).selectionSet.loc?.start ?? 0;
  return `{"query":${JSON.stringify(queryOf(operation).slice(0, open + 1))}`.length - 1;
}
