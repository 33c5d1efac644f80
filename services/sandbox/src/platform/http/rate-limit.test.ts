import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("an address that used up its burst is refused until time gives some back; others are not affected", () => {
  let time = 0;
  const limit = createRateLimit({ now: () => new Date(time) }, 2, 1);
  expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([true, true, false]);
  expect(limit.take("b")).toBe(true);
  time += 1_000;
  expect([limit.take("a"), limit.take("a")]).toEqual([true, false]);
});
