import { parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { Unreachable } from "../../src/federation/unreachable.ts";
import { askOf, federationOf, planned } from "./harness.ts";
import { makeSubgraph, type Thing } from "./subgraph.ts";
import { abstractSuites } from "./suites/abstract.ts";
import { keysSuites } from "./suites/keys.ts";
import { requiresSuites } from "./suites/requires.ts";
import type { Suite } from "./suites/suite.ts";

/** Answers an operation by its plan. @returns the data */
async function answer({ subgraphs }: Suite, text: string): Promise<unknown> {
  const all = Object.entries(subgraphs);
  const federation = await federationOf(Object.fromEntries(all.map(([name, { typeDefs }]) => [name, typeDefs])));
  expect(validate(federation.schema, parse(text))).toEqual([]);
  const schemas = new Map(
    all.map(([name, { typeDefs, resolvers = {}, find = (each: Thing) => ({ ...each }) }]) => [
      name,
      makeSubgraph(typeDefs, resolvers, find),
    ]),
  );
  const answered = await planned(federation, text, {}, askOf(schemas, []));
  return JSON.parse(answered.text);
}

describe.each([...abstractSuites, ...requiresSuites, ...keysSuites])("$about", (suite) => {
  it.each(suite.cases)("%s", async (text, data) => {
    expect(await answer(suite, text)).toEqual(data);
  });

  for (const text of suite.unreachable ?? [])
    it(`${text} has a field to which no way is known`, async () => {
      await expect(answer(suite, text)).rejects.toThrow(Unreachable);
    });
});
