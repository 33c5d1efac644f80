import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shorten, splitMatches } from "./text.ts";

describe("shorten", () => {
  it("cuts at a word's end", () => {
    expect(shorten("Schulhefte mit Lineatur für die erste Klasse", 30)).toBe("Schulhefte mit Lineatur für…");
  });

  it("never exceeds the limit and leaves fitting texts alone", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 80 }), (text, limit) => {
        const short = shorten(text, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        if (text.length <= limit) expect(short).toBe(text);
      }),
    );
  });
});

describe("splitMatches", () => {
  it("marks every word of the query, whatever its case", () => {
    expect(splitMatches("Buntstifte, 12 Stifte", "stift")).toEqual([
      { text: "Bunt", match: false },
      { text: "stift", match: true },
      { text: "e, 12 ", match: false },
      { text: "Stift", match: true },
      { text: "e", match: false },
    ]);
  });

  it("loses no character, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        const joined = splitMatches(text, query).map((part) => part.text);
        expect(joined.join("")).toBe(text);
      }),
    );
  });
});
