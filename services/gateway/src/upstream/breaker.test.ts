import { describe, expect, it } from "vitest";
import { type BreakerState, createBreaker } from "./breaker.ts";
import type { CallOutcome } from "./failure-window.ts";

function setUp() {
  const clock = { now: 1_000_000 };
  const states: BreakerState[] = [];
  const breaker = createBreaker(
    () => clock.now,
    (state) => states.push(state),
  );
  let caller = 0;
  /** Calls by many visitors, or by the one that is named. */
  const call = (count: number, outcome: CallOutcome, visitor?: string): number => {
    let passed = 0;
    for (let index = 0; index < count; index += 1) {
      const permit = breaker.enter();
      if (typeof permit === "number") continue;
      passed += 1;
      permit.end(outcome, visitor ?? `visitor ${(caller += 1)}`);
    }
    return passed;
  };
  return { clock, states, breaker, call };
}

describe("the circuit breaker", () => {
  it("opens when half of at least twenty calls fail, and then lets none through", () => {
    const { breaker, call } = setUp();
    call(10, "answered");
    call(9, "failed");
    expect(breaker.state).toBe("closed");
    expect(call(5, "failed")).toBe(1);
    expect(breaker.state).toBe("open");
    expect(breaker.enter()).toBe(1_000);
  });

  it("stays closed while more than half is answered, whatever the errors in the answers", () => {
    const { breaker, call } = setUp();
    for (let round = 0; round < 50; round += 1) {
      call(3, "answered");
      call(2, "failed");
    }
    expect(breaker.state).toBe("closed");
  });

  it("is not opened by one visitor, nor by two", () => {
    const { breaker, call } = setUp();
    expect(call(500, "failed", "ada") + call(500, "failed", "bob")).toBe(1_000);
    expect(breaker.state).toBe("closed");
    call(1, "failed", "carl");
    expect(breaker.state).toBe("open");
  });

  it("is opened by an upstream that cannot be reached, however few visitors notice", () => {
    const { breaker, call } = setUp();
    expect(call(50, "unreachable", "ada")).toBe(20);
    expect(breaker.state).toBe("open");
  });

  it("forgets what is ten seconds old", () => {
    const { clock, breaker, call } = setUp();
    call(19, "failed");
    clock.now += 10_000;
    call(19, "failed");
    expect(breaker.state).toBe("closed");
  });

  it("lets one call through after a second, and closes when that is answered", () => {
    const { clock, states, breaker, call } = setUp();
    call(20, "failed");
    clock.now += 999;
    expect(breaker.enter()).toBe(1);
    clock.now += 1;
    const probe = breaker.enter();
    expect(breaker.enter()).toEqual(expect.any(Number));
    if (typeof probe === "number") throw new Error("The probe was refused");
    probe.end("answered", "ada");
    expect(states).toEqual(["open", "half-open", "closed"]);
    expect(call(19, "failed")).toBe(19);
    expect(breaker.state).toBe("closed");
  });

  it("stays away twice as long after each probe that fails, ten seconds at most", () => {
    const { clock, breaker, call } = setUp();
    call(20, "failed");
    const pauses: unknown[] = [];
    for (let round = 0; round < 6; round += 1) {
      const wait = breaker.enter();
      pauses.push(wait);
      clock.now += Number(wait);
      expect(call(1, "failed")).toBe(1);
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  });

  it("does not listen to calls that began before it opened", () => {
    const { clock, breaker, call } = setUp();
    const early = breaker.enter();
    call(20, "failed");
    clock.now += 1_000;
    const probe = breaker.enter();
    if (typeof early === "number" || typeof probe === "number") throw new Error("A call was refused");
    early.end("failed", "ada");
    expect(breaker.state).toBe("half-open");
    probe.end("answered", "ada");
    expect(breaker.state).toBe("closed");
  });
});
