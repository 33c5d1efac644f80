import { buildSchema, getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { createMomentCheck, hasWrongMoments } from "./moment-values.ts";

const schema = buildSchema(`
  scalar Date scalar DateTime
  input In { at: DateTime! days: [Date!] own: In other: Int }
  type Query { a(day: Date, at: DateTime, in: In, ins: [In!], days: [[Date]], text: String): Int }
`);
const right = "2026-11-24T09:30:00.000Z";

describe("days and moments within a document", () => {
  it.each([
    '{ a(day: "2026-02-30") }',
    "{ a(day: 20261124) }",
    "{ a(at: soon) }",
    "{ a(at: {}) }",
    "{ a(at: []) }",
    `{ a(at: ["${right}"]) }`,
    "{ a(in: { at: [] }) }",
    '{ a(in: { at: "2026-11-24T09:30:00Z", days: [["2026-11-24"]] }) }',
    '{ a(in: { at: "soon" }) }',
    `{ a(ins: [{ at: "${right}", days: ["2026-11-24", "x"] }]) }`,
    '{ a(days: [["2026-11-24", 1]]) }',
    'query($day: Date = "x") { a(day: $day) }',
    '{ ...F } fragment F on Query { a(at: "x") }',
  ])("are wrong in %s", (text) => {
    expect(hasWrongMoments(schema, parse(text))).toBe(true);
  });

  it.each([
    '{ a(day: "2026-11-24", text: "x") }',
    "{ a(day: null, at: null) }",
    `{ a(in: { at: "${right}", own: null, other: 1 }) }`,
    '{ a(days: [["2026-11-24", null], null]) }',
    "{ a(days: []) }",
    "{ a(days: [[]], ins: []) }",
    'query($day: Date = "2026-11-24") { a(day: $day) }',
  ])("are right in %s", (text) => {
    expect(hasWrongMoments(schema, parse(text))).toBe(false);
  });
});

describe("days and moments in variables", () => {
  const check = (type: string, value: unknown) => {
    const definition = getOperationAST(parse(`query($x: ${type}, $y: String) { __typename }`));
    if (!definition) throw new Error("No operation");
    return createMomentCheck(schema, definition)({ x: value, y: "soon" });
  };

  it.each([
    ["Date", "2026-02-30"],
    ["DateTime!", -1],
    ["DateTime", true],
    ["[Date!]", ["2026-11-24", "x"]],
    ["[Date!]", "x"],
    ["In", { at: "soon" }],
    ["[In!]!", [{ at: right }, { at: right, own: { at: {} } }]],
  ])("are wrong as %s %j", (type, value) => {
    expect(check(type, value)).toBe("x");
  });

  it.each([
    ["Date", "2026-11-24"],
    ["Date", null],
    ["Date", undefined],
    ["[Date!]", "2026-11-24"],
    ["In", { at: right, own: { at: right, days: [] } }],
    // Other checks find that it is no such object.
    ["In", "soon"],
    ["Int", "soon"],
  ])("are right as %s %j", (type, value) => {
    expect(check(type, value)).toBeNull();
  });
});
