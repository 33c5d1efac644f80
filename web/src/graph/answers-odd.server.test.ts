import { expect, it } from "vitest";
import { readAnswers } from "./answers.server.ts";

const json = (text: string): unknown => JSON.parse(text);
const read = (body: string, count: number) =>
  readAnswers(
    body,
    Array.from({ length: count }, () => json),
  );

it.each(["[]", "null", "1", '"text"', "{}", '[{"data":{}}]'])("%s is no answer of one operation", (body) => {
  expect(read(body, 1)).toEqual([undefined]);
});

it("an answer may be errors alone, or no data", () => {
  expect(read('{"errors":[{"message":"no"}]}', 1)).toEqual([
    { data: undefined, errors: [{ message: "no" }], extensions: undefined, json: "" },
  ]);
  expect(read('{"data":null}', 1)).toEqual([{ data: null, errors: undefined, extensions: undefined, json: "" }]);
});

it("what is no error, and no extensions, is left out", () => {
  const body = '{"data":{"a":1},"errors":["no",null,[],{"message":"no"}],"extensions":[]}';
  expect(read(body, 1)).toEqual([
    { data: { a: 1 }, errors: [{ message: "no" }], extensions: undefined, json: '{"a":1}' },
  ]);
  expect(read('{"data":{"a":1},"errors":"no"}', 1)[0]?.errors).toBeUndefined();
});

it("passes data on as they were sent, spaces and all, wherever they are in the body", () => {
  expect(read('  {"data":{"a": 1 }}\n', 1)[0]?.json).toBe('{"a": 1 }');
  const texts = read(' [{"data":{"a": 1}},{"data":{"b": 2}},{"data":{"c": 3}}] ', 3).map((answer) => answer?.json);
  expect(texts).toEqual(['{"a": 1}', '{"b": 2}', '{"c": 3}']);
});

it("prints data again where the text does not begin with them", () => {
  expect(read('{ "data": {"a": 1}}', 1)[0]?.json).toBe('{"a":1}');
  expect(read('{"data": {"a": 1},"x":1}', 1)[0]?.json).toBe('{"a":1}');
  expect(read('[ {"data": {"a": 1}}, {"data":{"b": 2}} ]', 2).map((answer) => answer?.json)).toEqual([
    '{"a":1}',
    '{"b":2}',
  ]);
});

it("reads each text of a batch once, with the reader of its operation", () => {
  const seen: string[] = [];
  const reader = (name: string) => (text: string) => {
    seen.push(`${name} ${text}`);
    return json(text);
  };
  readAnswers('[{"data":{"a":1}},{"data":{"b":2}}]', [reader("first"), reader("second")]);
  expect(seen).toEqual(['first {"data":{"a":1}}', 'second {"data":{"b":2}}']);
});

it("a batch with more answers than were requested gives the first ones, one with none gives gaps", () => {
  expect(read('[{"data":{"a":1}},{"data":{"b":2}},{"data":{"c":3}}]', 2).map((answer) => answer?.data)).toEqual([
    { a: 1 },
    { b: 2 },
  ]);
  expect(read("[]", 2)).toEqual([undefined, undefined]);
  expect(read('[{"data":{"a":1}},{"message":"busy"}]', 2).map((answer) => answer?.data)).toEqual([{ a: 1 }, undefined]);
});
