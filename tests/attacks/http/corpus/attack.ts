/** Where an attack is aimed at. */
export interface Aim {
  /** An address that the target answers. */
  readonly path: string;
  /** Host of the target, with its port. */
  readonly host: string;
  /** A whole request that no reader may take for one: it must arrive nowhere. */
  readonly smuggled: string;
}

/** What a target must do about an attack. No visitor may notice, in any case. */
export type Verdict =
  /** Answer 4xx, 501 or 505, or close the connection; nothing that follows is answered. */
  | "refused"
  /** It is odd but lawful: any answer will do but 5xx. */
  | "served"
  /** It never ends, or is too much: no answer is due. */
  | "unfinished";

/** One request that an untrusted client may send. */
export interface Attack {
  readonly name: string;
  /** What it would win where two readers disagree, or where one of them is careless. */
  readonly why: string;
  readonly verdict: Verdict;
  /** Why it is served here, where a proxy that others use refuses it. */
  readonly here?: string;
  /** Most answers that may come; 1 unless it holds several lawful requests. */
  readonly answers?: number;
  /** The bytes, each character one of them (latin1). */
  bytes(aim: Aim): string;
}

/** Attacks of one kind. */
export interface Family {
  readonly name: string;
  readonly attacks: readonly Attack[];
}

/** A request's head: its lines with their ends, and the empty line. */
export const head = (...lines: readonly string[]): string => `${lines.join("\r\n")}\r\n\r\n`;

/** A chunk of a chunked body. */
export const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

/** The chunk that ends a body. */
export const lastChunk = "0\r\n\r\n";

/** Headers of a body of JSON, whose type every target looks at. */
export const json = "Content-Type: application/json";

/** All pairs of two lists. */
export const pairs = <A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] =>
  first.flatMap((a) => second.map((b) => [a, b] as const));

/** Methods that may have a body. */
export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Methods whose requests have no body here. */
export const bodiless = ["GET", "HEAD", "DELETE", "OPTIONS"] as const;
