import { createHash } from "node:crypto";
import type { Keeping, KnownAnswers } from "../../graph/shared-render.server.ts";
import { deferredStatePrefix, stateId } from "../../graph/state.ts";
import { compress, type Encoding } from "../compression.server.ts";

/** Parts of a page that are each visitor's own. */
export interface OwnParts {
  /** Markup of the header's shortcuts. */
  readonly shortcuts: string;
  /** The session among the page's answers, as it may stand in a script. */
  readonly session: string;
}

/** What may run on a page: a policy's sources for its scripts and its styles. */
export type PolicyFor = (scripts: readonly string[], styles: readonly string[]) => string;

/** What a page is stored with. */
export interface PageFacts {
  readonly html: string;
  readonly status: number;
  /** The nonce of the page's own scripts and styles. */
  readonly nonce: string;
  /** The own parts of a visitor without ids, as they stand in it. */
  readonly own: OwnParts;
  readonly policyFor: PolicyFor;
  /** Null: only who waits for it now may have it. */
  readonly keeping: Keeping | null;
  /** Whether it shows older answers, and says so. */
  readonly isOutdated: boolean;
}

/** What a page takes beside its text, roughly, and what its compressed forms take of its length. */
const [overhead, compressedShare] = [2_000, 0.5];

/** A page for all visitors of a storefront, with places for what is each one's own. */
export class StoredPage {
  readonly status: number;
  /** Its content security policy. */
  readonly policy: string;
  readonly keeping: Keeping | null;
  readonly isOutdated: boolean;
  readonly etag: string;
  readonly #html: Buffer;
  readonly #places: readonly Place[];
  readonly #sessionKey: string;
  readonly #compressed = new Map<Encoding, Buffer>();

  constructor({ html, status, nonce, own, policyFor, keeping, isOutdated }: PageFacts) {
    const attribute = ` nonce="${nonce}"`;
    // Only what the page's own components wrote has its nonce: no planted script is let in by its hash.
    this.policy = policyFor(hashesOf(html, "script", attribute), hashesOf(html, "style", attribute));
    this.#html = Buffer.from(html.replaceAll(attribute, ""));
    this.#places = placesOf(this.#html, own);
    this.#sessionKey = /^"(-?\d+)"/.exec(own.session)?.[1] ?? "";
    this.etag = createHash("sha256").update(this.#html).digest("base64url").slice(0, 22);
    this.status = status;
    this.keeping = keeping;
    this.isOutdated = isOutdated;
  }

  /** What it takes with its compressed forms, in bytes. */
  get size(): number {
    return Math.ceil(this.#html.length * (1 + compressedShare)) + overhead;
  }

  /** Whether a visitor's own parts can be filled in. */
  get isFillable(): boolean {
    return this.#places.length === 2;
  }

  /** The page of a visitor without ids. */
  bytes(encoding: Encoding | null): Buffer {
    if (encoding === null) return this.#html;
    const known = this.#compressed.get(encoding) ?? compress(this.#html, encoding);
    this.#compressed.set(encoding, known);
    return known;
  }

  /** The page of a visitor with parts of their own. */
  fillIn(own: OwnParts): Buffer {
    const pieces: Buffer[] = [];
    let from = 0;
    for (const { name, start, end } of this.#places) {
      pieces.push(this.#html.subarray(from, start), Buffer.from(own[name]));
      from = end;
    }
    pieces.push(this.#html.subarray(from));
    return Buffer.concat(pieces);
  }

  /** What of its answers is the same for every visitor, as JSON by key of their operation: all but the session. */
  payload(): string {
    const pairs = [...this.answers()].filter(([key]) => Number.isFinite(key) && String(key) !== this.#sessionKey);
    return `{${pairs.map(([key, data]) => `"${key}":${data}`).join(",")}}`;
  }

  /** The answers that it carries for the browser, as JSON by key of their operation. */
  answers(): KnownAnswers {
    const answers = new Map<number, string>();
    const html = this.#html.toString();
    const scripts = /<script type="application\/json" id="([\w-]+)"[^>]*>([^<]*)<\/script>/g;
    for (const [, id = "", text = ""] of html.matchAll(scripts)) {
      if (id === stateId) {
        const state: unknown = JSON.parse(text);
        for (const [key, data] of Object.entries(state ?? {})) answers.set(Number(key), JSON.stringify(data));
      } else if (id.startsWith(deferredStatePrefix) && text !== "") {
        answers.set(Number(id.slice(deferredStatePrefix.length)), text);
      }
    }
    return answers;
  }
}

/** Where an own part stands, in bytes. */
interface Place {
  readonly name: keyof OwnParts;
  readonly start: number;
  readonly end: number;
}

/** The places of the own parts, in order; those that are not there exactly once are none. */
function placesOf(html: Buffer, own: OwnParts): readonly Place[] {
  const places: Place[] = [];
  for (const name of ["shortcuts", "session"] as const) {
    const start = html.indexOf(own[name]);
    const end = start + Buffer.byteLength(own[name]);
    if (start !== -1 && html.indexOf(own[name], end) === -1) places.push({ name, start, end });
  }
  return places.toSorted((a, b) => a.start - b.start);
}

/** Sources of a policy for the page's own inline elements. */
function hashesOf(html: string, tag: "script" | "style", attribute: string): readonly string[] {
  const elements = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, "g"));
  const texts = [...elements].flatMap(([, attributes = "", text = ""]) =>
    attributes.includes(attribute) ? [text] : [],
  );
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
