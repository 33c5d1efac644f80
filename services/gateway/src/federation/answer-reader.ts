import type { OperationShape } from "./read-shape.ts";
import { Reading, type ReadData } from "./reading.ts";

/** Reads the answers of one call of a plan. */
export interface AnswerReader {
  readonly shape: OperationShape;
  /** @returns null for an answer that is not as expected, e.g. with errors: it has to be parsed */
  read(text: string): ReadData | null;
}

/** Answers after which it is clear what they are like. */
const trial = 16;
/** Smallest share of an answer's text that has to be repeated for reading to be faster than parsing. */
const worthwhile = 0.3;

/**
 * A reader that knows the form of an answer: objects of equal text are read once and are one object. Most of a nested
 * answer is the same few people, products and brands again. Where it turns out otherwise it leaves the rest to
 * `JSON.parse`, which is faster for texts in which each object is another one.
 */
export function createAnswerReader(shape: OperationShape): AnswerReader {
  let tried = 0;
  let characters = 0;
  let repeated = 0;
  let isWorthwhile = true;
  return {
    shape,
    read: (text) => {
      if (!isWorthwhile) return null;
      const found = new Reading(text, shape).data();
      if (tried < trial) {
        tried += 1;
        characters += text.length;
        repeated += found?.repeatedCharacters ?? 0;
        isWorthwhile = tried < trial || repeated > characters * worthwhile;
      }
      return found;
    },
  };
}
