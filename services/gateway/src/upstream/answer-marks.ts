import { randomBytes } from "node:crypto";
import { type DefinitionNode, type DocumentNode, type FieldNode, Kind } from "graphql";
import * as v from "valibot";
import { definitionOf, type OutgoingOperation, queryOf, type UpstreamOperation } from "./operation.ts";

/**
 * Nothing in a GraphQL answer says which question it belongs to, nor, unless every byte is read, where it ends. So what
 * is asked of the shop has fields more, all `__typename`: the first one of a batch's operation under a name that only
 * its place in the batch has, the last one of an operation under a name that says so. They are cut off again without
 * parsing the answer. Nobody outside knows the names, so nobody can ask for fields that are called the same.
 */
const secret = randomBytes(6).toString("hex");

const place = `_batchPlace_${secret}_`;
/** The name of the mark of a place. @param index zero-based */
export const placeName = (index: number): string => `${place}${index}`;
/** The name of the mark behind all other fields. */
export const endName = `_end_${secret}`;

const plainStart = Buffer.from('{"data":{');
/** How the answer to the operation at a place of a batch begins, as `JSON.stringify` writes it. */
const starts = Array.from({ length: 10 }, (_, index) => Buffer.from(`{"data":{"${placeName(index)}":"Query",`));
const anyStart = Buffer.from(`{"data":{"${place}`);
/** How a whole answer without errors ends. */
const ends = {
  query: Buffer.from(`,"${endName}":"Query"}}`),
  mutation: Buffer.from(`,"${endName}":"Mutation"}}`),
} as const;
const endField: FieldNode = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: endName },
  name: { kind: Kind.NAME, value: "__typename" },
};
const [comma, close, brace] = [0x2c, 0x5d, 0x7d];

/** Where marks go, in `head`; worked out once for each operation. */
const positions = new WeakMap<UpstreamOperation, number>();

/** The body of a batch's operation with the mark of its place. @param index zero-based */
export function marked({ operation, body }: OutgoingOperation, index: number): string {
  const at = positionOf(operation);
  return `${body.slice(0, at)}${placeName(index)}:__typename ${body.slice(at)}`;
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

/**
 * Cuts the answer to a batch into its elements without the marks of their places, looking at no more than where each
 * begins and ends; all operations must have asked for both marks.
 * @returns null when it is not written as `JSON.stringify` does it, or not what was asked for; the bytes are then intact
 */
export function cutMarked(bytes: Buffer, operations: readonly UpstreamOperation[]): readonly Buffer[] | null {
  const elements: Buffer[] = [];
  let at = 1;
  for (const [index, { kind, hasEndMark }] of operations.entries()) {
    const start = starts[index];
    if (start === undefined || !hasEndMark || !holds(bytes, start, at)) return null;
    const next = bytes.indexOf(anyStart, at + start.length);
    const isLast = index === operations.length - 1;
    const after = next === -1 ? bytes.length - 1 : next - 1;
    const isWhole = holds(bytes, ends[kind], after - ends[kind].length);
    if (isLast !== (next === -1) || !isWhole || bytes[after] !== (isLast ? close : comma)) return null;
    elements.push(bytes.subarray(at, after));
    at = next;
  }
  return elements.map((element, index) => withoutPlace(element, starts[index]?.length ?? 0));
}

function holds(bytes: Buffer, part: Buffer, at: number): boolean {
  const after = at + part.length;
  return at >= 0 && after <= bytes.length && bytes.compare(part, 0, part.length, at, after) === 0;
}

function withoutPlace(element: Buffer, marked: number): Buffer {
  const cut = marked - plainStart.length;
  plainStart.copy(element, cut);
  return element.subarray(cut);
}

/**
 * An element of a batch's answer without its mark; null when it bears another one, or none though there is data.
 * The bytes of the element may be overwritten.
 */
export function unmarked(bytes: Buffer, index: number): Buffer | null {
  const expected = starts[index];
  if (expected !== undefined && bytes.subarray(0, expected.length).equals(expected)) {
    return withoutPlace(bytes, expected.length);
  }
  return parsedUnmarked(bytes, placeName(index));
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

/** A document that asks for the mark of the end as well. */
export function withEndMark(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return node;
    const { selectionSet } = node;
    return { ...node, selectionSet: { ...selectionSet, selections: [...selectionSet.selections, endField] } };
  });
  return { ...document, definitions };
}

/**
 * A whole answer that holds data and nothing else, without the mark of its end. Where the mark is the last word within
 * the last member, and the first member is `data`, there is one member: it was cut off nowhere, and there are no errors.
 * @returns null when that cannot be seen at a glance; the bytes are then intact
 */
export function cutEnd(bytes: Buffer, kind: UpstreamOperation["kind"]): Buffer | null {
  const end = ends[kind];
  const from = bytes.length - end.length;
  if (!holds(bytes, end, from) || !holds(bytes, plainStart, 0)) return null;
  bytes[from] = brace;
  bytes[from + 1] = brace;
  return bytes.subarray(0, from + 2);
}

/** The members of an answer that was parsed, without the mark of its end. */
export function withoutEndMark(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !(endName in data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== endName));
}
