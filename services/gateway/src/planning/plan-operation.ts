import { hash } from "node:crypto";
import { presentBrokenTexts } from "@chalkbox/input-text";
import { brokenLiterals } from "@chalkbox/input-text/document";
import {
  type DocumentNode,
  getOperationAST,
  OperationTypeNode,
  print,
  separateOperations,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
} from "graphql";
import { policyOf } from "../cache/policy.ts";
import { presentBreach } from "../security/limits.ts";
import { readDocument } from "../security/read-document.ts";
import { withEndSentinel } from "../bytes/response-sentinels.ts";
import type { OwnGraphs } from "../subschemas/own-graphs.ts";
import { compileOperation } from "../upstream/operation.ts";
import { federatePlan, type WholeGraph } from "./federate-plan.ts";
import { fragmentsOf, introspects, rootFieldsOf, variableNamesOf } from "./document.ts";
import { hasWrongMoments } from "./moment-values.ts";
import type { Plan, PlanFacts } from "./plan.ts";
import { splitOperation } from "./split-operation.ts";
import { createValueCheck, wrongMomentInDocument } from "./value-check.ts";
import { createVariableCheck } from "./variable-check.ts";

/** The graphs against which operations are planned. */
export interface PlanningGraphs extends OwnGraphs {
  /** What there is beside session and shop; absent without further upstreams. */
  readonly whole?: WholeGraph | undefined;
}

/**
 * Plans an operation: `forward` when it is valid against the shop's public part alone, `splice` when the session and
 * the shop answer parts of it that do not reach into one another, `federate` when there is a query plan over further
 * upstreams, else `stitch`.
 * @param operationName which of several operations is meant
 */
export function planOperation(schemas: PlanningGraphs, text: string, operationName: string | null): Plan {
  const read = readDocument(schemas.whole?.schema ?? schemas.publicSchema, text);
  if (read.kind === "exceeds") {
    return { kind: "refused", status: 400, error: presentBreach(read.breach) };
  }
  const definition = read.kind === "read" ? getOperationAST(read.document, operationName) : null;
  if (read.kind === "unreadable" || definition === null || definition === undefined) return { kind: "unreadable" };
  const { document } = read;
  const broken = brokenLiterals(document);
  // A plan is every storefront's; texts within a document are a developer's, who reads English.
  if (broken.length > 0) return { kind: "refused", status: 400, error: presentBrokenTexts(broken, "en-DE") };
  const graph = schemas.whole?.schema ?? schemas.publicSchema;
  if (hasWrongMoments(graph, document)) return { kind: "refused", status: 400, error: wrongMomentInDocument };
  if (definition.operation === OperationTypeNode.SUBSCRIPTION) return noSubscriptions;
  const facts: PlanFacts = {
    operationType: definition.operation,
    operationName: definition.name?.value ?? null,
    rootFields: rootFieldsOf(fragmentsOf(document), definition).map(({ name }) => name.value),
    refusalOf: createValueCheck(graph, document, definition),
  };
  const reason = schemas.whole !== undefined && introspects(document) ? "It introspects the graph" : null;
  return quickPlan(schemas, document, facts) ?? { kind: "stitch", ...facts, reason };
}

/** Whatever a document asks to be notified of: the graph answers once. */
const noSubscriptions: Plan = {
  kind: "refused",
  status: 400,
  error: {
    message: "Subscriptions are not offered",
    extensions: { code: "GRAPHQL_VALIDATION_FAILED", classification: "GRAPHQL_VALIDATION_FAILED" },
  },
};

/** Null when only the stitched graph can answer. */
function quickPlan(schemas: PlanningGraphs, document: DocumentNode, facts: PlanFacts): Plan | null {
  if (introspects(document)) return null;
  // All operations must be valid, as for a server that reads the whole text; only the one that is meant is run.
  const isForShop = validate(schemas.shopSchema, document, specifiedRules).length === 0;
  if (!isForShop && validate(schemas.publicSchema, document, specifiedRules).length > 0) {
    return schemas.whole === undefined ? null : federatePlan(schemas, schemas.whole, document, facts);
  }
  const own = separateOperations(document)[facts.operationName ?? ""];
  const definition = own === undefined ? null : getOperationAST(own);
  if (own === undefined || definition === null || definition === undefined) return null;
  if (!isForShop) {
    const parts = splitOperation(schemas, own, definition);
    return parts === null
      ? null
      : { kind: "splice", ...facts, fits: createVariableCheck(schemas.publicSchema, definition), parts };
  }
  const kind = definition.operation === OperationTypeNode.MUTATION ? "mutation" : "query";
  const query = stripIgnoredCharacters(print(own));
  const policy = policyOf(schemas.shopSchema, own, definition);
  return {
    kind: "forward",
    ...facts,
    operation: compileOperation(kind, facts.operationName, stripIgnoredCharacters(print(withEndSentinel(own))), true),
    definition,
    fits: createVariableCheck(schemas.shopSchema, definition),
    variableNames: variableNamesOf(definition),
    sharing: policy === null ? null : { policy, documentHash: hash("sha256", query) },
  };
}
