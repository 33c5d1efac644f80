import fc from "fast-check";
import { expect, it } from "vitest";
import { printJson, RawJson } from "./raw-json.ts";

const print = (value: unknown): string => printJson(value).toString();

it("prints any value as JSON.stringify does", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(print(value)).toBe(JSON.stringify(value));
    }),
  );
});

it("leaves out what has no value, and writes null for it in lists", () => {
  expect(print({ a: undefined, b: [undefined, 1], c: null })).toBe('{"b":[null,1],"c":null}');
  expect(print({ a: undefined })).toBe("{}");
  expect(print(undefined)).toBe("null");
});

it("prints what says itself how it is written", () => {
  expect(print({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
});

it("takes in what the shop wrote as it is, wherever it is", () => {
  const raw = new RawJson(Buffer.from('{ "price" : 1.50, "name":"ä" }'));
  expect(print(raw)).toBe('{ "price" : 1.50, "name":"ä" }');
  expect(print({ a: raw, b: [raw, 2], c: { d: raw } })).toBe(
    '{"a":{ "price" : 1.50, "name":"ä" },"b":[{ "price" : 1.50, "name":"ä" },2],"c":{"d":{ "price" : 1.50, "name":"ä" }}}',
  );
});
