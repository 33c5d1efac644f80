import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitBatch } from "./split-batch.ts";

const anyObject = fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue());

describe("a batch's answer", () => {
  it("is cut into exactly the bytes of its elements, whatever spaces are between them", () => {
    fc.assert(
      fc.property(
        fc.array(anyObject),
        fc.constantFrom(undefined, 1, "\t"),
        fc.constantFrom("", " ", "\n\r\t "),
        (objects, indent, space) => {
          const texts = objects.map((object) => JSON.stringify(object, null, indent));
          const bytes = Buffer.from(`${space}[${space}${texts.join(`${space},${space}`)}${space}]${space}`);
          expect(splitBatch(bytes)?.map(String)).toEqual(texts);
        },
      ),
    );
  });

  it("that is cut off anywhere is refused", () => {
    const bytes = Buffer.from('[{"data":{"a":"]}\\"["}},{"data":[1,{"b":null}]}]');
    expect(splitBatch(bytes)).toHaveLength(2);
    for (let length = 0; length < bytes.length; length += 1) expect(splitBatch(bytes.subarray(0, length))).toBeNull();
  });

  it.each([
    "",
    "{}",
    "null",
    "[1]",
    '["{}"]',
    "[{}{}]",
    "[,{}]",
    "[{},]",
    "[{}, ,{}]",
    "[",
    "<html></html>",
    '[{"a":"}]',
    "[{]}",
  ])("%j is none", (text) => {
    expect(splitBatch(Buffer.from(text))).toBeNull();
  });
});
