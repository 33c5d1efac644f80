import { storefrontOf } from "@chalkbox/session";
import { expect, it } from "vitest";
import { Unplannable } from "../../src/federation/unplannable.ts";
import type { FederatePlan } from "../../src/planning/plan.ts";
import { planRequest } from "../../src/planning/planned-operation.ts";

const plan: FederatePlan = {
  kind: "federate",
  operationType: "query",
  operationName: "Q",
  refusalOf: () => null,
  rootFields: ["materials"],
  fits: () => true,
  woven: null,
  operation: {
    compiledFor: ({ all }) => {
      if (all === true) throw new Unplannable("The planner knows no way");
      return { step: { kind: "sequence", steps: [] }, shape: { typeName: "Query", fields: [] } };
    },
  },
};

const planned = (variables: Readonly<Record<string, unknown>>) =>
  planRequest(
    {
      plans: { planFor: () => plan },
      rates: { concerns: () => false },
      costly: { concerns: () => false },
      shared: { lookUp: () => expect.unreachable("It is not the shop's alone") },
    },
    { text: "", operationName: "Q", variables, raw: {}, refused: null },
    { method: "POST", storefront: storefrontOf("localhost", "http"), bypassesCache: false },
  );

it("conditions for which there is no plan are stitched, and their explanation says why", () => {
  expect(planned({ all: false })).toMatchObject({ kind: "federate", plan: { kind: "federate" } });
  expect(planned({ all: true })).toMatchObject({
    kind: "apollo",
    plan: { kind: "stitch", operationName: "Q", reason: "With these conditions: The planner knows no way" },
  });
});
