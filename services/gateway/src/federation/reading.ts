import type { Node } from "./node.ts";
import type { OperationShape, ReadShape } from "./read-shape.ts";

/** Data of an answer without errors. */
export interface ReadData {
  readonly data: Node;
  /** Objects that are at several places. */
  readonly repeated: readonly Node[];
  /** Length of the texts that did not have to be read again. */
  readonly repeatedCharacters: number;
}

/** An object that has been read. */
interface Known {
  readonly text: string;
  readonly node: Node;
  isRepeated: boolean;
}

/** The objects of one position, by how they begin. */
interface Table {
  readonly known: Map<string, Known>;
  lookups: number;
  hits: number;
}

const head = '{"data":';
/** Characters that tell objects apart: a type and an id. */
const prefix = 48;
/** Lookups after which a table with few hits is left alone. */
const patience = 128;
/** One hit for so many lookups is few. */
const fewHits = 8;

const quote = 34;
const comma = 44;
const openList = 91;
const closeList = 93;
const openObject = 123;
const closeObject = 125;

/** Something else than what was expected; it never leaves this file. */
class Unexpected extends Error {}
const unexpected = new Unexpected("An answer of another form");

/** One answer on its way from text to objects. */
export class Reading {
  readonly #text: string;
  readonly #shape: OperationShape;
  readonly #tables: (Table | undefined)[];
  readonly #repeated: Node[] = [];
  #repeatedCharacters = 0;
  #at = head.length;
  /** Where the next backslash is; strings before it are as they read. */
  #nextEscape: number;

  constructor(text: string, shape: OperationShape) {
    this.#text = text;
    this.#shape = shape;
    this.#tables = Array.from({ length: shape.positions });
    this.#nextEscape = endless(text.indexOf("\\"));
  }

  /** Null when it is not of the expected form to the last character. */
  data(): ReadData | null {
    const text = this.#text;
    if (!text.startsWith(head) || text.charCodeAt(head.length) !== openObject) return null;
    try {
      const data = this.#object(this.#shape.root);
      if (text.charCodeAt(this.#at) !== closeObject || this.#at + 1 !== text.length) return null;
      return { data, repeated: this.#repeated, repeatedCharacters: this.#repeatedCharacters };
    } catch (error) {
      // What `JSON.parse` throws at a single value is a fault of the whole text as well.
      if (error === unexpected || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  #object(shape: ReadShape): Node {
    if (!shape.mayRepeat) return this.#newObject(shape);
    const start = this.#at;
    const table = (this.#tables[shape.position] ??= { known: new Map(), lookups: 0, hits: 0 });
    if (table.lookups >= patience && table.hits * fewHits < table.lookups) return this.#newObject(shape);
    table.lookups += 1;
    const beginning = this.#beginning();
    const known = table.known.get(beginning);
    // Cutting a text out copies nothing, and comparing two texts is the fastest that can be done with them.
    if (known !== undefined && this.#text.slice(start, start + known.text.length) === known.text) {
      this.#at += known.text.length;
      table.hits += 1;
      this.#repeatedCharacters += known.text.length;
      if (!known.isRepeated) {
        known.isRepeated = true;
        this.#repeated.push(known.node);
      }
      return known.node;
    }
    const node = this.#newObject(shape);
    table.known.set(beginning, { text: this.#text.slice(start, this.#at), node, isRepeated: false });
    return node;
  }

  /** What tells an object from others of its position; of a short one all of it. */
  #beginning(): string {
    const text = this.#text.slice(this.#at, this.#at + prefix);
    const end = text.indexOf("}");
    return end === -1 ? text : text.slice(0, end);
  }

  #newObject({ fields }: ReadShape): Node {
    const text = this.#text;
    const node: Node = {};
    for (const { key, head: expected, within } of fields) {
      if (!text.startsWith(expected, this.#at)) throw unexpected;
      this.#at += expected.length;
      node[key] = this.#value(within);
    }
    if (text.charCodeAt(this.#at) !== closeObject) throw unexpected;
    this.#at += 1;
    return node;
  }

  #value(within: ReadShape | null): unknown {
    switch (this.#text.charCodeAt(this.#at)) {
      case quote:
        if (within !== null) throw unexpected;
        return this.#string();
      case openObject:
        if (within === null) throw unexpected;
        return this.#object(within);
      case openList:
        return this.#list(within);
      default:
        return this.#word();
    }
  }

  #list(within: ReadShape | null): unknown[] {
    const text = this.#text;
    const list: unknown[] = [];
    this.#at += 1;
    if (text.charCodeAt(this.#at) === closeList) {
      this.#at += 1;
      return list;
    }
    for (;;) {
      list.push(this.#value(within));
      const next = text.charCodeAt(this.#at);
      this.#at += 1;
      if (next === closeList) return list;
      if (next !== comma) throw unexpected;
    }
  }

  #string(): string {
    const text = this.#text;
    const start = this.#at;
    let end = text.indexOf('"', start + 1);
    if (end === -1) throw unexpected;
    if (this.#nextEscape < start) this.#nextEscape = endless(text.indexOf("\\", start));
    if (end < this.#nextEscape) {
      this.#at = end + 1;
      return text.slice(start + 1, end);
    }
    while (isEscaped(text, end)) {
      end = text.indexOf('"', end + 1);
      if (end === -1) throw unexpected;
    }
    this.#at = end + 1;
    return String(JSON.parse(text.slice(start, end + 1)));
  }

  /** A number, `true`, `false` or `null`. */
  #word(): unknown {
    const text = this.#text;
    const start = this.#at;
    let end = start;
    let code = text.charCodeAt(end);
    while (code !== comma && code !== closeObject && code !== closeList && end < text.length) {
      end += 1;
      code = text.charCodeAt(end);
    }
    this.#at = end;
    const word = text.slice(start, end);
    switch (word) {
      case "null":
        return null;
      case "true":
        return true;
      case "false":
        return false;
      default:
        return JSON.parse(word);
    }
  }
}

/** Whether an odd number of backslashes stands before a character. */
function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === 92) start -= 1;
  return (at - start) % 2 === 1;
}

/** The end of all texts for what is not found. */
function endless(index: number): number {
  return index === -1 ? Number.POSITIVE_INFINITY : index;
}
