import { beforeEach, describe, expect, it, vi } from "vitest";
import { createDeadlines } from "./deadlines.ts";

describe("deadlines", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it("strike each at its own moment, not before it, and what is over at once", () => {
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

  it("leave those alone who are forgotten, and keep no timer for nobody", () => {
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
    expect(vi.getTimerCount()).toBe(0);
  });
});
