import { expect, it } from "vitest";
import { errorEntries } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { returnCopy } from "./return-copy.ts";
import { checkSelection } from "./selection-check.ts";
import { type ReturnLine, selectionsOf } from "./selection-values.ts";

const line = (id: string, returnableQuantity: number, components: ReturnLine["components"] = []): ReturnLine => ({
  id,
  lineNo: Number(id),
  itemId: id,
  sku: id,
  name: `Artikel ${id}`,
  image: null,
  orderedQuantity: 3,
  shippedQuantity: 3,
  returnedQuantity: 0,
  returnableQuantity,
  notReturnable: null,
  returnableUntil: null,
  price: { amount: 100, stringValue: "1,00 €" },
  reason: null,
  additionalInfo: "",
  images: [],
  components,
});
const items = [line("1", 0), line("2", 3), line("3", 1, [{ id: "a", name: "Deckel", quantity: 1 }])];
const faults = (values: FormValues) => errorEntries(checkSelection(items, values, returnCopy.de.selection));

it("nothing ticked is a fault of the first line that can come back", () => {
  expect(faults({})).toEqual([["items.2.selected", returnCopy.de.selection.noneSelected]]);
  expect(faults({ "items.1.selected": "on" })).toEqual([["items.2.selected", returnCopy.de.selection.noneSelected]]);
});

it.each([
  ["", returnCopy.de.selection.quantityMissing],
  ["0", returnCopy.de.selection.quantityWrong(3)],
  ["4", returnCopy.de.selection.quantityWrong(3)],
  ["1.5", returnCopy.de.selection.quantityWrong(3)],
])("'%s' of three pieces is refused", (quantity, message) => {
  const values = { "items.2.selected": "on", "items.2.quantity": quantity, "items.2.reason": "OTHER" };
  expect(faults(values)).toEqual([["items.2.quantity", message]]);
});

it("lines without a tick are neither checked nor sent; parts are those that are ticked", () => {
  const values = {
    "items.2.quantity": "99",
    "items.3.selected": "on",
    "items.3.quantity": "1",
    "items.3.reason": "DAMAGED",
    "items.3.additionalInfo": " Ecke ",
    "items.3.components.a": "on",
  };
  expect(faults(values)).toEqual([]);
  expect(selectionsOf(items, values)).toEqual([
    { id: "3", quantity: 1, reason: "DAMAGED", additionalInfo: "Ecke", components: ["a"] },
  ]);
});
