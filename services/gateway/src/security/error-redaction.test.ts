import { buildSchema, parse, graphqlSync, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { withoutSuggestions, withoutValues } from "./error-redaction.ts";

const schema = buildSchema(`
  type Query { a(n: Int, s: String, i: In, many: [In!]): Int }
  input In { name: String!, size: Int }
`);

function messagesFor(type: string, value: unknown): readonly string[] {
  const argument = type === "Int" ? "n" : type === "String" ? "s" : type === "In" ? "i" : "many";
  const { errors } = graphqlSync({
    schema,
    source: `query ($v: ${type}) { a(${argument}: $v) }`,
    variableValues: { v: value },
  });
  return (errors ?? []).map(({ message }) => message);
}

describe("what GraphQL reports about variables", () => {
  it.each([
    ["Int", "secret", 'Variable "$v" got invalid value'],
    ["String", { secret: "secret; Expected type" }, 'Variable "$v" got invalid value'],
    [
      "In",
      { size: 1, note: 'secret" at "v.x"; ' },
      'Variable "$v" got invalid value; Field "name" of required type "String!" was not provided.',
    ],
    [
      "In",
      { name: null },
      'Variable "$v" got invalid value at "v.name"; Expected non-nullable type "String!" not to be null.',
    ],
    [
      "In",
      { name: "secret", siz: 1 },
      'Variable "$v" got invalid value; Field "siz" is not defined by type "In". Did you mean "size"?',
    ],
    [
      "[In!]",
      [{ name: "a" }, "secret"],
      'Variable "$v" got invalid value at "v[1]"; Expected type "In" to be an object.',
    ],
  ])("keeps where and why, and no value: %s %j", (type, value, expected) => {
    const messages = messagesFor(type, value);
    expect(messages.map(withoutValues)).toContain(expected);
    expect(messages.map(withoutValues).join()).not.toContain("secret");
  });
});

describe("what GraphQL reports about a document", () => {
  it.each(['{ a(n: "secret") }', '{ a(i: "secret") }', '{ a(s: ["secret"]) }'])("keeps no value: %s", (text) => {
    const messages = validate(schema, parse(text)).map(({ message }) => message);
    expect(messages.join()).toContain("secret");
    expect(messages.map(withoutValues).join()).not.toContain("secret");
  });

  it("keeps no text that it stumbles over", () => {
    expect(withoutValues('Syntax Error: Unexpected String "secret".')).toBe("Syntax Error: Unexpected String.");
    expect(withoutValues('Syntax Error: Expected Name, found "}".')).toBe('Syntax Error: Expected Name, found "}".');
  });

  it("proposes no names", () => {
    expect(withoutSuggestions('Cannot query field "b" on type "Query". Did you mean "a"?')).toBe(
      'Cannot query field "b" on type "Query".',
    );
  });
});

it.each([
  [`No Variable "$a" got invalid value 5`, `No Variable "$a" got invalid value 5`],
  ["The Int cannot represent non-integer value: 5", "The Int cannot represent non-integer value: 5"],
  ["Int cannot represent non-integer value: 5\nmore: 6", "Int cannot represent non-integer value."],
  [
    `Variable "$a" got invalid value 5; Expected type "Date".`,
    `Variable "$a" got invalid value; Expected type "Date".`,
  ],
  [`Variable "$a" got invalid value 5; Expected type "Date". 5 is none`, `Variable "$a" got invalid value`],
  [`Variable "$a" got invalid value 5; Field "b" is not defined by type "C". And 7`, `Variable "$a" got invalid value`],
])("%j is taken for a message about values only where it begins and ends like one", (message, expected) => {
  expect(withoutValues(message)).toBe(expected);
});
