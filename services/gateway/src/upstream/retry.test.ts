import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withRetries } from "./retry.ts";
import type { HttpAnswer } from "./transport.ts";

const away: HttpAnswer = { ok: false, failure: "unavailable" };
const fine: HttpAnswer = { ok: true, bytes: Buffer.from("{}") };

describe("a query that fails on the way (GQL-08, C-16)", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The longest pause that jitter can make.
    vi.spyOn(Math, "random").mockReturnValue(1);
  });
  afterEach(() => void vi.useRealTimers());

  async function run(answers: readonly HttpAnswer[], deadline: number): Promise<[HttpAnswer, number[]]> {
    const started = performance.now();
    const attempts: number[] = [];
    const result = withRetries(async (earlier) => {
      attempts.push(Math.round(performance.now() - started));
      return answers[Math.min(earlier, answers.length - 1)] ?? away;
    }, started + deadline);
    await vi.runAllTimersAsync();
    return [await result, attempts];
  }

  it("is tried five times at most, with pauses of up to 300 ms that double", async () => {
    expect(await run([away], 60_000)).toEqual([away, [0, 300, 900, 2_100, 4_500]]);
  });

  it("is not tried again past its deadline", async () => {
    expect(await run([away], 2_000)).toEqual([away, [0, 300, 900]]);
  });

  it("stops at the first answer", async () => {
    expect(await run([away, fine], 5_000)).toEqual([fine, [0, 300]]);
  });

  it.each(["timeout", "malformed"] as const)("is not repeated after a %s", async (failure) => {
    const failed: HttpAnswer = { ok: false, failure };
    expect(await run([failed, fine], 5_000)).toEqual([failed, [0]]);
  });
});
