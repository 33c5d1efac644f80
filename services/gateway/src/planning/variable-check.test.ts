import fc from "fast-check";
import { buildSchema, getOperationAST, getVariableValues, parse } from "graphql";
import { expect, it } from "vitest";
import { createVariableCheck } from "./variable-check.ts";

const schema = buildSchema(`
  input In { a: Int! }
  input Out { ins: [In!]!, kind: Kind = A, needed: Boolean! = true, own: Out }
  input One @oneOf { a: Int, b: Int }
  enum Kind { A } scalar Date
  type Query { a(s: String, id: ID, b: Boolean, f: Float, in: In, out: Out, one: One, kind: Kind, date: Date): Int }
`);
const types = [
  "String",
  "ID!",
  "Int",
  "Int!",
  "Boolean!",
  "Float",
  "[ID!]",
  "In",
  "Kind!",
  "Date!",
  "[In!]",
  "[Kind]",
  "Out",
  "One",
];
const simple: readonly unknown[] = [
  undefined,
  null,
  "",
  "A",
  1,
  1.5,
  2 ** 31,
  -(2 ** 31),
  true,
  [],
  ["1"],
  ["A"],
  [null],
];
const objects: readonly unknown[] = [
  {},
  { a: 1 },
  { a: null },
  { a: "1" },
  { a: 1, b: 2 },
  { toString: 1 },
  [{ a: 1 }],
  [{ a: 1 }, null],
];
const outs: readonly unknown[] = [
  { ins: [] },
  { ins: [{ a: 1 }], kind: "A", own: { ins: [] } },
  { ins: [{ a: 1 }], own: { ins: null } },
  { ins: [{}], needed: null },
  { kind: "B", ins: [] },
  { kind: "A" },
];
const values = fc.constantFrom<unknown>(...simple, ...objects, ...outs);

it("reports about variables what coercing them would say", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...types), values, fc.boolean()), { minLength: 1, maxLength: 3 }),
      (variables) => {
        const declarations = variables.map(([type, , hasDefault], index) => {
          const none = hasDefault && !type.endsWith("!") ? " = null" : "";
          return `$v${index}: ${type}${none}`;
        });
        const definition = getOperationAST(parse(`query (${declarations.join(" ")}) { a }`));
        expect.assert(definition != null);
        const given = Object.fromEntries(
          variables.flatMap(([, value], index) => (value === undefined ? [] : [[`v${index}`, value]])),
        );
        const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], given);
        expect(createVariableCheck(schema, definition)(given)).toBe(errors === undefined);
      },
    ),
    { numRuns: 2_000 },
  );
});

it("takes a default for a value, and nothing that an object inherits", () => {
  const definition = getOperationAST(parse('query ($toString: String!, $b: ID! = "1") { a }'));
  expect.assert(definition != null);
  const check = createVariableCheck(schema, definition);
  expect(check({ toString: "x" })).toBe(true);
  expect(check({})).toBe(false);
});
