import type { RequiresSelection } from "@graphql-hive/router-query-planner";
import { expect, it } from "vitest";
import { inOrder } from "./recall.ts";

const field = (name: string): RequiresSelection => ({ kind: "Field", name });
const item = (...names: readonly string[]): RequiresSelection => ({
  kind: "InlineFragment",
  typeCondition: "Item",
  selections: names.map(field),
});

it("puts a representation's members into one order, whatever the planner's is", () => {
  const expected = [item("__typename", "price", "upc", "weight")];
  expect(inOrder([item("upc", "__typename", "weight", "price")])).toEqual(expected);
  expect(inOrder([item("__typename", "price", "weight", "upc")])).toEqual(expected);
});

it("leaves those with fragments within as they are", () => {
  const nested: RequiresSelection = {
    kind: "InlineFragment",
    typeCondition: "Item",
    selections: [field("upc"), item("name"), field("__typename")],
  };
  expect(inOrder([nested])).toEqual([nested]);
});
