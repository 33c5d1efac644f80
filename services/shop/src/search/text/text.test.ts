import fc from "fast-check";
import { expect, it, test } from "vitest";
import { compoundOf, verbIn } from "./compounds.ts";
import { editDistance, withoutDoubles } from "./distance.ts";
import { orderNumbersOf } from "./order-number.ts";
import { formsOf, root, stem } from "./stem.ts";
import { fold, queryDetails, queryWords } from "./words.ts";

const stemmed = (word: string): string => stem(word, "de");

/** The definition, without giving up early. */
function slowDistance(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const cost = a[i - 1] === b[j - 1] ? 0 : 1;
    const options = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(at(i - 2, j - 2) + 1);
    return Math.min(...options);
  };
  return at(a.length, b.length);
}

test("the edit distance is the definition's, cut off above the maximum", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.nat({ max: 3 }), (a, b, max) => {
      expect(editDistance(a, b, max)).toBe(Math.min(slowDistance(a, b), max + 1));
    }),
  );
});

test("folding twice is folding once, and case and composition of letters do not matter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
    }),
  );
  expect([fold("Füller"), fold("Fueller"), fold("GRÖSSE"), fold("Größe")]).toEqual([
    "fuller",
    "fuller",
    "grosse",
    "grosse",
  ]);
});

it.each([
  ["Stifte", "de", "stift"],
  ["Stiften", "de", "stift"],
  ["Rot", "de", "rot"],
  ["rote", "de", "rot"],
  ["Uhren", "de", "uhr"],
  ["pencils", "en", "pencil"],
] as const)("the stem of %s (%s) is %s", (word, language, stemmed) => {
  expect(stem(fold(word), language)).toBe(stemmed);
});

it.each([
  ["buntstifte", "bunt", "stifte"],
  ["kollegblock", null, "block"],
  ["rechenheft", null, "heft"],
  ["schultische", null, "tische"],
  ["treppenaufkleber", null, "aufkleber"],
  ["rutschfahrzeuge", null, "fahrzeuge"],
])("takes %s apart: %j and %s", (word, modifierWord, head) => {
  expect(compoundOf(word, stemmed, (one) => ["bunt", "fahrzeug"].includes(one))).toMatchObject({ modifierWord, head });
});

it.each(["heft", "unterricht", "magnetische", "praktisch", "politische", "aufkleber", "anspitzer"])(
  "takes %s for no compound",
  (word) => {
    expect(compoundOf(word, stemmed, () => false)).toBeNull();
  },
);

it.each([
  ["Rechner", "Rechen"],
  ["Rechnen", "Rechen"],
  ["Zeichnung", "Zeichen"],
  ["Globus", "Glob"],
  ["Kinder", "Kind"],
  ["Räder", "Rad"],
  ["roter", "rot"],
])("the root of %s is that of %s", (word, other) => {
  expect(root(fold(word), "de")).toBe(fold(other));
});

it.each([
  ["919973", ["919973"]],
  ["919 973", ["919973"]],
  ["Art.-Nr. 919973", ["919973"]],
  ["Artikelnummer: 919.973", ["919973"]],
  ["order no. ab-77", ["AB-77", "AB77"]],
  ["Nr 12", []],
  ["Buntstifte", []],
  ["Heft A4", []],
])("reads %j as the order numbers %j", (query, numbers) => {
  expect(orderNumbersOf(query)).toEqual(numbers);
});

it.each(["hölzern", "hölzerne", "hölzernes", "hölzernen"])("knows what is %s by its material", (word) => {
  expect(formsOf(fold(word), "de")).toContain("holz");
});

it.each([
  ["modelliermasse", "modellieren"],
  ["experimentierkasten", "experimentieren"],
  ["papierkorb", "papieren"],
  ["modellieren", null],
  ["schere", null],
])("the verb that %s begins with is %j", (word, verb) => {
  expect(verbIn(word)).toBe(verb);
});

it("takes doubled letters once", () => {
  expect(["schere", "scheere", "radiergummi", "Schifffahrt"].map(withoutDoubles)).toEqual([
    "schere",
    "schere",
    "radiergumi",
    "Schifahrt",
  ]);
});

it.each([
  ["Spitzer für Bleistifte", ["bleistifte"]],
  ["ich suche eine Schere für Linkshänder", ["linkshander"]],
  ["gift for a teacher", ["a", "teacher"]],
  ["rote Schere", []],
  ["für die Schule", []],
])("of %j, %j are details", (query, details) => {
  expect([...queryDetails(query)]).toEqual(details);
});

it("reads eight words of a search, and fillers only when there is nothing else", () => {
  expect(queryWords("die Schere für den Kindergarten")).toEqual([
    { folded: "schere", written: "Schere" },
    { folded: "kindergarten", written: "Kindergarten" },
  ]);
  expect(queryWords("für die").map(({ folded }) => folded)).toEqual(["fur", "die"]);
  expect(queryWords("a b c d e f g h i j k")).toHaveLength(8);
});
