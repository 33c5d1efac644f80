import { parse } from "graphql";
import { expect, it } from "vitest";
import { readDocuments } from "../../operations/documents.ts";
import { UpdateCartDocument } from "../src/graph/generated/UpdateCart.ts";
import { documentMeta } from "./document-id.ts";

it("gives every generated document the id under which the gateway finds its text", () => {
  const { id } = readDocuments().find(({ name }) => name === "UpdateCart") ?? {};
  expect(UpdateCartDocument).toEqual({ __meta__: { operation: "mutation", documentId: id } });
});

it("depends on the fragments that are spread, in the order of their first use, and on nothing else", () => {
  const operation = "query A { ...B }";
  const used = "fragment B on Query { a }";
  const { documentId } = documentMeta(parse(`${operation} ${used}`));
  expect(documentMeta(parse(`${used} fragment C on Query { c } ${operation}`)).documentId).toBe(documentId);
  expect(documentMeta(parse(`${operation} fragment B on Query { b }`)).documentId).not.toBe(documentId);
});

it("refuses what the gateway does not offer", () => {
  expect(() => documentMeta(parse("subscription S { a }"))).toThrow("Not a query or mutation");
  expect(() => documentMeta(parse("fragment B on Query { a }"))).toThrow("Not a query or mutation");
});
