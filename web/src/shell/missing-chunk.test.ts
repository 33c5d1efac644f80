import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onMissingChunk } from "./missing-chunk.ts";

const here = { pathname: "/", search: "", hash: "" };
const gone = new TypeError("Failed to fetch dynamically imported module");
const target = { pathname: "/cat/1000/", search: "?p=2", hash: "#top" };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  delete window.__reactRouterDataRouter;
});

function goTo(location: typeof target | undefined, fetcher = "idle") {
  const fetchers = new Map([["1", { state: fetcher }]]);
  window.__reactRouterDataRouter = { state: { location: here, navigation: { location }, fetchers } };
  return vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
}

it("ERR-10: loads the page that the visitor wants, once within 10 seconds", () => {
  const assigned = goTo(target);
  void onMissingChunk(gone);
  expect(assigned.mock.calls).toEqual([["/cat/1000/?p=2#top"]]);
  vi.advanceTimersByTime(9_999);
  expect(() => onMissingChunk(gone)).toThrow(gone);
  vi.advanceTimersByTime(1);
  void onMissingChunk(gone);
  expect(assigned).toHaveBeenCalledTimes(2);
});

it("does nothing when a page was only fetched ahead", () => {
  const assigned = goTo(undefined, "loading");
  const reloaded = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  void onMissingChunk(gone);
  expect([assigned.mock.calls, reloaded.mock.calls]).toEqual([[], []]);
});

it("loads this page again when the code behind one of its forms is gone", () => {
  goTo(undefined, "submitting");
  window.history.replaceState(null, "", "/");
  const reloaded = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  void onMissingChunk(gone);
  expect(reloaded).toHaveBeenCalledOnce();
});
