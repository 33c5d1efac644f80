import { expect, it } from "vitest";
import { toResult } from "./shop-result.ts";

it("the shop's data are handed on as they are", () => {
  const bytes = Buffer.from('{"data":{"a":{"b":"ä"}}}');
  expect(toResult({ kind: "clean", bytes, isWhole: true }, "r-1")).toEqual({ data: { a: { b: "ä" } } });
});

it("the shop's errors are handed on as clients may read them, beside the data", () => {
  const error = { message: "Out of stock", path: ["a", 0], classification: "STOCK", messageKey: "k", code: null };
  const result = toResult({ kind: "errors", result: { data: { a: [null] }, errors: [error] } }, "r-1");
  expect(result.data).toEqual({ a: [null] });
  expect(result.errors?.map((each) => each.toJSON())).toEqual([
    {
      message: "Out of stock",
      path: ["a", 0],
      extensions: { code: "STOCK", classification: "STOCK", messageKey: "k" },
    },
  ]);
});

it("no answer is an error that states when to try again", () => {
  const { data, errors } = toResult({ kind: "failed", failure: "unavailable", retryAfter: 1_500 }, "r-1");
  expect(data).toBeNull();
  expect(errors?.map((each) => each.toJSON())).toEqual([
    {
      message: "Network error",
      extensions: { code: "UPSTREAM_UNAVAILABLE", classification: "UPSTREAM_UNAVAILABLE", retryAfter: 2 },
    },
  ]);
});
