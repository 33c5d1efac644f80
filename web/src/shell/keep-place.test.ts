import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepPlace } from "./keep-place.ts";

/** The rows of a page, in the window's lengths; scrolling moves them. */
function layOut(tops: readonly number[], scrolled: number, names: readonly string[] = []): () => readonly number[] {
  const places = [...tops];
  const rows = tops.map((_, index) => `<article>${names[index] ? `<a href="${names[index]}"></a>` : ""}</article>`);
  document.body.innerHTML = `<main>${rows.join("")}</main>`;
  document.querySelectorAll("article").forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, places[index], 100, 400);
  });
  vi.stubGlobal("scrollY", scrolled);
  vi.stubGlobal("scrollBy", ({ top = 0 }: ScrollToOptions) =>
    places.forEach((place, index) => (places[index] = place - top)),
  );
  return () => places;
}
const leave = () => dispatchEvent(new Event("pagehide"));
const arrive = () => dispatchEvent(new Event("DOMContentLoaded"));

beforeEach(() => {
  history.replaceState({ key: "list" }, "");
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => task());
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it("ux 37: the row that was first in the window is there again, whatever the rows above it measure now", () => {
  layOut([-900, -376, 24, 424], 1_000);
  keepPlace();
  leave();
  const places = layOut([0, 448, 896, 1_296], 0);
  keepPlace();
  arrive();
  expect(places()).toEqual([-824, -376, 72, 472]);
});

it("ux 37: the row is found by what it shows, where others have come before it meanwhile; of two alike the nearer one", () => {
  layOut([-900, -376, 24], 1_000, ["/a/", "/b/", "/c/"]);
  keepPlace();
  leave();
  const places = layOut([0, 448, 896, 1_344, 1_792], 1_000, ["/b/", "/a/", "/new/", "/b/", "/c/"]);
  keepPlace();
  arrive();
  expect(places()[0]).toBe(-376);
  leave();
  const later = layOut([0, 448, 896], 0, ["/x/", "/y/", "/b/"]);
  keepPlace();
  arrive();
  expect(later()[2]).toBe(-376);
});

it("another entry of the history begins where it begins", () => {
  layOut([-900, -376, 24, 424], 1_000);
  keepPlace();
  leave();
  history.replaceState({ key: "other" }, "");
  const places = layOut([0, 448], 0);
  keepPlace();
  arrive();
  expect(places()).toEqual([0, 448]);
});

it("a page that was left at its top begins at its top", () => {
  layOut([-900, -376], 1_000);
  keepPlace();
  leave();
  layOut([0, 448], 0);
  leave();
  const places = layOut([0, 448], 0);
  keepPlace();
  arrive();
  expect(places()).toEqual([0, 448]);
});

it("rows that get their heights late are followed; a page that is scrolled by its bar stays where it is", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => frames.push(task));
  const frame = () => frames.splice(0).forEach((task) => task());
  layOut([-900, -376, 24], 1_000, ["/a/", "/b/", "/c/"]);
  keepPlace();
  leave();
  const tops = [0, 448, 896];
  layOut(tops, 0, ["/a/", "/b/", "/c/"]);
  let scrolled = 0;
  document.querySelectorAll("article").forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, (tops[index] ?? 0) - scrolled, 100, 400);
  });
  const scrollBy = ({ top = 0 }: ScrollToOptions) => vi.stubGlobal("scrollY", (scrolled += top));
  vi.stubGlobal("scrollBy", scrollBy);
  keepPlace();
  arrive();
  expect(scrolled).toBe(448 + 376);
  frame();
  tops.splice(0, 3, 0, 548, 996);
  frame();
  expect(scrolled).toBe(548 + 376);
  scrollBy({ top: 300 });
  frame();
  frame();
  expect(scrolled).toBe(548 + 376 + 300);
});
