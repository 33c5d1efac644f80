import { LRUCache } from "lru-cache";
import type { ParsedBody } from "./graphql-params.ts";

type Question = Extract<ParsedBody, { kind: "single" }>;

/** Most bytes of all questions that are remembered. */
const capacity = 8_000_000;
/** Longer questions are rare, and reading them is not what takes their time. */
const longest = 8_000;

/**
 * Questions whose answers came from memory, by the bytes that they were sent as: reading them again would take as long
 * as answering them. Only such are kept, so that no password and nobody's address stays here.
 */
export class RepeatedQuestions {
  readonly #known = new LRUCache<string, Question>({
    maxSize: capacity,
    sizeCalculation: (_question, key) => key.length,
  });

  recall(bytes: Buffer): Question | undefined {
    return bytes.length > longest ? undefined : this.#known.get(bytes.toString("latin1"));
  }

  keep(bytes: Buffer, question: Question): void {
    if (bytes.length > 0 && bytes.length <= longest) this.#known.set(bytes.toString("latin1"), question);
  }
}
