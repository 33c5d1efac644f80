import { expect, it } from "vitest";
import { readShownCart } from "./sent-cart.ts";
import { changesOf, type ShownCart } from "./shown-cart.ts";
import { summaryCopy } from "./summary-copy.ts";

const before: ShownCart = {
  cartId: "c",
  fingerprint: "a",
  total: "15,95 €",
  lines: [
    ["1", "Kreide", 1],
    ["2", "Schwamm", 2],
  ],
};
const since = (now: Partial<ShownCart>) => changesOf(before, { ...before, fingerprint: "b", ...now }, summaryCopy.de);

it("reports what is different between two looks at a cart, and never nothing (CHKX-06)", () => {
  const lines: ShownCart["lines"] = [
    ["1", "Kreide", 3],
    ["3", "Tafel", 1],
  ];
  expect(since({ lines, total: "99,00 €" })).toEqual([
    "Kreide: jetzt 3 statt 1 Stück.",
    "Neu dabei: 1 × Tafel.",
    "Nicht mehr dabei: Schwamm.",
    "Gesamtsumme: 99,00 € statt 15,95 €.",
  ]);
  expect(since({})).toEqual(["Preise, Lieferung oder Zahlung sind andere."]);
});

it("reads what a form holds, and nothing else", () => {
  expect(readShownCart(JSON.stringify(before))).toEqual(before);
  for (const text of [null, "", "{", "[]", "null", JSON.stringify({ ...before, lines: [["1"]] })])
    expect(readShownCart(text)).toBeNull();
});
