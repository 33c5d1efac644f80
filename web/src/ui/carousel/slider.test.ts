import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { attachSlider, type Slider } from "./slider.ts";

let resized: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(listener: () => void) {
        resized = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let slider: Slider;

const isOptions = (given: unknown): given is ScrollToOptions => typeof given === "object";

/** A row of 1000 px in a window of 400 px. */
function open() {
  document.body.innerHTML =
    '<section><ul data-track><li><a href="/prod/1/">a</a></li><li>b</li></ul><button data-turn="-1" hidden></button><button data-turn="1" hidden></button></section>';
  const [frame, track] = ["section", "ul"].map((name) => document.querySelector<HTMLElement>(name));
  const [back, forward] = document.querySelectorAll<HTMLElement>("button");
  expect.assert(frame && track && back && forward);
  Object.defineProperties(track, {
    clientWidth: { value: 400, configurable: true },
    scrollWidth: { value: 1_000, configurable: true },
  });
  const turns: number[] = [];
  vi.spyOn(track, "scrollTo").mockImplementation((...given: readonly unknown[]) => {
    const [options] = given;
    if (isOptions(options)) turns.push(options.left ?? 0);
  });
  slider = attachSlider(frame);
  return { track, back, forward, turns };
}
const scrollBy = (track: HTMLElement, left: number) => {
  track.scrollLeft = left;
  track.dispatchEvent(new Event("scroll"));
};
const mouse = (target: EventTarget, type: string, clientX: number, pointerType = "mouse") =>
  target.dispatchEvent(new PointerEvent(type, { clientX, pointerType, bubbles: true }));

it("CMS-21: arrows hide at start and end", () => {
  const { track, back, forward } = open();
  expect([back.hidden, forward.hidden]).toEqual([true, false]);
  scrollBy(track, 300);
  vi.advanceTimersByTime(200);
  expect([back.hidden, forward.hidden]).toEqual([false, false]);
  scrollBy(track, 590);
  vi.advanceTimersByTime(200);
  expect([back.hidden, forward.hidden]).toEqual([false, true]);
});

it("CMS-22: presses of arrows count once in 2000 ms", () => {
  const { back, forward, turns } = open();
  forward.click();
  forward.click();
  vi.advanceTimersByTime(1_999);
  forward.click();
  back.click();
  expect(turns).toEqual([400]);
  vi.advanceTimersByTime(1);
  back.click();
  expect(turns).toEqual([400, -400]);
  forward.click();
  expect(turns).toHaveLength(2);
});

it("CMS-22: a drag of 10 px turns a page and follows no link, a shorter one is a press", () => {
  const { track, turns } = open();
  const link = track.querySelector("a");
  const press = () => link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  mouse(track, "pointerdown", 100);
  mouse(window, "pointerup", 91);
  expect([turns, press()]).toEqual([[], true]);
  mouse(track, "pointerdown", 100);
  mouse(window, "pointerup", 90);
  expect([turns, press()]).toEqual([[400], false]);
  mouse(track, "pointerdown", 100);
  mouse(window, "pointerup", 110);
  expect(turns).toEqual([400, -400]);
  mouse(track, "pointerdown", 100, "touch");
  mouse(window, "pointerup", 10, "touch");
  expect(turns).toHaveLength(2);
});

it("CMS-23: scrolling is looked at 200 ms after its end, resizing after 300 ms", () => {
  const { track, back } = open();
  scrollBy(track, 100);
  vi.advanceTimersByTime(199);
  scrollBy(track, 200);
  vi.advanceTimersByTime(199);
  expect(back.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(back.hidden).toBe(false);
  track.scrollLeft = 0;
  resized();
  vi.advanceTimersByTime(299);
  resized();
  vi.advanceTimersByTime(299);
  expect(back.hidden).toBe(false);
  vi.advanceTimersByTime(1);
  expect(back.hidden).toBe(true);
});

it("ends with its row", () => {
  const { forward, turns } = open();
  slider.end();
  forward.click();
  expect(turns).toEqual([]);
});
