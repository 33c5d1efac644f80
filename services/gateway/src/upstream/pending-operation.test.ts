import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDeadlines } from "./deadlines.ts";
import { bodyOf, compileOperation } from "./operation.ts";
import { PendingOperation } from "./pending-operation.ts";

const operation = compileOperation("query", "A", "query A { a }");
const outgoing = { operation, body: bodyOf(operation, {}) };
const answer = { ok: true, bytes: Buffer.from("{}") } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function wait() {
  const [done, onExpiry] = [vi.fn(), vi.fn()];
  const deadlines = createDeadlines();
  return {
    done,
    onExpiry,
    pending: new PendingOperation(outgoing, deadlines, performance.now() + 100, done, onExpiry),
  };
}

describe("an operation on its way", () => {
  it("gets the first answer, and nothing happens at its deadline", () => {
    const { pending, done, onExpiry } = wait();
    pending.settle(answer);
    pending.settle({ ...answer });
    vi.advanceTimersByTime(1_000);
    expect(done.mock.calls).toEqual([[answer]]);
    expect(onExpiry).not.toHaveBeenCalled();
  });

  it("that is not sent by its deadline cannot have arrived", () => {
    const { pending, done, onExpiry } = wait();
    vi.advanceTimersByTime(1_000);
    expect(done.mock.calls).toEqual([[expect.objectContaining({ failure: "timeout", mayHaveArrived: false })]]);
    expect(onExpiry.mock.calls).toEqual([[pending, "timeout"]]);
  });

  it("that was sent may have arrived, and ends the call that carries it", () => {
    const { pending, done, onExpiry } = wait();
    const endCall = vi.fn();
    pending.leave(endCall);
    vi.advanceTimersByTime(1_000);
    expect(done.mock.calls).toEqual([[expect.objectContaining({ failure: "timeout", mayHaveArrived: true })]]);
    expect(endCall).toHaveBeenCalledOnce();
    expect(onExpiry).not.toHaveBeenCalled();
  });
});
