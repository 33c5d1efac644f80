import fc from "fast-check";
import { expect, it } from "vitest";
import { readSearch, searchHref } from "./search-url.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

it("SEARCH-01: reads the query, the category, and whether the words are meant as typed", () => {
  expect(read("?q=+stift+&searchInCategoryId=10")).toEqual({
    term: "stift",
    categoryId: "10",
    isAsTyped: false,
    originalTerm: null,
  });
  expect(read("?q=bunstifte&oq=bunstifte")).toMatchObject({ isAsTyped: true, originalTerm: null });
  expect(read("?q=Schere&oq=rote+Schere")).toMatchObject({ isAsTyped: false, originalTerm: "rote Schere" });
  expect(read("")).toEqual({ term: "", categoryId: null, isAsTyped: false, originalTerm: null });
});

it("SEARCH-23: reads back what it writes, whatever was typed", () => {
  const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
  const state = fc
    .record({
      term: words,
      categoryId: fc.option(fc.stringMatching(/^\d{1,5}$/)),
      isAsTyped: fc.boolean(),
      originalTerm: fc.option(words),
    })
    .filter(({ term, isAsTyped, originalTerm }) => originalTerm === null || (originalTerm !== term && !isAsTyped));
  fc.assert(
    fc.property(state, (wanted) => {
      expect(read(searchHref(wanted))).toEqual(wanted);
    }),
  );
});
