import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFailureWindow, type CallOutcome } from "./failure-window.ts";
import { createRetryBudget } from "./retry-budget.ts";
import { deadlineOf, until } from "./time-left.ts";

describe("a deadline that a request names", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["1", 1],
    ["250", 250],
    ["99999", 99_999],
  ])("is as far away as it states: %s ms", (sent, ms) => {
    expect(deadlineOf({ "x-timeout-ms": sent })).toBe(performance.now() + ms);
  });

  it.each([undefined, "", "0", "007", "100000", "-5", "1.5", "1e3", " 5", "5 ", ["5"]])("is none for %j", (sent) => {
    expect(deadlineOf({ "x-timeout-ms": sent })).toBe(Infinity);
  });

  it("ends the waiting, and not what is waited for", async () => {
    const waiting = until(new Promise<string>(() => undefined), performance.now() + 100);
    let isOver = false;
    void waiting.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits for nothing once it is over, and as long as it takes without one", async () => {
    const past = until(new Promise<string>(() => undefined), performance.now() - 5);
    await vi.advanceTimersByTimeAsync(0);
    expect(await past).toBeNull();
    expect(await until(Promise.resolve("a"), Infinity)).toBe("a");
    expect(await until(Promise.resolve("a"), performance.now() + 5)).toBe("a");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("passes on what fails in time, and lets fail unheard what is not awaited", async () => {
    await expect(until(Promise.reject(new Error("in time")), performance.now() + 5)).rejects.toThrow("in time");
    const late = Promise.withResolvers<string>();
    const waiting = until(late.promise, performance.now() + 5);
    await vi.advanceTimersByTimeAsync(5);
    expect(await waiting).toBeNull();
    late.reject(new Error("late"));
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe("the budget of second attempts", () => {
  function budget() {
    let time = 0;
    const { earn, spend } = createRetryBudget(() => time);
    const spendAll = () => {
      let spent = 0;
      while (spend()) spent += 1;
      return spent;
    };
    return { earn, spendAll, pass: (ms: number) => (time += ms) };
  }

  it("begins with ten", () => {
    expect(budget().spendAll()).toBe(10);
  });

  it("is paid for by one call in ten", () => {
    const { earn, spendAll } = budget();
    spendAll();
    for (let call = 0; call < 9; call += 1) earn();
    expect(spendAll()).toBe(0);
    for (let call = 0; call < 12; call += 1) earn();
    expect(spendAll()).toBe(2);
  });

  it("saves up fifty of them at most", () => {
    const { earn, spendAll } = budget();
    for (let call = 0; call < 2_000; call += 1) earn();
    expect(spendAll()).toBe(50);
  });

  it("is paid for by each second as well, up to ten and no further", () => {
    const { earn, spendAll, pass } = budget();
    spendAll();
    pass(999);
    expect(spendAll()).toBe(0);
    pass(1);
    expect(spendAll()).toBe(1);
    pass(3_600_000);
    expect(spendAll()).toBe(10);
    for (let call = 0; call < 200; call += 1) earn();
    pass(3_600_000);
    expect(spendAll()).toBe(20);
  });

  it("counts no second twice", () => {
    const { spendAll, pass } = budget();
    spendAll();
    pass(2_000);
    expect(spendAll()).toBe(2);
    expect(spendAll()).toBe(0);
  });
});

describe("the failures of the last ten seconds", () => {
  function failures() {
    let time = 100_000;
    const failureWindow = createFailureWindow(() => time);
    const record = (outcome: CallOutcome, times: number, visitors = 1) => {
      for (let call = 0; call < times; call += 1) failureWindow.record(outcome, `v${call % visitors}`);
    };
    return { ...failureWindow, record, pass: (ms: number) => (time += ms) };
  }

  it("are too many from the twentieth call on, when half of all failed for three visitors", () => {
    const { record, isTooMany } = failures();
    record("answered", 9);
    record("failed", 10, 3);
    expect(isTooMany()).toBe(false);
    record("answered", 1);
    expect(isTooMany()).toBe(true);
    record("answered", 1);
    expect(isTooMany()).toBe(false);
  });

  it("of two visitors are not the shop's fault, unless it cannot be reached", () => {
    const { record, isTooMany } = failures();
    record("failed", 40, 2);
    expect(isTooMany()).toBe(false);
    record("unreachable", 39, 1);
    expect(isTooMany()).toBe(false);
    record("unreachable", 1, 1);
    expect(isTooMany()).toBe(true);
  });

  it("of a visitor each in seconds of their own count together", () => {
    const { record, isTooMany, pass } = failures();
    for (let visitor = 0; visitor < 3; visitor += 1) {
      for (let call = 0; call < 7; call += 1) record("failed", 1, 1);
      pass(1_000);
    }
    expect(isTooMany()).toBe(false);
  });

  it("are dropped after ten seconds, second by second", () => {
    const { record, isTooMany, pass } = failures();
    record("failed", 20, 3);
    pass(9_999);
    expect(isTooMany()).toBe(true);
    pass(1);
    expect(isTooMany()).toBe(false);
    record("failed", 19, 3);
    expect(isTooMany()).toBe(false);
    record("failed", 1);
    expect(isTooMany()).toBe(true);
  });

  it("start again when they are cleared", () => {
    const { record, isTooMany, clear } = failures();
    record("unreachable", 40, 3);
    clear();
    expect(isTooMany()).toBe(false);
    record("unreachable", 19, 3);
    expect(isTooMany()).toBe(false);
  });
});
