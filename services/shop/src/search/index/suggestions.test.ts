import { expect, it } from "vitest";
import { Suggestions } from "./suggestions.ts";

const departments = [
  "Trinkflaschen",
  "Taschenrechner",
  "Lehrertische",
  "Tische",
  "Geschenksets",
  "Bleistifte",
  "Scheren",
  "Stifte und Schreiben",
  "Buntstifte",
];
/** Best bought first, as they are listed. */
const suggestions = new Suggestions(
  departments.map((text, index) => ({ text, weight: 100 - index, names: { categoryId: index } })),
);

it.each([
  ["sche", ["Scheren"]],
  ["tisch", ["Tische", "Lehrertische"]],
  ["stift", ["Stifte und Schreiben", "Bleistifte", "Buntstifte"]],
  ["rechner", ["Taschenrechner"]],
  ["schen", ["Trinkflaschen", "Taschenrechner", "Geschenksets"]],
  ["t", ["Trinkflaschen", "Taschenrechner", "Tische"]],
])("SEARCH-09: %s is completed by what starts with it, and by parts of words that do", (typed, expected) => {
  expect(suggestions.complete(typed)).toEqual(expected);
});
