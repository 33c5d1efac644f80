import { expect, it } from "vitest";
import { cacheKey, type KeyParts } from "./cache-key.ts";
import { createTagVersions } from "./tag-versions.ts";

const parts: KeyParts = {
  storefront: { store: "de", language: "de-DE" },
  documentHash: "h",
  operationName: "A",
  variables: { a: 1, b: { c: [1, 2], d: null } },
};

it("the order in which a client writes variables does not matter, at any depth", () => {
  const other = { b: { d: null, c: [1, 2] }, a: 1 };
  expect(cacheKey({ ...parts, variables: other })).toBe(cacheKey(parts));
});

it.each<[string, Partial<KeyParts>]>([
  ["store", { storefront: { store: "at", language: "de-DE" } }],
  ["language", { storefront: { store: "de", language: "de-AT" } }],
  ["document", { documentHash: "i" }],
  ["operation", { operationName: "B" }],
  ["no operation's name", { operationName: null }],
  ["value", { variables: { a: 2, b: { c: [1, 2], d: null } } }],
  ["order of a list", { variables: { a: 1, b: { c: [2, 1], d: null } } }],
  ["value within another", { variables: { a: 1, b: { c: [1, 2], d: 0 } } }],
  ["missing value", { variables: { a: 1, b: { c: [1, 2] } } }],
])("an answer of another %s is another one", (_name, change) => {
  expect(cacheKey({ ...parts, ...change })).not.toBe(cacheKey(parts));
});

it("a key without an operation's name is one all the same", () => {
  const nameless = { ...parts, operationName: null, variables: {} };
  expect(cacheKey(nameless)).toBe("de de-DE h  {}");
});

it("dropping a tag changes the versions that hold it, and no others", () => {
  const versions = createTagVersions();
  const [products, both, none] = [["product"], ["product", "cms"], []];
  const before = [products, both, none, ["cms"]].map((tags) => versions.versionKey(tags));
  versions.drop(["product"]);
  const after = [products, both, none, ["cms"]].map((tags) => versions.versionKey(tags));
  expect(after.map((key, index) => key !== before[index])).toEqual([true, true, false, false]);
  versions.drop(["product"]);
  expect(versions.versionKey(products)).not.toBe(after[0]);
});

it("dropping several tags drops each, and dropping all drops those without a tag as well", () => {
  const versions = createTagVersions();
  const before = versions.versionKey(["cms"]);
  versions.drop(["product", "cms"]);
  expect(versions.versionKey(["cms"])).not.toBe(before);
  const [tagged, plain] = [versions.versionKey(["cms"]), versions.versionKey([])];
  versions.dropAll();
  expect(versions.versionKey([])).not.toBe(plain);
  expect(versions.versionKey(["cms"])).not.toBe(tagged);
});

it("ten thousand tags are counted singly; with one more everything is dropped, and counting starts again", () => {
  const versions = createTagVersions();
  const plain = versions.versionKey([]);
  versions.drop(Array.from({ length: 10_000 }, (_, index) => `t${index}`));
  expect(versions.versionKey([])).toBe(plain);
  versions.drop(["one more"]);
  expect(versions.versionKey([])).not.toBe(plain);
  expect(versions.versionKey(["t1"])).toBe(versions.versionKey(["unknown"]));
});

it("two tags of different versions are distinguished from the same versions the other way round", () => {
  const versions = createTagVersions();
  versions.drop(["a"]);
  expect(versions.versionKey(["a", "b"])).not.toBe(versions.versionKey(["b", "a"]));
});
