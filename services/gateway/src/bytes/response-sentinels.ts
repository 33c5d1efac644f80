import { randomBytes } from "node:crypto";
import { type DefinitionNode, type DocumentNode, type FieldNode, Kind } from "graphql";
import * as v from "valibot";

/**
 * Nothing in a GraphQL answer states which operation it belongs to, nor, unless every byte is read, where it ends. So
 * each operation for the shop requests extra fields, the sentinels, all `__typename`: the first field of a batch's
 * operation has a name that only its position has, the last field of an operation a name that marks the end. They are
 * cut off again without parsing the answer. The names hold a secret of the process, so no client can request them.
 */
const secret = randomBytes(6).toString("hex");

const batchPrefix = `_batchPlace_${secret}_`;
/** The name of the sentinel of a position in a batch. @param index zero-based */
export const batchSentinel = (index: number): string => `${batchPrefix}${index}`;
/** The name of the sentinel behind all other fields. */
export const endSentinel = `_end_${secret}`;

/** What is known of an operation whose answer is cut. */
export interface SentinelOperation {
  readonly kind: "query" | "mutation";
  /** Whether it requests the sentinel of the end. */
  readonly hasEndSentinel: boolean;
}

const plainStart = Buffer.from('{"data":{');
/** How the answer to the operation at a position of a batch begins, as `JSON.stringify` writes it. */
const starts = Array.from({ length: 10 }, (_, index) => Buffer.from(`{"data":{"${batchSentinel(index)}":"Query",`));
const anyStart = Buffer.from(`{"data":{"${batchPrefix}`);
/** How a whole answer without errors ends. */
const ends = {
  query: Buffer.from(`,"${endSentinel}":"Query"}}`),
  mutation: Buffer.from(`,"${endSentinel}":"Mutation"}}`),
} as const;
const endField: FieldNode = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: endSentinel },
  name: { kind: Kind.NAME, value: "__typename" },
};
const [comma, close, brace] = [0x2c, 0x5d, 0x7d];

/**
 * Splits the answer to a batch into its elements without the sentinels of their positions, looking at no more than
 * where each begins and ends; all operations must have requested both sentinels.
 * @returns null when it is not written as `JSON.stringify` does it, or not what was requested; the bytes are then intact
 */
export function splitBySentinel(bytes: Buffer, operations: readonly SentinelOperation[]): readonly Buffer[] | null {
  const elements: Buffer[] = [];
  let at = 1;
  for (const [index, { kind, hasEndSentinel }] of operations.entries()) {
    const start = starts[index];
    if (start === undefined || !hasEndSentinel || !holds(bytes, start, at)) return null;
    const next = bytes.indexOf(anyStart, at + start.length);
    const isLast = index === operations.length - 1;
    const after = next === -1 ? bytes.length - 1 : next - 1;
    const isWhole = holds(bytes, ends[kind], after - ends[kind].length);
    if (isLast !== (next === -1) || !isWhole || bytes[after] !== (isLast ? close : comma)) return null;
    elements.push(bytes.subarray(at, after));
    at = next;
  }
  return elements.map((element, index) => withoutStart(element, starts[index]?.length ?? 0));
}

function holds(bytes: Buffer, part: Buffer, at: number): boolean {
  const after = at + part.length;
  return at >= 0 && after <= bytes.length && bytes.compare(part, 0, part.length, at, after) === 0;
}

function withoutStart(element: Buffer, length: number): Buffer {
  const cut = length - plainStart.length;
  plainStart.copy(element, cut);
  return element.subarray(cut);
}

/**
 * An element of a batch's answer without the sentinel of its position; null when it holds another one, or none though
 * there is data. The bytes of the element may be overwritten.
 */
export function withoutBatchSentinel(bytes: Buffer, index: number): Buffer | null {
  const expected = starts[index];
  if (expected !== undefined && bytes.subarray(0, expected.length).equals(expected)) {
    return withoutStart(bytes, expected.length);
  }
  return parsedWithout(bytes, batchSentinel(index));
}

const elementSchema = v.looseObject({ data: v.nullish(v.record(v.string(), v.unknown())) });

/** The same for answers that are written in another way, or in which errors come first. */
function parsedWithout(bytes: Buffer, name: string): Buffer | null {
  const element = v.safeParse(elementSchema, parseJson(bytes.toString("utf8")));
  if (!element.success) return null;
  const { data, ...rest } = element.output;
  if (data == null) return bytes;
  const { [name]: sentinel, ...own } = data;
  return sentinel === undefined ? null : Buffer.from(JSON.stringify({ data: own, ...rest }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A document that requests the sentinel of the end as well. */
export function withEndSentinel(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return node;
    const { selectionSet } = node;
    return { ...node, selectionSet: { ...selectionSet, selections: [...selectionSet.selections, endField] } };
  });
  return { ...document, definitions };
}

/**
 * A whole answer that holds data and nothing else, without the sentinel of its end. Where the sentinel is the last word
 * within the last member, and the first member is `data`, there is one member: it was cut off nowhere, and there are no
 * errors.
 * @returns null when the ends of the bytes do not show that; the bytes are then intact
 */
export function withoutEndSentinel(bytes: Buffer, kind: SentinelOperation["kind"]): Buffer | null {
  const end = ends[kind];
  const from = bytes.length - end.length;
  if (!holds(bytes, end, from) || !holds(bytes, plainStart, 0)) return null;
  bytes[from] = brace;
  bytes[from + 1] = brace;
  return bytes.subarray(0, from + 2);
}

/** The members of an answer that was parsed, without the sentinel of its end. */
export function dropEndSentinel(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !(endSentinel in data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== endSentinel));
}
