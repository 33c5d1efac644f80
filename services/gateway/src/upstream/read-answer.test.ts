import { expect, it } from "vitest";
import { endSentinel } from "../bytes/response-sentinels.ts";
import { failed } from "./http-answer.ts";
import { compileOperation } from "./operation.ts";
import { readAnswer } from "./read-answer.ts";

const plain = compileOperation("query", "A", "query A { a }");
const marked = compileOperation("query", "A", "query A { a }", true);
const read = (text: string, operation = plain) => readAnswer({ ok: true, bytes: Buffer.from(text) }, operation);
const malformed = { kind: "failed", failure: "malformed", retryAfter: null };

it("no answer stays the failure that it is, with the pause that the shop requested", () => {
  const answer = failed("timeout", { retryAfter: 3_000 });
  expect(readAnswer(answer, plain)).toEqual({ kind: "failed", failure: "timeout", retryAfter: 3_000 });
  expect(answer.mayHaveArrived).toBe(true);
});

it("data without errors are passed on as they are, without being parsed", () => {
  const text = `{"data":{"a":{"b":1}}}`;
  expect(read(text)).toEqual({ kind: "clean", bytes: Buffer.from(text), isWhole: false });
});

it("an answer with the sentinel of its end is whole, and passed on without it", () => {
  const text = `{"data":{"a":{"b":1},"${endSentinel}":"Query"}}`;
  expect(read(text, marked)).toEqual({ kind: "clean", bytes: Buffer.from(`{"data":{"a":{"b":1}}}`), isWhole: true });
});

it("a sentinel that is written in another way is taken out all the same", () => {
  const text = `{"data":{"${endSentinel}":"Query","a":{"b":1}}}`;
  const reply = read(text, marked);
  expect(reply).toMatchObject({ kind: "clean", isWhole: true });
  expect(reply.kind === "clean" && reply.bytes.toString()).toBe(`{"data":{"a":{"b":1}}}`);
});

it("errors are read, whatever data are beside them", () => {
  const text = `{"data":{"a":{"b":1}},"errors":[{"message":"no","extensions":{"messageKey":"k"}}]}`;
  expect(read(text)).toEqual({
    kind: "errors",
    result: {
      data: { a: { b: 1 } },
      errors: [{ message: "no", path: null, classification: null, messageKey: "k", code: null }],
    },
  });
});

it("what the shop reports for debugging is dropped", () => {
  const reply = read(`{"data":{"a":{"b":1}},"extensions":{"trace":{"secret":{}}}}`);
  expect(reply).toMatchObject({ kind: "clean", isWhole: true });
  expect(reply.kind === "clean" && reply.bytes.toString()).toBe(`{"data":{"a":{"b":1}}}`);
});

it.each([
  ["cut off", `{"data":{"a":{"b":1}`],
  ["no JSON", "<html>"],
  ["other JSON", `{"status":"ok"}`],
  ["other JSON that ends like data", `{"status":{"a":{}}}`],
  ["nothing", ""],
])("an answer that is %s is malformed", (_name, text) => {
  expect(read(text)).toEqual(malformed);
  expect(read(text, marked)).toEqual(malformed);
});
