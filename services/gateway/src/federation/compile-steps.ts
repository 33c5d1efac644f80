import type { FetchNode, FlattenNode, PlanNode, QueryPlan } from "@graphql-hive/router-query-planner";
import { compileOperation, type UpstreamOperation } from "../upstream/operation.ts";
import { createAnswerReader } from "./answer-reader.ts";
import { compilePlace } from "./places.ts";
import { type ReadShape, readShapeOf } from "./read-shape.ts";
import { inOrder, linkRecalls, plainRequestOf } from "./recall.ts";
import { allowRepeats } from "./repeats.ts";
import { compileRepresentation, type TypeNames } from "./represent.ts";
import { compileRewrites, typenameSetBy } from "./rewrites.ts";
import type { EntityGroup, Step } from "./steps.ts";
import { Unplannable } from "./unplannable.ts";

type BatchNode = Extract<PlanNode, { kind: "BatchFetch" }>;
type Alias = BatchNode["entityBatch"]["aliases"][number];

/**
 * Compiles a query plan: what is left for each request is to read, to send and to merge.
 * @param operationName that upstreams get as well, for their logs
 * @throws Unplannable for a node that cannot be replayed
 */
export function compileSteps(plan: QueryPlan, operationName: string | null, namesOf: TypeNames): Step {
  let count = 0;
  if (plan.node === undefined) return { kind: "sequence", steps: [] };
  const step = compile(plan.node);
  allowRepeats(step);
  linkRecalls(step, namesOf);
  return step;

  function compile(node: PlanNode): Step {
    switch (node.kind) {
      case "Sequence":
        return { kind: "sequence", steps: node.nodes.map(compile) };
      case "Parallel":
        return { kind: "parallel", steps: node.nodes.map(compile) };
      case "Fetch":
        return fetched(node);
      case "BatchFetch":
        return entitiesOf(node, node.entityBatch.aliases);
      case "Flatten":
        return flattened(node);
      case "Condition":
      case "Subscription":
      case "Defer":
        throw new Unplannable(`A plan with a ${node.kind.toLowerCase()}`);
    }
  }

  function fetched(node: FetchNode): Step {
    const rewrites = compileRewrites(node.outputRewrites ?? [], namesOf);
    return { kind: "fetch", ...callOf(node, rewrites.length > 0), rewrites };
  }

  function flattened({ path, node }: FlattenNode): Step {
    if (node.kind !== "Fetch") throw new Unplannable(`A ${node.kind.toLowerCase()} within a place`);
    const { requires = [], inputRewrites = [], outputRewrites = [] } = node;
    const facts = { alias: "_entities", representationsVariableName: "representations", paths: [path] };
    return entitiesOf(node, [{ ...facts, requires, inputRewrites, outputRewrites }]);
  }

  function entitiesOf(node: FetchNode | BatchNode, aliases: BatchNode["entityBatch"]["aliases"]): Step {
    const call = callOf(
      node,
      aliases.some(({ outputRewrites = [] }) => outputRewrites.length > 0),
    );
    return { kind: "entities", ...call, groups: aliases.map((each) => groupOf(each, call.reader?.shape.root ?? null)) };
  }

  function groupOf(
    { alias, representationsVariableName, paths, requires, inputRewrites = [], outputRewrites = [] }: Alias,
    root: ReadShape | null,
  ): EntityGroup {
    const within = root?.fields.find(({ key }) => key === alias)?.within ?? null;
    return {
      alias,
      variable: representationsVariableName,
      places: paths.map((path) => compilePlace(path, namesOf)),
      represent: compileRepresentation(inOrder(requires), namesOf, typenameSetBy(inputRewrites)),
      rewrites: compileRewrites(outputRewrites, namesOf),
      request: inputRewrites.length > 0 ? null : plainRequestOf(requires, within, namesOf),
      memory: null,
      tellings: [],
    };
  }

  /** @param isRewritten whether the planner has its answers changed: then each object is one by itself */
  function callOf(
    { serviceName, operation, operationKind, variableUsages = [] }: FetchNode | BatchNode,
    isRewritten: boolean,
  ) {
    const kind: UpstreamOperation["kind"] = operationKind === "mutation" ? "mutation" : "query";
    const shape = isRewritten ? null : readShapeOf(operation);
    // The upstreams' texts carry no name; a plan may send several of them.
    return {
      id: count++,
      upstream: serviceName,
      operation: { ...compileOperation(kind, null, operation), name: operationName },
      variableNames: variableUsages,
      reader: shape === null ? null : createAnswerReader(shape),
      tellings: [],
    };
  }
}
