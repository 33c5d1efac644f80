import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { brokenLiterals } from "./document.ts";
import { brokenValues, isBroken, presentBrokenTexts } from "./input-text.ts";

const half = "\ud83d";

describe("texts that are none", () => {
  it("hold a NUL or half of a surrogate pair; others, whole pairs among them, are texts", () => {
    expect(["a\0b", half, `a${half}b`, "\ude00\ud83d"].map(isBroken)).toEqual([true, true, true, true]);
    expect(["", "Übungsheft", "\ud83d\ude00", "\n\t\u200b\ufffd"].map(isBroken)).toEqual([false, false, false, false]);
  });

  it("are found in variables by their way, each once and in order", () => {
    const variables = {
      id: "\0",
      review: { title: half, tags: ["a", "\0", half], rating: 5 },
      fine: "text",
      none: null,
    };
    expect(brokenValues(variables)).toEqual(["id", "review.title", "review.tags"]);
    expect(brokenValues({ review: { "a\0": "b" } })).toEqual(["review"]);
  });

  it("are found however deep they are", () => {
    let deep: unknown = "\0";
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    expect(brokenValues({ deep })).toEqual(["deep"]);
  });

  it("are found in documents by their way", () => {
    const document = parse(String.raw`mutation { a(x: { y: ["\u0000", "b"] }) { c(z: "\u0000") d(z: "e") } }`);
    expect(brokenLiterals(document)).toEqual(["x.y", "z"]);
  });

  it.each([
    ["de-CH", "Zeichen"],
    ["de", "Zeichen"],
    ["en-DE", "character"],
    ["en", "character"],
  ])("are an error for each field, in the words of %s (VALID-01)", (language, word) => {
    const { message, extensions } = presentBrokenTexts(["a", "b.c"], language);
    expect(message).toContain(word);
    expect(extensions.code).toBe("BAD_USER_INPUT");
    expect(extensions.fieldErrors).toEqual([
      { fieldName: "a", errorMessage: message, formName: null },
      { fieldName: "b.c", errorMessage: message, formName: null },
    ]);
  });
});
