import { describe, expect, it } from "vitest";
import { type AnswerReader, createAnswerReader } from "./answer-reader.ts";
import { readShapeOf } from "./read-shape.ts";

function reader(): AnswerReader {
  const shape = readShapeOf("{items{id text}}");
  if (shape === null) throw new Error("The operation has no form");
  return createAnswerReader(shape);
}

/** An answer of some 10,000 characters. @param different how many of its 100 items are different ones */
function answer(different: number): string {
  const items = Array.from({ length: 100 }, (_, index) => ({ id: index % different, text: "A sentence. ".repeat(7) }));
  return JSON.stringify({ data: { items } });
}

describe("the reader of an upstream's answers", () => {
  it("reads on where objects come again", () => {
    const { read } = reader();
    for (let index = 0; index < 20; index += 1) expect(read(answer(50))).not.toBeNull();
  });

  it("leaves answers to JSON.parse once each object has turned out to be another one", () => {
    const { read } = reader();
    expect(read(answer(100))).not.toBeNull();
    for (let index = 0; index < 20; index += 1) read(answer(100));
    expect(read(answer(100))).toBeNull();
    expect(read(answer(50))).toBeNull();
  });
});
