import { expect, it } from "vitest";
import { copy } from "./copy.ts";
import { productCopy } from "./product-copy.ts";

it.each([
  ["1.0", "kg", "€2.60 per 1.0 kg", "€2.60 pro 1.0 kg"],
  ["1", "piece", "€2.60 per piece", "€2.60 pro 1 piece"],
  ["100", "sheets", "€2.60 per 100 sheets", "€2.60 pro 100 sheets"],
])("TILE-16, C-101: a unit price for %s %s is worded as each language counts", (amount, unit, english, german) => {
  for (const { de, en } of [copy, productCopy])
    expect([en, de].map(({ basePrice }) => basePrice("€2.60", amount, unit))).toEqual([english, german]);
});
