import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failed, type HttpAnswer } from "./http-answer.ts";
import { silentObserver } from "./observer.ts";
import { createRetryBudget, type RetryBudget } from "./retry-budget.ts";
import { withRetries } from "./retry.ts";

const away = failed("unavailable");
const notSent = failed("unavailable", { mayHaveArrived: false });
const fine: HttpAnswer = { ok: true, bytes: Buffer.from("{}") };
const generous: RetryBudget = { earn: () => undefined, spend: () => true };

interface Case {
  readonly answers: readonly HttpAnswer[];
  readonly deadline?: number;
  readonly kind?: "query" | "mutation";
  readonly budget?: RetryBudget;
}

/** What comes of an operation, and when it was tried. */
async function run({ answers, deadline = 5_000, kind = "query", budget = generous }: Case) {
  const started = performance.now();
  const attempts: number[] = [];
  const result = new Promise<HttpAnswer>((resolve) => {
    withRetries(
      (earlier, done) => {
        attempts.push(Math.round(performance.now() - started));
        done(answers[Math.min(earlier, answers.length - 1)] ?? away);
      },
      { kind, deadline: started + deadline, budget, observer: silentObserver },
      resolve,
    );
  });
  await vi.runAllTimersAsync();
  return { answer: await result, attempts };
}

beforeEach(() => {
  vi.useFakeTimers();
  // The longest pause that jitter can make.
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => void vi.useRealTimers());

describe("a query that fails on the way (GQL-08, C-16)", () => {
  it("is tried five times at most, with pauses of up to 300 ms that double", async () => {
    const { answer, attempts } = await run({ answers: [away], deadline: 60_000 });
    expect([answer, attempts]).toEqual([away, [0, 300, 900, 2_100, 4_500]]);
  });

  it("is spread out by full jitter", async () => {
    vi.mocked(Math.random).mockReturnValue(0.1);
    expect((await run({ answers: [away] })).attempts).toEqual([0, 30, 90, 210, 450]);
  });

  it("is not tried again past its deadline", async () => {
    expect(await run({ answers: [away], deadline: 2_000 })).toEqual({ answer: away, attempts: [0, 300, 900] });
  });

  it("stops at the first answer", async () => {
    expect(await run({ answers: [away, fine] })).toEqual({ answer: fine, attempts: [0, 300] });
  });

  it.each(["timeout", "malformed", "refused"] as const)("is not repeated after a failure: %s", async (failure) => {
    expect((await run({ answers: [failed(failure), fine] })).attempts).toEqual([0]);
  });

  it("waits as long as Retry-After requires", async () => {
    const busy = failed("unavailable", { retryAfter: 2_000 });
    expect((await run({ answers: [busy, fine] })).attempts).toEqual([0, 2_000]);
  });

  it("fails at once when Retry-After requests all that is left", async () => {
    const busy = failed("unavailable", { retryAfter: 5_000 });
    expect(await run({ answers: [busy, fine] })).toEqual({ answer: busy, attempts: [0] });
  });

  it("fails at once when Retry-After requests more than is left", async () => {
    const busy = failed("unavailable", { retryAfter: 6_000 });
    expect(await run({ answers: [busy, fine] })).toEqual({ answer: busy, attempts: [0] });
  });
});

describe("a mutation that fails on the way", () => {
  it("is never repeated when any of it may have arrived", async () => {
    expect((await run({ kind: "mutation", answers: [away, fine] })).attempts).toEqual([0]);
  });

  it("is repeated when it is certain that nothing was sent", async () => {
    expect(await run({ kind: "mutation", answers: [notSent, fine] })).toEqual({ answer: fine, attempts: [0, 300] });
  });
});

describe("the retry budget", () => {
  it("does not let retries multiply the load of a sick shop", async () => {
    const budget = createRetryBudget(() => performance.now());
    let attempts = 0;
    const operations = Array.from({ length: 1_000 }, async () => {
      const deadline = performance.now() + 5_000;
      const attempt = (_earlier: number, done: (answer: HttpAnswer) => void): void => {
        attempts += 1;
        queueMicrotask(() => done(away));
      };
      return new Promise<HttpAnswer>((resolve) => {
        withRetries(attempt, { kind: "query", deadline, budget, observer: silentObserver }, resolve);
      });
    });
    await vi.runAllTimersAsync();
    await Promise.all(operations);
    // A tenth, what there was at the beginning, and what the seconds added.
    expect(attempts).toBeGreaterThan(1_040);
    expect(attempts).toBeLessThanOrEqual(1_000 + 50 + 10 + 5);
  });

  it("lets a quiet site retry, and saves up no storm", () => {
    const clock = { now: 0 };
    const budget = createRetryBudget(() => clock.now);
    const spendAll = (): number => {
      let spent = 0;
      while (budget.spend()) spent += 1;
      return spent;
    };
    expect(spendAll()).toBe(10);
    expect(spendAll()).toBe(0);
    clock.now += 3_000;
    expect(spendAll()).toBe(3);
    clock.now += 3_600_000;
    expect(spendAll()).toBe(10);
    for (let calls = 0; calls < 10_000; calls += 1) budget.earn();
    expect(spendAll()).toBe(50);
  });
});
