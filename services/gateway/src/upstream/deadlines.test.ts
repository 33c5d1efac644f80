import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDeadlines } from "./deadlines.ts";

describe("deadlines", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it("expireDue each at its own moment, not before it, and what is over at once", () => {
    const deadlines = createDeadlines();
    const struck: [name: string, at: number][] = [];
    const start = performance.now();
    const named = (name: string) => ({ expire: () => void struck.push([name, performance.now() - start]) });
    deadlines.watch(named("a"), start + 100);
    deadlines.watch(named("b"), start + 20.2);
    deadlines.watch(named("c"), start + 100);
    deadlines.watch(named("late"), start - 5);
    vi.advanceTimersByTime(1_000);
    expect(struck).toEqual([
      ["late", 1],
      ["b", 21],
      ["a", 100],
      ["c", 100],
    ]);
  });

  it("do not expire what is dropped, and keep no timer without entries", () => {
    const deadlines = createDeadlines();
    const [first, second] = [{ expire: vi.fn() }, { expire: vi.fn() }];
    const at = deadlines.watch(first, performance.now() + 50);
    deadlines.watch(second, performance.now() + 50);
    deadlines.forget(first, at);
    vi.advanceTimersByTime(50);
    expect(first.expire).not.toHaveBeenCalled();
    expect(second.expire).toHaveBeenCalledOnce();
    const again = deadlines.watch(first, performance.now() + 50);
    deadlines.forget(first, again);
    deadlines.forget(first, again);
    vi.advanceTimersByTime(50);
    expect(first.expire).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("share one timer, and set it again for the remaining entries", () => {
    const deadlines = createDeadlines();
    const forgotten = Array.from({ length: 100 }, (_, index) => {
      const expirable = { expire: vi.fn() };
      const at = deadlines.watch(expirable, performance.now() + 1_000 + index);
      return () => deadlines.forget(expirable, at);
    });
    expect(vi.getTimerCount()).toBe(1);
    const last = { expire: vi.fn() };
    deadlines.watch(last, performance.now() + 5_000);
    for (const forget of forgotten) forget();
    vi.advanceTimersByTime(4_999);
    expect(last.expire).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(last.expire).toHaveBeenCalledOnce();
  });

  it("expireDue the others although one of them fails, and those who came meanwhile", () => {
    const deadlines = createDeadlines();
    const soon = performance.now() + 10;
    const [neighbour, next, later] = [{ expire: vi.fn() }, { expire: vi.fn() }, { expire: vi.fn() }];
    const failing = {
      expire: () => {
        deadlines.watch(later, performance.now() + 5);
        throw new Error("in its own doing");
      },
    };
    deadlines.watch(failing, soon);
    deadlines.watch(neighbour, soon);
    deadlines.watch(next, soon + 1);
    expect(() => vi.advanceTimersByTime(10)).toThrow("in its own doing");
    vi.advanceTimersByTime(10);
    for (const { expire } of [neighbour, next, later]) expect(expire).toHaveBeenCalledOnce();
  });
});
