import fc from "fast-check";
import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import {
  batchSentinel,
  dropEndSentinel,
  endSentinel,
  splitBySentinel,
  withEndSentinel,
  withoutBatchSentinel,
  withoutEndSentinel,
} from "./response-sentinels.ts";

const operation = { kind: "query", hasEndSentinel: true } as const;
const operations = (count: number) => Array.from({ length: count }, () => operation);
/** What the shop answers at a place. */
const element = (index: number, data: object): string =>
  JSON.stringify({ data: { [batchSentinel(index)]: "Query", ...data, [endSentinel]: "Query" } });
const whole = (data: object): string => JSON.stringify({ data: { ...data, [endSentinel]: "Query" } });

/** Data as clients may request it, with names and texts that look like an answer's end or another's beginning. */
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
        const cut = splitBySentinel(Buffer.from(text), operations(all.length));
        const own = cut?.map((bytes) => withoutEndSentinel(bytes, "query")?.toString());
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
    expect(splitBySentinel(Buffer.from(text), operations(2))).toBeNull();
  });

  it("do not take an answer that was cut off, or that holds more than was requested", () => {
    const text = `[${element(0, { a: 1 })},${element(1, { a: 2 })}]`;
    for (let length = 0; length < text.length; length += 1) {
      expect(splitBySentinel(Buffer.from(text.slice(0, length)), operations(2))).toBeNull();
    }
    expect(splitBySentinel(Buffer.from(text.replace("]", ",{}]")), operations(2))).toBeNull();
    expect(splitBySentinel(Buffer.from(text.replace("},{", "},{},{")), operations(2))).toBeNull();
  });

  it("see that an answer holds data and nothing else", () => {
    expect(withoutEndSentinel(Buffer.from(whole({ a: 1 })), "query")?.toString()).toBe('{"data":{"a":1}}');
    const faulty = [
      JSON.stringify({ data: { a: null, [endSentinel]: "Query" }, errors: [{ message: "m" }] }),
      JSON.stringify({ errors: [{ message: "m" }], data: { a: null, [endSentinel]: "Query" } }),
      JSON.stringify({ data: { a: 1, [endSentinel]: "Query" }, extensions: { a: { b: 1 } } }),
      JSON.stringify({ data: { a: 1 }, extensions: { b: 1, [endSentinel]: "Mutation" } }),
      whole({ a: 1 }).slice(0, -1),
      whole({}),
      '{"data":null}',
      "",
    ];
    for (const text of faulty) expect(withoutEndSentinel(Buffer.from(text), "query")).toBeNull();
  });
});

describe("the sentinel of a place", () => {
  const without = (text: string, index = 1) => withoutBatchSentinel(Buffer.from(text), index)?.toString();

  it("is cut off, also where the shop writes its answer in another way or errors come first", () => {
    expect(without(element(1, { a: 1 }))).toBe(JSON.stringify({ data: { a: 1, [endSentinel]: "Query" } }));
    expect(without(`{ "data": { "a": 1, "${batchSentinel(1)}": "Query" } }`)).toBe('{"data":{"a":1}}');
    expect(without(`{"errors":[{"message":"m"}],"data":{"${batchSentinel(1)}":"Query","a":null}}`)).toBe(
      '{"data":{"a":null},"errors":[{"message":"m"}]}',
    );
  });

  it("is not there where there are no data, and nothing is changed then", () => {
    for (const text of ['{"errors":[{"message":"m"}],"data":null}', '{ "errors": [{"message":"m"}] }']) {
      expect(without(text)).toBe(text);
    }
  });

  it.each([
    element(0, { a: 1 }),
    JSON.stringify({ data: { a: 1 } }),
    '{"data":[]}',
    '{"data":"x"}',
    "null",
    "<html>",
    "",
  ])("of another operation, or none, gives the answer away: %s", (text) => {
    expect(withoutBatchSentinel(Buffer.from(text), 1)).toBeNull();
  });
});

describe("the sentinel of the end", () => {
  it("is requested behind all other fields of an operation, and in no fragment", () => {
    const document = parse("query A { a { b } ...F } fragment F on Query { c }");
    expect(print(withEndSentinel(document))).toBe(
      print(parse(`query A { a { b } ...F ${endSentinel}: __typename } fragment F on Query { c }`)),
    );
    expect(print(document)).toBe(print(parse("query A { a { b } ...F } fragment F on Query { c }")));
  });

  it("is taken out of data that were parsed, whatever else they are", () => {
    expect(dropEndSentinel({ a: 1, [endSentinel]: "Query", b: { [endSentinel]: 2 } })).toEqual({
      a: 1,
      b: { [endSentinel]: 2 },
    });
    const other = { a: 1 };
    expect(dropEndSentinel(other)).toBe(other);
    for (const none of [null, undefined, "text", 1]) expect(dropEndSentinel(none)).toBe(none);
  });

  it("reports about which kind the operation was", () => {
    const text = JSON.stringify({ data: { a: 1, [endSentinel]: "Mutation" } });
    expect(withoutEndSentinel(Buffer.from(text), "mutation")?.toString()).toBe('{"data":{"a":1}}');
    expect(withoutEndSentinel(Buffer.from(text), "query")).toBeNull();
  });

  it("missing, an operation's batch is not cut by sentinels", () => {
    const bytes = Buffer.from(`[${element(0, { a: 1 })}]`);
    expect(splitBySentinel(bytes, [{ kind: "query", hasEndSentinel: false }])).toBeNull();
    expect(bytes.toString()).toBe(`[${element(0, { a: 1 })}]`);
  });
});
