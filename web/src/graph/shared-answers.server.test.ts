// @vitest-environment node
import { expect, it } from "vitest";
import { readShared } from "./shared-answers.server.ts";

const answer = (name: string): string => JSON.stringify({ data: { name } });

it("gives the same value for the same text, and another for another", () => {
  const first = readShared(answer("menu"));
  expect(first).toEqual({ data: { name: "menu" } });
  expect(readShared(answer("menu"))).toBe(first);
  expect(readShared(answer("footer"))).toEqual({ data: { name: "footer" } });
});

it("keeps 64 answers; the oldest makes room, the others stay", () => {
  const oldest = readShared(answer("oldest"));
  const second = readShared(answer("second"));
  for (let index = 0; index < 62; index += 1) readShared(answer(`other ${index}`));
  expect(readShared(answer("oldest"))).toBe(oldest);
  readShared(answer("one more"));
  expect(readShared(answer("second"))).toBe(second);
  expect(readShared(answer("oldest"))).not.toBe(oldest);
});

it("keeps nothing of a text that is no JSON", () => {
  expect(() => readShared("<html>")).toThrow(SyntaxError);
  expect(() => readShared("<html>")).toThrow(SyntaxError);
});
