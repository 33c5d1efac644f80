import type { OperationShape } from "./read-shape.ts";
import { Reading, type ReadData } from "./reading.ts";

/** Reads the answers of one call of a plan. */
export interface AnswerReader {
  readonly shape: OperationShape;
  /** @returns null for an answer that is not as expected, e.g. with errors: it has to be parsed */
  read(text: string): ReadData | null;
}

/** Characters of answers after which it is clear what they are like. */
const trial = 64_000;
/** Smallest share of an answer's text that has to be repeated for reading to be faster than parsing. */
const worthwhile = 0.3;

/**
 * A reader that knows the form of an answer: objects of equal text are read once and are one object. Most of a nested
 * answer is the same few people, products and brands again. Where it turns out otherwise it leaves the rest to
 * `JSON.parse`, which is faster for texts in which each object is another one.
 */
export function createAnswerReader(shape: OperationShape): AnswerReader {
  let characters = 0;
  let repeated = 0;
  let isWorthwhile = true;
  return {
    shape,
    read: (text) => {
      if (!isWorthwhile) return null;
      const found = new Reading(text, shape).data();
      if (characters < trial) {
        characters += text.length;
        repeated += found?.repeatedCharacters ?? 0;
        isWorthwhile = characters < trial || repeated > characters * worthwhile;
      }
      return found;
    },
  };
}
