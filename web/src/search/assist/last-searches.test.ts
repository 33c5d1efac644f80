import { afterEach, expect, it } from "vitest";
import { forgetSearches, lastSearches, noteSearch } from "./last-searches.ts";

afterEach(() => {
  forgetSearches();
  document.cookie = "cookie_consent=; path=/; max-age=0";
});

it("keeps the five newest, each once, in the tab until a visitor consents (C-93)", () => {
  for (const query of ["a", "b", "c", "d", "e", "f", "b", ""]) noteSearch(query);
  expect(lastSearches()).toEqual(["b", "f", "e", "d", "c"]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

it("deletes them in the tab and, after consent, in the browser", () => {
  noteSearch("a");
  document.cookie = "cookie_consent=statistics.1; path=/";
  noteSearch("b");
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  forgetSearches();
  expect([lastSearches(), localStorage.length, sessionStorage.length]).toEqual([[], 0, 0]);
});
