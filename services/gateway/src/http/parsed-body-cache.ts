import { LRUCache } from "lru-cache";
import type { ParsedBody } from "./graphql-params.ts";

type SingleBody = Extract<ParsedBody, { kind: "single" }>;

/** Most bytes of all bodies that are kept. */
const capacity = 8_000_000;
/** Longer bodies are rare, and parsing them is not what takes their time. */
const longest = 8_000;

/**
 * Parsed bodies of operations whose responses came from the cache, by their bytes: parsing them again would take as long
 * as answering them. Only such are kept, so that no password and no address stays here.
 */
export class ParsedBodyCache {
  readonly #known = new LRUCache<string, SingleBody>({
    maxSize: capacity,
    sizeCalculation: (_body, key) => key.length,
  });

  recall(bytes: Buffer): SingleBody | undefined {
    return bytes.length > longest ? undefined : this.#known.get(bytes.toString("latin1"));
  }

  keep(bytes: Buffer, body: SingleBody): void {
    if (body.isCached === true || bytes.length === 0 || bytes.length > longest) return;
    this.#known.set(bytes.toString("latin1"), { ...body, isCached: true });
  }
}
