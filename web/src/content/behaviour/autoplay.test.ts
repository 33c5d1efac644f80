import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Conditions, createAutoplay, slideAfter, slideTime } from "./autoplay.ts";
import { mayMove } from "./hero.ts";

const free: Conditions = { allowed: true, mobile: false, hovered: false, focused: false, paused: false, hidden: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function run(start: Partial<Conditions> = {}) {
  const turn = vi.fn<() => void>();
  const autoplay = createAutoplay(turn, { ...free, ...start });
  return { turn, set: autoplay.set };
}

describe("the hero's clock", () => {
  it("CMS-18: turns every 6000 ms, from the last slide to the first", () => {
    expect(slideTime).toBe(6_000);
    const { turn } = run();
    vi.advanceTimersByTime(5_999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(12_000);
    expect(turn).toHaveBeenCalledTimes(3);
    expect([0, 1, 2].map((index) => slideAfter(index, 3))).toEqual([1, 2, 0]);
  });

  it.each(["hovered", "focused", "paused", "hidden", "mobile"] as const)(
    "CMS-19: stands while it is %s, and goes on with a whole wait afterwards",
    (condition) => {
      const { turn, set } = run();
      vi.advanceTimersByTime(5_000);
      set({ [condition]: true });
      vi.advanceTimersByTime(60_000);
      expect(turn).not.toHaveBeenCalled();
      set({ [condition]: false });
      vi.advanceTimersByTime(5_999);
      expect(turn).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(turn).toHaveBeenCalledOnce();
    },
  );

  it("CMS-20: begins once the consent tool was answered; in Switzerland it does not wait", () => {
    const { turn, set } = run({ allowed: false });
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    set({ allowed: true });
    vi.advanceTimersByTime(6_000);
    expect(turn).toHaveBeenCalledOnce();
    const stores = ["de", "at", "ch", "b2b"] as const;
    expect(stores.filter((store) => mayMove(store, "cartId=1; other_cookie_consent=1"))).toEqual(["ch"]);
    expect(stores.filter((store) => mayMove(store, "cartId=1; cookie_consent=necessary"))).toEqual(stores);
  });
});
