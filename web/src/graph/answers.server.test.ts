import fc from "fast-check";
import { expect, it } from "vitest";
import { readAnswers } from "./answers.server.ts";

const readers = (count: number) =>
  Array.from(
    { length: count },
    () =>
      (text: string): unknown =>
        JSON.parse(text),
  );
const read = (body: string, count: number) => readAnswers(body, readers(count));
const dataOf = (body: string, count: number) => read(body, count).map((answer) => answer?.data);

it("reads any batch like a parser without its shortcuts, and passes on what was sent", () => {
  const data = fc.oneof(fc.constant(null), fc.dictionary(fc.string(), fc.jsonValue()));
  fc.assert(
    fc.property(fc.array(data, { minLength: 1, maxLength: 5 }), (all) => {
      const sent = all.map((each) => ({ data: each }));
      const body = JSON.stringify(sent.length === 1 ? sent[0] : sent);
      const answers = read(body, all.length);
      expect(answers.map((answer) => answer?.data)).toEqual(JSON.parse(JSON.stringify(all)));
      expect(answers.map((answer) => answer?.json)).toEqual(all.map((each) => (each ? JSON.stringify(each) : "")));
    }),
  );
});

it("is not misled by data that looks like the seam of two answers", () => {
  const text = '},{"data":{}';
  const nested = { list: [{ data: 1 }, { data: { text } }] };
  const body = JSON.stringify([{ data: nested }, { data: { text } }]);
  expect(dataOf(body, 2)).toEqual([nested, { text }]);
});

it("keeps errors and extensions of each answer", () => {
  const errors = [{ message: "no", extensions: { code: "FORBIDDEN" } }];
  const [first, second] = read(JSON.stringify([{ data: { a: 1 } }, { errors, data: null, extensions: { b: 2 } }]), 2);
  expect(first).toMatchObject({ data: { a: 1 }, json: '{"a":1}', errors: undefined });
  expect(second).toMatchObject({ data: null, json: "", errors, extensions: { b: 2 } });
});

it("prints data again when something is beside it", () => {
  const [only] = read('{"data": {"a": 1}, "extensions": {}}', 1);
  expect(only?.json).toBe('{"a":1}');
});

it("leaves a gap where an answer is missing, and throws at what is no answer", () => {
  expect(read('[{"data":{}}]', 2).map(Boolean)).toEqual([true, false]);
  expect(read('{"message":"busy"}', 1)).toEqual([undefined]);
  expect(() => read("<html>", 1)).toThrow(SyntaxError);
  expect(() => read('{"data":{}}', 2)).toThrow("operation by operation");
});
