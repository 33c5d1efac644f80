import { inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFRef,
} from "@cantoo/pdf-lib";

/**
 * Verdict about a PDF: `active` runs, opens or carries something beside its pages, `locked` is
 * encrypted, `unreadable` could hold anything.
 */
export type PdfVerdict = "plain" | "active" | "locked" | "unreadable";

/** Names that only scripts, actions beyond the document, files within it, and players of media need. */
const activeNames = new Set(
  "JS JavaScript AA Launch GoToE GoToR ImportData SubmitForm Rendition RichMedia RichMediaExecute Movie 3D OnInstantiate XFA EF EmbeddedFile EmbeddedFiles FileAttachment".split(
    " ",
  ),
);
/** Most bytes that one object stream may have once it is unpacked. */
const mostUnpacked = 16_000_000;
const name = (text: string): PDFName => PDFName.of(text);
const wordOf = (of: PDFName): string => of.asString().slice(1);

/** Parser of one object after the other that notes all names and some keys, also those that a later one replaces. */
class NotingParser extends PDFObjectParser {
  readonly names = new Set<string>();
  /** Values of `OpenAction`, wherever it stands. */
  readonly opening: PDFObject[] = [];
  /** How often the object under way has each key of an object stream. */
  readonly keys = { First: 0, Filter: 0, N: 0 };
  #last: string | null = null;

  constructor(bytes: Uint8Array) {
    const context = PDFContext.create();
    super(PDFObjectParser.forBytes(bytes, context)["bytes"], context);
  }

  /** Parses the object at a position; a stream's dictionary without its content. @throws when there is none */
  parseAt(offset: number): PDFObject {
    this.bytes.moveTo(offset);
    Object.assign(this.keys, { First: 0, Filter: 0, N: 0 });
    this.#last = null;
    return this.parseObject();
  }

  /** Position behind what was parsed last. */
  get offset(): number {
    return this.bytes.offset();
  }

  override parseObject(): PDFObject {
    const key = this.#last;
    if (key === "First" || key === "Filter" || key === "N") this.keys[key] += 1;
    const value = super.parseObject();
    this.#last = null;
    if (key === "OpenAction") this.opening.push(value);
    return value;
  }

  protected override parseName(): PDFName {
    const parsed = super.parseName();
    this.#last = wordOf(parsed);
    this.names.add(this.#last);
    return parsed;
  }

  protected override parseDictOrStream(): PDFDict {
    return this.parseDict();
  }
}

/** Tells whether an action does more than show a place of the document; a destination is no action. */
function leads(action: PDFObject): boolean {
  if (action instanceof PDFRef) return true;
  if (!(action instanceof PDFDict)) return false;
  const kind = action.get(name("S"));
  if (action.has(name("Next"))) return true;
  return kind !== undefined && kind !== name("GoTo") && kind !== name("Named");
}

const numberOf = (value: PDFObject | undefined): number =>
  value instanceof PDFNumber && Number.isInteger(value.asNumber()) ? value.asNumber() : Number.NaN;

/** Tells whether a filter is the one that object streams have in practice. */
function isDeflate(filter: PDFObject | undefined): boolean {
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  return only === name("FlateDecode");
}

/** Objects of a stream of objects, by their numbers. @throws for one that readers could understand in another way */
function* streamed(dict: PDFDict, packed: Uint8Array, scan: Scan): Generator<readonly [number, PDFObject]> {
  const [first, count] = [numberOf(dict.get(name("First"))), numberOf(dict.get(name("N")))];
  const isUsual = isDeflate(dict.get(name("Filter"))) && !dict.has(name("DecodeParms")) && !dict.has(name("F"));
  if (!isUsual) throw new Error("Not a usual stream of objects");
  const bytes = inflateSync(packed, { maxOutputLength: mostUnpacked });
  const header = bytes.subarray(0, first).toString("latin1").trim();
  const figures = header === "" ? [] : header.split(/[\s\0]+/u).map(Number);
  if (figures.length !== count * 2 || !(first <= bytes.length)) throw new Error("Not as many objects as stated");
  const parser = new NotingParser(bytes);
  scan.parsers.push(parser);
  for (let at = 0; at < figures.length; at += 2) {
    yield [figures[at] ?? Number.NaN, parser.parseAt(first + (figures[at + 1] ?? Number.NaN))];
  }
}

/** State of a scan while it goes through a file. */
interface Scan {
  readonly parsers: NotingParser[];
  /** Numbers of objects that must not run on opening; null for one whose number is unclear. */
  readonly leading: Set<number | null>;
}

const objectOrTrailer = /(?<!end)obj|trailer(?=[\s\0]*<<)/gu;
const streamStart = /(?:[\s\0]|%[^\r\n]*[\r\n])*stream(?:\r\n|\n|\r)?/uy;
const nothing = /[\s\0]*endobj/uy;

/** Where a regular expression ends that has to match at a place; null when it does not. */
function endAt(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** Reads the head `5 0` in front of `obj`. @returns its number, null where it is unclear, undefined when there is none */
function headOf(before: string): number | null | undefined {
  const [, number] = /(\d+)[\s\0]+\d+[\s\0]*$/u.exec(before) ?? [];
  if (number !== undefined) return Number(number);
  return /(?:\d|%[^\r\n]*[\r\n])[\s\0]*$/u.test(before) ? null : undefined;
}

/** @throws for what cannot be read */
function readObject(bytes: Uint8Array, parser: NotingParser, text: string, at: number, scan: Scan): PDFObject {
  const object = parser.parseAt(at);
  const content = object instanceof PDFDict && parser.keys.First > 0 ? endAt(streamStart, text, parser.offset) : null;
  if (!(object instanceof PDFDict) || content === null || !object.has(name("First"))) return object;
  if (parser.keys.First > 1 || parser.keys.Filter > 1 || parser.keys.N > 1) throw new Error("Stated twice");
  for (const [number, inner] of streamed(object, bytes.subarray(content), scan)) {
    if (leads(inner)) scan.leading.add(number);
  }
  return object;
}

function gather(bytes: Uint8Array, scan: Scan): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const parser = new NotingParser(bytes);
  scan.parsers.push(parser);
  let isReadable = true;
  for (const { index, 0: word } of text.matchAll(objectOrTrailer)) {
    const number = word === "obj" ? headOf(text.slice(Math.max(0, index - 300), index)) : null;
    const after = index + word.length;
    if (endAt(nothing, text, after) !== null) continue;
    try {
      const object = readObject(bytes, parser, text, after, scan);
      if (leads(object)) scan.leading.add(number ?? null);
    } catch {
      // Letters within pictures and texts are no object.
      if (number !== undefined) isReadable = false;
    }
  }
  return isReadable;
}

/**
 * Goes through all objects of a PDF: those that are replaced by later ones, within streams of other objects and of no
 * page as well. It follows none of the file's own tables, by which each reader finds others.
 */
export function scanPdf(bytes: Uint8Array): PdfVerdict {
  const scan: Scan = { parsers: [], leading: new Set() };
  const isReadable = gather(bytes, scan);
  const has = (wanted: string): boolean => scan.parsers.some(({ names }) => names.has(wanted));
  if ([...activeNames].some(has)) return "active";
  const opening = scan.parsers.flatMap((parser) => parser.opening);
  const opens = (value: PDFObject): boolean =>
    value instanceof PDFRef ? scan.leading.has(value.objectNumber) || scan.leading.has(null) : leads(value);
  if (opening.some(opens)) return "active";
  if (has("Encrypt")) return "locked";
  return isReadable ? "plain" : "unreadable";
}
