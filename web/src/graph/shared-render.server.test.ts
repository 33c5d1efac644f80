import { expect, it } from "vitest";
import { keepingOf, keepingOfAll } from "./shared-render.server.ts";

it.each([
  ["max-age=60", "product:1 prices", { maxAge: 60_000, tags: ["product:1", "prices"] }],
  ["max-age=60", "", { maxAge: 60_000, tags: [] }],
  ["max-age=60", undefined, null],
  [undefined, "product:1", null],
  ["no-store", "product:1", null],
])("an answer with %j and %j is kept as %j", (control, key, keeping) => {
  expect(keepingOf(control, key)).toEqual(keeping);
});

it("a page is kept as long as the shortest of its answers, and until any of them changes", () => {
  const long = { maxAge: 60_000, tags: ["product:1", "prices"] };
  const short = { maxAge: 5_000, tags: ["prices", "banner"] };
  expect(keepingOfAll([long, short])).toEqual({ maxAge: 5_000, tags: ["banner", "prices", "product:1"] });
});

it("a page is not kept when one of its answers is a visitor's own, or when it has none", () => {
  expect(keepingOfAll([{ maxAge: 60_000, tags: [] }, null])).toBeNull();
  expect(keepingOfAll([null])).toBeNull();
  expect(keepingOfAll([])).toBeNull();
});
