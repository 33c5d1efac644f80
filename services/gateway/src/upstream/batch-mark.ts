import * as v from "valibot";
import { definitionOf, type OutgoingOperation, queryOf, type UpstreamOperation } from "./operation.ts";

/**
 * Nothing in a GraphQL answer says which question it belongs to, so each operation of a batch asks for one field more,
 * the first one, under a name that only its place in the batch has. What comes back under another name is somebody
 * else's answer. The name is cut off again without parsing the answer.
 */
const nameOf = (index: number): string => `_batchPlace${index}`;

const plainStart = Buffer.from('{"data":{');
/** How the answer to the operation at a place of a batch begins, as `JSON.stringify` writes it. */
const starts = Array.from({ length: 10 }, (_, index) => Buffer.from(`{"data":{"${nameOf(index)}":"Query",`));

/** Where marks go, in `head`; worked out once for each operation. */
const positions = new WeakMap<UpstreamOperation, number>();

/** The body of a batch's operation with the mark of its place. @param index zero-based */
export function marked({ operation, body }: OutgoingOperation, index: number): string {
  const at = positionOf(operation);
  return `${body.slice(0, at)}${nameOf(index)}:__typename ${body.slice(at)}`;
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
  const brace = definitionOf(operation).selectionSet.loc?.start ?? 0;
  return `{"query":${JSON.stringify(queryOf(operation).slice(0, brace + 1))}`.length - 1;
}

/**
 * An element of a batch's answer without its mark; null when it bears another one, or none though there is data.
 * The bytes of the element may be overwritten.
 */
export function unmarked(bytes: Buffer, index: number): Buffer | null {
  const expected = starts[index];
  if (expected !== undefined && bytes.subarray(0, expected.length).equals(expected)) {
    const cut = expected.length - plainStart.length;
    plainStart.copy(bytes, cut);
    return bytes.subarray(cut);
  }
  return parsedUnmarked(bytes, nameOf(index));
}

const elementSchema = v.looseObject({ data: v.nullish(v.record(v.string(), v.unknown())) });

/** The same for answers that are written in another way, or in which errors come first. */
function parsedUnmarked(bytes: Buffer, name: string): Buffer | null {
  const element = v.safeParse(elementSchema, parseJson(bytes.toString("utf8")));
  if (!element.success) return null;
  const { data, ...rest } = element.output;
  if (data == null) return bytes;
  const { [name]: mark, ...own } = data;
  return mark === undefined ? null : Buffer.from(JSON.stringify({ data: own, ...rest }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
