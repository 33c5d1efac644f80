import { expect, it } from "vitest";
import { dateInWords } from "./words.ts";

it.each([
  ["2026-03-29T22:30:00Z", "2026-03-29T07:00:00Z", "gestern, 9:00"],
  ["2026-03-29T22:30:00Z", "2026-03-28T08:00:00Z", "28. März 2026"],
  ["2026-10-25T23:30:00Z", "2026-10-25T08:00:00Z", "gestern, 9:00"],
  ["2026-10-25T23:30:00Z", "2026-10-25T23:05:00Z", "heute, 0:05"],
])("at %s a moment of %s is '%s', also where clocks changed on the day before", (now, moment, words) => {
  expect(dateInWords(new Date(moment), new Date(now), "de-DE")).toBe(words);
});
