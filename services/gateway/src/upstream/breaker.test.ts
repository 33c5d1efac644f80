import { describe, expect, it, vi } from "vitest";
import { type BreakerState, createBreaker, type Permit } from "./breaker.ts";
import type { CallOutcome } from "./failure-window.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { Transport } from "./transport.ts";
import { withCircuitBreaker } from "./with-circuit-breaker.ts";

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

  it("drops what is ten seconds old", () => {
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

describe("a call behind a circuit breaker", () => {
  const caller = { headers: {}, batchKey: "k", visitor: "ada" };

  /** A transport with one answer, and a breaker that gives leave to call or does not. */
  function setUpCalls(leave: "leave" | number, answer: HttpAnswer = failed("unavailable")) {
    const ended: unknown[] = [];
    const permit: Permit = { end: (outcome, visitor) => void ended.push([outcome, visitor]) };
    const abandon = vi.fn();
    const inner = {
      post: vi.fn<Transport["post"]>((_body, _caller, done) => {
        done(answer);
        return { abandon };
      }),
      close: vi.fn(async () => undefined),
    };
    const enter = () => (leave === "leave" ? permit : leave);
    return { calls: withCircuitBreaker(inner, { state: "closed", enter }), inner, ended, abandon };
  }

  it("goes through with leave, and can be abandoned", () => {
    const fine: HttpAnswer = { ok: true, bytes: Buffer.from("{}") };
    const { calls, inner, abandon } = setUpCalls("leave", fine);
    const done = vi.fn();
    calls.post("body", caller, done).abandon("timeout");
    expect(done).toHaveBeenCalledExactlyOnceWith(fine);
    expect(inner.post).toHaveBeenCalledExactlyOnceWith("body", caller, expect.any(Function));
    expect(abandon).toHaveBeenCalledOnce();
  });

  it("without leave fails without being sent, once its caller has the call in hand", async () => {
    const { calls, inner } = setUpCalls(700);
    const done = vi.fn();
    const call = calls.post("body", caller, done);
    expect(done).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(done).toHaveBeenCalledExactlyOnceWith(failed("refused", { mayHaveArrived: false, retryAfter: 700 }));
    call.abandon("timeout");
    expect(done).toHaveBeenCalledOnce();
    expect(inner.post).not.toHaveBeenCalled();
  });

  it.each<[string, HttpAnswer, CallOutcome]>([
    ["an answer", { ok: true, bytes: Buffer.from("{}") }, "answered"],
    ["a fault after it was sent", failed("unavailable"), "failed"],
    ["an answer that is none", failed("malformed"), "failed"],
    ["no connection", failed("unavailable", { mayHaveArrived: false }), "unreachable"],
    ["no connection in time, which may be our own doing", failed("timeout", { mayHaveArrived: false }), "failed"],
  ])("says what became of it: %s", (_name, answer, outcome) => {
    const { calls, ended } = setUpCalls("leave", answer);
    calls.post("body", caller, () => undefined);
    expect(ended).toEqual([[outcome, "ada"]]);
  });

  it("closes the transport behind it", async () => {
    const { calls, inner } = setUpCalls("leave");
    await calls.close();
    expect(inner.close).toHaveBeenCalledOnce();
  });
});

it("calls whose clients have left count for nothing: who leaves cannot keep others from the shop", () => {
  const states: string[] = [];
  const breaker = createBreaker(
    () => 0,
    (state) => states.push(state),
  );
  for (let call = 0; call < 200; call += 1) {
    const permit = breaker.enter();
    if (typeof permit !== "number") permit.end("given-up", `visitor ${call}`);
  }
  expect([breaker.state, states]).toEqual(["closed", []]);
});
