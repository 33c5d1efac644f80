import type { FetchNode, FlattenNode, PlanNode, QueryPlan } from "@graphql-hive/router-query-planner";
import { compileOperation, type UpstreamOperation } from "../upstream/operation.ts";
import { compilePlace } from "./places.ts";
import { compileRepresentation, type TypeNames } from "./represent.ts";
import { compileRewrites, typenameSetBy } from "./rewrites.ts";
import type { EntityGroup, Step } from "./steps.ts";
import { Unplannable } from "./unplannable.ts";

type BatchNode = Extract<PlanNode, { kind: "BatchFetch" }>;

/**
 * Compiles a query plan: what is left for each request is to read, to send and to merge.
 * @param operationName that upstreams get as well, for their logs
 * @throws Unplannable for a node that cannot be replayed
 */
export function compileSteps(plan: QueryPlan, operationName: string | null, namesOf: TypeNames): Step {
  let count = 0;
  return plan.node === undefined ? { kind: "sequence", steps: [] } : compile(plan.node);

  function compile(node: PlanNode): Step {
    switch (node.kind) {
      case "Sequence":
        return { kind: "sequence", steps: node.nodes.map(compile) };
      case "Parallel":
        return { kind: "parallel", steps: node.nodes.map(compile) };
      case "Fetch":
        return { kind: "fetch", ...callOf(node), rewrites: compileRewrites(node.outputRewrites ?? [], namesOf) };
      case "BatchFetch":
        return { kind: "entities", ...callOf(node), groups: groupsOf(node) };
      case "Flatten":
        return flattened(node);
      case "Condition":
      case "Subscription":
      case "Defer":
        throw new Unplannable(`A plan with a ${node.kind.toLowerCase()}`);
    }
  }

  function flattened({ path, node }: FlattenNode): Step {
    if (node.kind !== "Fetch") throw new Unplannable(`A ${node.kind.toLowerCase()} within a place`);
    const { requires = [], inputRewrites = [], outputRewrites = [] } = node;
    const group: EntityGroup = {
      alias: "_entities",
      variable: "representations",
      places: [compilePlace(path, namesOf)],
      represent: compileRepresentation(requires, namesOf, typenameSetBy(inputRewrites)),
      rewrites: compileRewrites(outputRewrites, namesOf),
    };
    return { kind: "entities", ...callOf(node), groups: [group] };
  }

  function groupsOf({ entityBatch }: BatchNode): readonly EntityGroup[] {
    return entityBatch.aliases.map(
      ({ alias, representationsVariableName, paths, requires, inputRewrites = [], outputRewrites = [] }) => ({
        alias,
        variable: representationsVariableName,
        places: paths.map((path) => compilePlace(path, namesOf)),
        represent: compileRepresentation(requires, namesOf, typenameSetBy(inputRewrites)),
        rewrites: compileRewrites(outputRewrites, namesOf),
      }),
    );
  }

  function callOf({ serviceName, operation, operationKind, variableUsages = [] }: FetchNode | BatchNode) {
    const kind: UpstreamOperation["kind"] = operationKind === "mutation" ? "mutation" : "query";
    // The upstreams' texts carry no name; a plan may send several of them.
    return {
      id: count++,
      upstream: serviceName,
      operation: { ...compileOperation(kind, null, operation), name: operationName },
      variableNames: variableUsages,
    };
  }
}
