import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  separateOperations,
  specifiedRules,
  validate,
} from "graphql";
import type { Federation } from "../federation/federation.ts";
import { Unplannable } from "../federation/unplannable.ts";
import { Unreachable } from "../federation/unreachable.ts";
import type { OwnGraphs } from "../subschemas/own-graphs.ts";
import type { Plan, PlanFacts } from "./plan.ts";
import { createVariableCheck } from "./variable-check.ts";
import { weave, type WovenQuery } from "./weave.ts";

/** The graph of session, shop and all further upstreams. */
export interface WholeGraph {
  readonly schema: GraphQLSchema;
  /** Null without subgraphs, or where the planner does not run. */
  readonly federation: Federation | null;
}

/**
 * Plans an operation that reaches beyond session and shop.
 * @returns null for a document that is not valid
 */
export function federatePlan(
  graphs: OwnGraphs,
  { schema, federation }: WholeGraph,
  document: DocumentNode,
  facts: PlanFacts,
): Plan | null {
  const stitch = (reason: string): Plan => ({ kind: "stitch", ...facts, reason });
  if (federation === null) return stitch("There is no planner");
  const isFederated = validate(federation.schema, document, specifiedRules).length === 0;
  if (!isFederated && validate(schema, document, specifiedRules).length > 0) return null;
  const own = separateOperations(document)[facts.operationName ?? ""];
  const definition = own === undefined ? null : getOperationAST(own);
  if (own === undefined || definition === null || definition === undefined) return null;
  const woven: WovenQuery | null = isFederated ? null : weave(graphs, federation, own, definition);
  if (!isFederated && woven === null)
    return stitch("The session, or an upstream that is no subgraph, answers within what subgraphs answer");
  const operation = federation.prepare(woven?.federated ?? own, facts.operationName);
  try {
    // Finds now what could never be planned; each set of conditions is compiled when it is first needed.
    operation.compiledFor({});
  } catch (error) {
    if (error instanceof Unplannable) return stitch(error.message);
    // Other conditions may leave the field out.
    if (!(error instanceof Unreachable)) throw error;
  }
  return { kind: "federate", ...facts, fits: createVariableCheck(schema, definition), operation, woven };
}
