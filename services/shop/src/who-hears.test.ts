import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const guide = read("docs/guides/who-hears.md");
const [heard = "", others = ""] = guide.split("\n## Operations that change neither");

const mutationsOf = (schema: string): string[] =>
  Object.keys(buildSchema(read(schema)).getMutationType()?.getFields() ?? {});
const mutations = [...mutationsOf("schema/graph.graphql"), ...mutationsOf("schema/backoffice/backoffice.graphql")];
const namesIn = (text: string): string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
/** Operations that the first cell of a row names. */
const rows = heard
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, operations = "", hears = "", undone = ""]) => ({ operations: namesIn(operations), hears, undone }));

it("C-106: the guide says of each operation who hears of it, or that it changes no order and no account, once", () => {
  const named = [...rows.flatMap(({ operations }) => operations), ...namesIn(others)];
  expect(named.toSorted()).toEqual(mutations.toSorted());
  expect(rows.every(({ hears, undone }) => hears !== "" && undone !== "")).toBe(true);
});
