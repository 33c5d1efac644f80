import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutEnd, cutMarked, endName, placeName } from "./answer-marks.ts";
import { compileOperation } from "./operation.ts";

const operation = compileOperation("query", null, "{a}", true);
const operations = (count: number) => Array.from({ length: count }, () => operation);
/** What the shop answers at a place. */
const element = (index: number, data: object): string =>
  JSON.stringify({ data: { [placeName(index)]: "Query", ...data, [endName]: "Query" } });
const whole = (data: object): string => JSON.stringify({ data: { ...data, [endName]: "Query" } });

/** Data as clients may ask for it, with names and texts that look like an answer's end or another's beginning. */
const names = fc.constantFrom("a", "data", "errors", "_end", "_batchPlace_0", "extensions");
const data = fc.dictionary(
  names,
  fc.oneof(fc.string(), fc.integer(), fc.constant('"}},{"data":{"'), fc.array(fc.dictionary(names, fc.string()))),
  { minKeys: 1 },
);

describe("the marks of answers", () => {
  it("cut a batch's answer to what each operation would have got alone", () => {
    fc.assert(
      fc.property(fc.array(data, { minLength: 1, maxLength: 10 }), (all) => {
        const text = `[${all.map((each, index) => element(index, each)).join(",")}]`;
        const cut = cutMarked(Buffer.from(text), operations(all.length));
        const own = cut?.map((bytes) => cutEnd(bytes, "query")?.toString());
        expect(own).toEqual(all.map((each) => JSON.stringify({ data: each })));
      }),
    );
  });

  it.each([
    ["an element too many", [0, 1, 2]],
    ["one too few", [0]],
    ["the last one twice", [0, 1, 1]],
    ["the first one at the end", [0, 1, 0]],
    ["another order", [1, 0]],
    ["one twice in the middle", [0, 0, 1]],
  ])("do not take an answer with %s", (_what, places) => {
    const text = `[${places.map((index) => element(index, { a: index })).join(",")}]`;
    expect(cutMarked(Buffer.from(text), operations(2))).toBeNull();
  });

  it("do not take an answer that was cut off, or that holds more than was asked for", () => {
    const text = `[${element(0, { a: 1 })},${element(1, { a: 2 })}]`;
    for (let length = 0; length < text.length; length += 1) {
      expect(cutMarked(Buffer.from(text.slice(0, length)), operations(2))).toBeNull();
    }
    expect(cutMarked(Buffer.from(text.replace("]", ",{}]")), operations(2))).toBeNull();
    expect(cutMarked(Buffer.from(text.replace("},{", "},{},{")), operations(2))).toBeNull();
  });

  it("see that an answer holds data and nothing else", () => {
    expect(cutEnd(Buffer.from(whole({ a: 1 })), "query")?.toString()).toBe('{"data":{"a":1}}');
    const faulty = [
      JSON.stringify({ data: { a: null, [endName]: "Query" }, errors: [{ message: "m" }] }),
      JSON.stringify({ errors: [{ message: "m" }], data: { a: null, [endName]: "Query" } }),
      JSON.stringify({ data: { a: 1, [endName]: "Query" }, extensions: { a: { b: 1 } } }),
      JSON.stringify({ data: { a: 1 }, extensions: { b: 1, [endName]: "Mutation" } }),
      whole({ a: 1 }).slice(0, -1),
      whole({}),
      '{"data":null}',
      "",
    ];
    for (const text of faulty) expect(cutEnd(Buffer.from(text), "query")).toBeNull();
  });
});
