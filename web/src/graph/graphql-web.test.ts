import { expect, it } from "vitest";
import { GraphQLError, Kind, parse, print } from "./graphql-web.ts";

it("an error keeps all that the server reported about it, and reads as its message", () => {
  const original = new Error("cause");
  const error = new GraphQLError("no", ["node"], "source", [1], ["a", 0], original, { code: "SOLD_OUT" });
  expect(error).toMatchObject({
    name: "GraphQLError",
    message: "no",
    nodes: ["node"],
    source: "source",
    positions: [1],
    path: ["a", 0],
    originalError: original,
    extensions: { code: "SOLD_OUT" },
  });
  expect(String(error)).toBe("no");
  expect(new GraphQLError("no").extensions).toEqual({});
});

it("its kinds are those of the language, and documents have no text", () => {
  expect(Kind).toEqual({
    NAME: "Name",
    DOCUMENT: "Document",
    OPERATION_DEFINITION: "OperationDefinition",
    FRAGMENT_DEFINITION: "FragmentDefinition",
    FIELD: "Field",
    INLINE_FRAGMENT: "InlineFragment",
    FRAGMENT_SPREAD: "FragmentSpread",
  });
  expect(print()).toBe("");
  expect(() => parse()).toThrow("Write the operation to operations/ and import its hook");
});
