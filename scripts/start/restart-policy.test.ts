import { expect, test } from "vitest";
import { createRestartPolicy } from "./restart-policy.ts";

test("waits twice as long before each restart, five times a minute at most", () => {
  const policy = createRestartPolicy();
  const decisions = Array.from({ length: 6 }, (_, second) => policy.ended(second * 5_000));
  expect(decisions.slice(0, 5)).toEqual(
    [250, 500, 1_000, 2_000, 4_000].map((delay) => ({ delay, isExhausted: false })),
  );
  expect(decisions[5]).toEqual({ delay: 250 + 60_000 - 25_000, isExhausted: true });
});

test("drops what is a minute old", () => {
  const policy = createRestartPolicy();
  for (let end = 0; end < 5; end += 1) policy.ended(0);
  expect(policy.ended(70_000)).toEqual({ delay: 250, isExhausted: false });
});

test("a service that comes back late has not earned five restarts at once", () => {
  const policy = createRestartPolicy();
  for (let end = 0; end < 5; end += 1) policy.ended(0);
  const { delay } = policy.ended(10_000);
  expect(policy.ended(10_000 + delay).isExhausted).toBe(true);
});
