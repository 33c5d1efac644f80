import {
  type DocumentNode,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  specifiedRules,
  validate,
} from "graphql";
import { hiddenType, withoutConditions } from "../federation/conditions.ts";
import { defaultsOf } from "../federation/federated-operation.ts";
import type { Federation } from "../federation/federation.ts";
import type { OwnGraphs } from "../subschemas/own-graphs.ts";
import type { Variables } from "../upstream/operation.ts";
import { excerpt, fragmentsOf, rootFieldsOf } from "./document.ts";
import { rootSelections } from "./shop-part.ts";
import { type SplitOperation, splitOperation } from "./split-operation.ts";

/** A query of which the session answers some fields of the root, and upstreams beside the shop others. */
export interface WovenQuery {
  /** The session's part. */
  readonly session: SplitOperation;
  /** What upstreams answer: the operation without the session's part. */
  readonly federated: DocumentNode;
  /** Response keys of the root in the order of the answer, in which conditions have a say. */
  keysFor(variables: Variables): readonly string[];
}

/**
 * Takes the session's fields out of a query.
 * @param own a document of this operation alone, valid on the whole graph
 * @returns null when neither part is whole without the other, and for mutations, which run in turn
 */
export function weave(
  graphs: OwnGraphs,
  federation: Federation,
  own: DocumentNode,
  definition: OperationDefinitionNode,
): WovenQuery | null {
  if (definition.operation !== OperationTypeNode.QUERY) return null;
  const fragments = fragmentsOf(own);
  const known = federation.schema.getQueryType()?.getFields() ?? {};
  const isFederated = (name: string): boolean => name === "__typename" || Object.hasOwn(known, name);
  const { selectionSet } = definition;
  const sessions = rootSelections(selectionSet, fragments, (name) => !isFederated(name));
  const others = rootSelections(selectionSet, fragments, isFederated);
  if (sessions.length === 0 || others.length === 0) return null;
  const session = excerpt(definition, sessions, fragments);
  const federated = excerpt(definition, others, fragments);
  if (validate(graphs.publicSchema, session.document, specifiedRules).length > 0) return null;
  if (validate(federation.schema, federated.document, specifiedRules).length > 0) return null;
  const split = splitOperation(graphs, session.document, session.definition);
  if (split === null) return null;
  const defaults = defaultsOf(own);
  return {
    session: split,
    federated: federated.document,
    keysFor: (variables) => keysOf(withoutConditions(own, { ...defaults, ...variables })),
  };
}

function keysOf(document: DocumentNode): readonly string[] {
  const definition = getOperationAST(document);
  if (definition === null || definition === undefined) throw new Error("A document without its operation");
  const fields = rootFieldsOf(fragmentsOf(document), definition).filter((field) => field !== hiddenType);
  return [...new Set(fields.map(({ alias, name }) => (alias ?? name).value))];
}

/** An answer as this gateway writes it. */
interface Part {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly unknown[];
}

/** One answer of two. Where a field that must not be null has no value in one part, there is no data at all. */
export function woven(keys: readonly string[], parts: readonly Buffer[]): Buffer {
  const answers = parts.map((part): Part => JSON.parse(part.toString("utf8")));
  const errors = answers.flatMap((each) => each.errors ?? []);
  const values = new Map(answers.flatMap(({ data }) => Object.entries(data ?? {})));
  const data = answers.some((each) => each.data === null)
    ? null
    : Object.fromEntries(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key)]] : [])));
  return Buffer.from(JSON.stringify(errors.length === 0 ? { data } : { errors, data }));
}
