import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { teaserIdOf, watchPromotions } from "./promotions.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => document.body.replaceChildren());

/** A teaser of 200 px whose top is at a height of the window. */
function teaserAt(id: string, top: number): HTMLElement {
  const teaser = document.createElement("div");
  teaser.dataset["teaserId"] = id;
  teaser.append(document.createElement("a"));
  teaser.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
  document.body.append(teaser);
  return teaser;
}

it("TRACK-08: a teaser counts as seen when at least half of it is visible 1000 ms after the end of a scroll, once a page", () => {
  const seen: string[] = [];
  teaserAt("half", innerHeight - 100);
  teaserAt("less", innerHeight - 99);
  teaserAt("above", -101);
  const next = watchPromotions((id) => seen.push(id));
  vi.advanceTimersByTime(900);
  document.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(["half"]);
  document.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual(["half"]);
  next();
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual(["half", "half"]);
});

it("TRACK-08: what is pressed in a teaser carries the teaser's id", () => {
  const teaser = teaserAt("hero-1", 0);
  expect(teaserIdOf(teaser.firstElementChild)).toBe("hero-1");
  expect(teaserIdOf(document.body)).toBeNull();
});
