import { expect, it } from "vitest";
import type { ReturnOrder } from "./return-gate.ts";
import { keptSelections, selectionsOf, valuesOf } from "./selection-values.ts";

const set = {
  id: "1",
  returnableQuantity: 2,
  components: [{ id: "a" }, { id: "b" }, { id: "c" }],
};
const chosen = {
  id: "1",
  quantity: 2,
  reason: { code: "DAMAGED", name: "Kam beschädigt an" },
  additionalInfo: "Ecke",
  components: ["a", "c"],
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the first step needs of an order
const order = { items: [set], state: { selectedItems: [chosen] } } as unknown as ReturnOrder;
const selection = { id: "1", quantity: 2, reason: "DAMAGED", additionalInfo: "Ecke", components: ["a", "c"] };

it("hands on what the steps have kept, with all parts of a set that were ticked", () => {
  expect(keptSelections(order)).toEqual([selection]);
});

it("fills the form with it, and reads the same out of the form again", () => {
  const values = valuesOf(order.items, order.state.selectedItems);
  expect(selectionsOf(order.items, values)).toEqual([selection]);
  const { "items.1.selected": _, ...unticked } = values;
  expect(selectionsOf(order.items, unticked)).toEqual([]);
});
