import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadDocument, loadNewerBuild, noteNewerBuild } from "./route-code.ts";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it("ERR-10: loads the page that the visitor opened, once within 10 seconds", () => {
  const assigned = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  expect(loadDocument("/cat/1000/?p=2#top")).toBe(true);
  expect(assigned.mock.calls).toEqual([["/cat/1000/?p=2#top"]]);
  vi.advanceTimersByTime(9_999);
  expect(loadDocument("/cat/1000/?p=2#top")).toBe(false);
  expect(assigned).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(loadDocument("/cat/1000/?p=2#top")).toBe(true);
  expect(assigned).toHaveBeenCalledTimes(2);
});

it("loads this page again when its own address is the target", () => {
  window.history.replaceState(null, "", "/");
  const reloaded = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  loadDocument("/#top");
  expect(reloaded).toHaveBeenCalledOnce();
});

it("OP-A-10: once a newer build is there, the next page is loaded whole", () => {
  const assigned = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  expect(loadNewerBuild("/cat/2000/")).toBe(false);
  noteNewerBuild();
  expect(loadNewerBuild("/cat/2000/")).toBe(true);
  expect(assigned.mock.calls).toEqual([["/cat/2000/"]]);
});
