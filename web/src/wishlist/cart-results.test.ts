import { expect, it } from "vitest";
import type { ListInCart } from "./answer.ts";
import { afterChoice, firstStep } from "./cart-results.ts";

type CartEntry = ListInCart["successfullyAdded"][number];
const entry = (productId: string, entryId: string | null = null): CartEntry => ({
  productId,
  entryId,
  itemId: null,
  requestedQuantity: 1,
  quantity: 1,
  isSaleable: true,
  message: "",
  product: null,
  item: null,
});
const result = (parts: Partial<ListInCart>): ListInCart => ({
  successful: true,
  generalErrorMessage: null,
  variantsToChoose: [],
  quantityChanged: [],
  maxInCart: [],
  successfullyAdded: [],
  cart: null,
  ...parts,
});

it("WISH-28, WISH-30: begins with the variants when nothing else came of it, with the exceptions when there are some, else with success", () => {
  expect(firstStep(result({ variantsToChoose: [entry("1")] }))).toBe("variants");
  expect(firstStep(result({ variantsToChoose: [entry("1")], successfullyAdded: [entry("2")] }))).toBe("list");
  expect(firstStep(result({ maxInCart: [entry("1")] }))).toBe("list");
  expect(firstStep(result({ successfullyAdded: [entry("1")] }))).toBe("success");
});

it("WISH-30: leaves the other variants to choose, and adds up what came of the entries", () => {
  const before = result({ variantsToChoose: [entry("1"), entry("2")], successfullyAdded: [entry("3")] });
  const chosen = { externalId: "e1", productId: "1" };
  const after = afterChoice(before, chosen, result({ successfullyAdded: [entry("1")] }));
  expect(after.variantsToChoose).toEqual([entry("2")]);
  expect(after.successfullyAdded).toEqual([entry("3"), entry("1")]);
  expect(afterChoice(before, chosen, null)).toEqual({ ...before, variantsToChoose: [entry("2")] });
});

it("knows entries of own lists by their ids: one product may be there twice", () => {
  const before = result({ variantsToChoose: [entry("1", "e1"), entry("1", "e2")] });
  expect(afterChoice(before, { externalId: "e1", productId: "1" }, null).variantsToChoose).toEqual([entry("1", "e2")]);
});
