import { buildSchema, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { findDrift } from "./drift.ts";

const schema = buildSchema(/* GraphQL */ `
  scalar Date
  scalar DateTime
  enum Colour {
    RED
    BLUE
  }
  interface Filter {
    name: String!
  }
  type EnumFilter implements Filter {
    name: String!
    values: [String!]!
  }
  type RangeFilter implements Filter {
    name: String!
    min: Int!
  }
  type Item {
    id: ID!
    name: String!
    price: Int!
    note: String
    colour: Colour!
    rating: Float!
    since: Date
    at: DateTime
  }
  type Query {
    item: Item
    items: [Item!]!
    filters: [Filter!]!
  }
`);

const itemDocument = parse("{ item { id price note colour } }");
const drift = (data: unknown) => findDrift(schema, itemDocument, {}, data);
const item = { id: "1", price: 199, note: null, colour: "RED" };

describe("an answer that fits", () => {
  test("has no drift; a nullable field may be null", () => {
    expect(drift({ item })).toEqual([]);
    expect(drift({ item: null })).toEqual([]);
  });
  test("may come through fragments, aliases and directives", () => {
    const document = parse(/* GraphQL */ `
      query Q($no: Boolean!) {
        all: items {
          ...Parts
          name @include(if: $no)
          since @skip(if: true)
        }
      }
      fragment Parts on Item {
        id
        since2: since
      }
    `);
    expect(findDrift(schema, document, { no: false }, { all: [{ id: "1", since2: "2026-11-24" }] })).toEqual([]);
  });
  test("may have different objects behind an interface", () => {
    const document = parse("{ filters { __typename name ... on EnumFilter { values } ... on RangeFilter { min } } }");
    const filters = [
      { __typename: "EnumFilter", name: "a", values: [] },
      { __typename: "RangeFilter", name: "b", min: 1 },
    ];
    expect(findDrift(schema, document, {}, { filters })).toEqual([]);
    const swapped = [{ __typename: "RangeFilter", name: "a", values: [] }];
    expect(findDrift(schema, document, {}, { filters: swapped })).toEqual([
      "filters[0].min: is missing",
      "filters[0].values: was not asked for",
    ]);
  });
});

describe("a drift names the field's path", () => {
  test.each([
    ["null where the schema has none", { ...item, price: null }, "item.price: is null, but its type is Int!"],
    ["another type", { ...item, price: "199" }, 'item.price: is "199", which is no Int'],
    ["a fraction of a cent", { ...item, price: 1.5 }, "item.price: is 1.5, which is no Int"],
    ["a number as id", { ...item, id: 1 }, "item.id: is 1, which is no ID"],
    ["an unknown enum value", { ...item, colour: "GREEN" }, 'item.colour: is "GREEN", which is no value of Colour'],
    ["an extra field", { ...item, extra: 1 }, "item.extra: was not asked for"],
    ["a list for an object", [], "item: is a list, but Item is an object"],
  ])("%s", (_what, value, line) => {
    expect(drift({ item: value })).toEqual([line]);
  });
  test("a missing field", () => {
    const { note: _, ...rest } = item;
    expect(drift({ item: rest })).toEqual(["item.note: is missing"]);
  });
  test("inside a list", () => {
    const document = parse("{ items { at } }");
    expect(findDrift(schema, document, {}, { items: [{ at: null }, { at: "yesterday" }] })).toEqual([
      'items[1].at: is "yesterday", which is no DateTime',
    ]);
  });
  test("a field that the schema has lost", () => {
    expect(findDrift(schema, parse("{ item { weight } }"), {}, { item: { weight: 1 } })).toEqual([
      "item.weight: is no field of Item",
    ]);
  });
});
