import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { Answer } from "../planning/operation-request.ts";
import { noSharedAnswers, type SharedAnswers } from "../scale-out/shared-answers.ts";

/** Header by which a client names a change, so that it may send it again when no answer has come. */
export const changeNameHeader = "idempotency-key";

/** How long an answer is remembered, in milliseconds: for a client that repeats, and for a person who presses again. */
export const remembered = 120_000;
/** All answers together, in bytes; beyond it the longest unused goes first. */
const capacity = 16_000_000;
/** A name that cannot be guessed: what it stands for is one visitor's own. */
const proper = /^[\w-]{32,64}$/;

/** The answer to a change, with all that it holds besides its body. */
export interface MadeChange {
  readonly answer: Answer;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
}

const sharedSchema = v.object({
  status: v.number(),
  body: v.string(),
  own: v.record(v.string(), v.string()),
  headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});

/** A change as gateways give it to one another. */
const written = ({ answer: { status, bytes, headers: own }, headers }: MadeChange): string =>
  JSON.stringify({ status, body: bytes.toString("utf8"), own, headers });

function read(text: string): MadeChange {
  const { status, body, own, headers } = v.parse(sharedSchema, JSON.parse(text));
  return { answer: { status, bytes: Buffer.from(body), headers: own }, headers };
}

/** A change that has been sent, and until when it is known. */
interface Begun {
  readonly made: Promise<MadeChange | null>;
  readonly until: number;
}

/** Visitor, login and host of a change. */
interface ChangeSource {
  readonly host: string;
  readonly userId: string | null;
  readonly tokenDigest: string | null;
}

/**
 * Makes the key by which the gateway recognises a repeated change, from its name, source and body. Another visitor, or the
 * same one after a logout, makes a change of their own.
 * @returns null for a change without a name
 */
export function changeKeyOf(headers: IncomingHttpHeaders, source: () => ChangeSource, body: Buffer): string | null {
  const name = headers[changeNameHeader];
  if (typeof name !== "string" || !proper.test(name)) return null;
  const { host, userId, tokenDigest } = source();
  return createHash("sha256")
    .update(JSON.stringify([name, host, userId, tokenDigest]))
    .update(body)
    .digest("base64url");
}

/** Tells whether an answer reports the end of a change. After one with errors the gateway calls the shop again. */
const isCertain = ({ status, bytes }: Answer): boolean => status === 200 && !bytes.includes('"errors":[');

/**
 * The changes that were made lately, by their keys. A client that has lost an answer sends the change again under the same
 * name: it is given the answer, and nothing is changed twice.
 */
export class MadeChanges {
  readonly #begun = new LRUCache<string, Begun>({ maxSize: capacity });
  readonly #now: () => number;
  readonly #shared: SharedAnswers;

  /** @param now current time in milliseconds */
  constructor(now: () => number, shared: SharedAnswers = noSharedAnswers) {
    this.#now = now;
    this.#shared = shared;
  }

  /**
   * Finds a change that has been sent before.
   * @returns its answer, once there is one; null when nothing is certain about it. Undefined for a change that is new
   */
  find(key: string): Promise<MadeChange | null> | undefined {
    const begun = this.#begun.get(key);
    return begun !== undefined && begun.until > this.#now() ? begun.made : undefined;
  }

  /** Asks the other gateways for a change. @returns null when it is this gateway's to make */
  async fromOthers(key: string): Promise<MadeChange | null> {
    const text = await this.#shared.claim(key);
    return text === null ? null : read(text);
  }

  /** Notes that a change begins. @returns what takes its answer; null: it failed */
  begin(key: string): (made: MadeChange | null) => void {
    const { promise, resolve } = Promise.withResolvers<MadeChange | null>();
    const begun = { made: promise, until: this.#now() + remembered };
    this.#begun.set(key, begun, { size: 1 });
    return (made) => {
      const isKept = made !== null && isCertain(made.answer);
      if (isKept) this.#begun.set(key, begun, { size: made.answer.bytes.length + 1 });
      else this.#begun.delete(key);
      void this.#shared.keep(key, isKept ? written(made) : null);
      resolve(isKept ? made : null);
    };
  }
}
