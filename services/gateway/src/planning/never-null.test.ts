import { buildSchema, Kind, type OperationDefinitionNode, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { firstNull, neverNull } from "./never-null.ts";

const schema = buildSchema(`
  input In { needed: Int! own: Int = 1 }
  type Query { a(id: ID!, in: In, ids: [ID!], own: Int! = 5): Query b: Int }
`);
function namesIn(text: string): readonly string[] {
  const document = parse(text);
  const definition = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );
  return definition === undefined ? [] : [...neverNull(schema, document, definition)];
}

describe("variables that must not be null", () => {
  it.each([
    ["an argument", 'query($x: ID = "1") { a(id: $x) { b } }'],
    ["an argument with a default of its own", 'query($x: Int) { a(id: "1", own: $x) { b } }'],
    ["a field of an input", 'query($x: Int = 1) { a(id: "1", in: { needed: $x }) { b } }'],
    ["an entry of a list", 'query($x: ID = "1") { a(id: "1", ids: [$x]) { b } }'],
    ["a directive", "query($x: Boolean = true) { b @skip(if: $x) }"],
    ["a fragment", 'query($x: ID = "1") { ...F } fragment F on Query { a(id: $x) { b } }'],
  ])("fill a place of %s", (_, text) => {
    expect(namesIn(text)).toEqual(["x"]);
  });

  it.each([
    ["of a type that says so itself", "query($x: ID!) { a(id: $x) { b } }"],
    ["in a place for null", 'query($x: Int = 1) { a(id: "1", in: { needed: 1, own: $x }) { b } }'],
    ["that nothing uses", 'query($x: ID = "1") { b }'],
    ["of another operation", 'query A($x: ID) { b } query B($x: ID = "1") { a(id: $x) { b } }'],
  ])("are none %s", (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it("are noticed as null alone", () => {
    const names = new Set(["x"]);
    expect(firstNull(names, { x: null })).toBe("x");
    expect(firstNull(names, {})).toBeNull();
    expect(firstNull(names, { x: 0 })).toBeNull();
    expect(firstNull(new Set(["toString"]), {})).toBeNull();
  });
});
