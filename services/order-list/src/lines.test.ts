import { expect, it } from "vitest";
import { readListText } from "./read-file.ts";

it.each([
  ["Schere;3\nHeft;2", ["Schere", "Heft"]],
  ["Bezeichnung;Menge\nSchere;3", ["Schere"]],
  ["=157096;5", ["=157096"]],
])("what stands in place of item numbers is kept where a list has none: %j", (text, numbers) => {
  const result = readListText(text);
  expect(result.kind === "lines" && result.lines.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
});
