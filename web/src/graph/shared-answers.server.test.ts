import { expect, it } from "vitest";
import { readShared } from "./shared-answers.server.ts";

const answer = (name: string, length = 0): string => JSON.stringify({ data: { name, more: "x".repeat(length) } });

it("gives the same value for the same text, and another for another", () => {
  const first = readShared(answer("menu"));
  expect(first).toEqual({ data: { name: "menu", more: "" } });
  expect(readShared(answer("menu"))).toBe(first);
  expect(readShared(answer("footer"))).toEqual({ data: { name: "footer", more: "" } });
});

it("keeps four million characters; the one that was not read for longest makes room, the others stay", () => {
  const [menu, oldest] = [readShared(answer("menu")), readShared(answer("oldest", 900_000))];
  const second = readShared(answer("second", 900_000));
  for (const name of ["third", "fourth"]) readShared(answer(name, 900_000));
  expect(readShared(answer("menu"))).toBe(menu);
  readShared(answer("fifth", 900_000));
  expect(readShared(answer("menu"))).toBe(menu);
  expect(readShared(answer("second", 900_000))).toBe(second);
  expect(readShared(answer("oldest", 900_000))).not.toBe(oldest);
});

it("keeps nothing that would take all the room, and nothing of a text that is no JSON", () => {
  expect(readShared(answer("vast", 4_000_000))).not.toBe(readShared(answer("vast", 4_000_000)));
  expect(() => readShared("<html>")).toThrow(SyntaxError);
  expect(() => readShared("<html>")).toThrow(SyntaxError);
});
