import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  type SelectionSetNode,
  separateOperations,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
  visit,
} from "graphql";
import { compileOperation, type UpstreamOperation } from "../upstream/operation.ts";

/** What is known of every operation once it is planned. */
export interface PlanFacts {
  readonly operationType: "query" | "mutation" | "subscription";
  /** Its own name; null for an operation without one. */
  readonly operationName: string | null;
  /** The fields of the root that it asks for, each alias counted singly, those in fragments included. */
  readonly rootFields: readonly string[];
}

/** All its fields are the shop's: it is sent there as it is, and the answer's bytes go back unread. */
export interface ForwardPlan extends PlanFacts {
  readonly kind: "forward";
  readonly operation: UpstreamOperation;
  readonly definition: OperationDefinitionNode;
  /** Names of the variables that it declares; others are not passed on. */
  readonly variableNames: readonly string[];
}

/** It needs the session: Apollo and the stitched graph answer. */
export interface StitchPlan extends PlanFacts {
  readonly kind: "stitch";
}

/** There is no such operation: Apollo says what is wrong with the text. */
export interface UnreadablePlan {
  readonly kind: "unreadable";
}

/** It is not answered at all, whoever asks and with whatever variables. */
export interface RefusedPlan {
  readonly kind: "refused";
  /** HTTP status. */
  readonly status: number;
  readonly message: string;
  readonly code: string;
}

/** How an operation is answered; worked out once for each document and operation name. */
export type Plan = ForwardPlan | StitchPlan | UnreadablePlan | RefusedPlan;

const unreadable: Plan = { kind: "unreadable" };

/** Longer texts are not worth a second look; Apollo refuses what is too long. */
const longestDocument = 50_000;

/**
 * Plans an operation: forwarded when it is valid against the shop's public part alone and does not introspect.
 * @param operationName which of several operations is meant
 */
export function planOperation(shopSchema: GraphQLSchema, text: string, operationName: string | null): Plan {
  if (text.length > longestDocument) return unreadable;
  const document = parseQuietly(text);
  const definition = document === null ? null : getOperationAST(document, operationName);
  if (document === null || definition === null || definition === undefined) return unreadable;
  const facts: PlanFacts = {
    operationType: definition.operation,
    operationName: definition.name?.value ?? null,
    rootFields: rootFieldsOf(document, definition).map(({ name }) => name.value),
  };
  return forwardPlan(shopSchema, document, definition, facts) ?? { kind: "stitch", ...facts };
}

/** Null when the operation is not the shop's alone. */
function forwardPlan(
  shopSchema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
  facts: PlanFacts,
): Plan | null {
  if (definition.operation === OperationTypeNode.SUBSCRIPTION || introspects(document)) return null;
  // All operations must be valid, as for a server that reads the whole text; only the one that is meant is sent.
  if (validate(shopSchema, document, specifiedRules).length > 0) return null;
  const name = facts.operationName;
  const own = separateOperations(document)[name ?? ""];
  if (own === undefined) return null;
  const kind = definition.operation === OperationTypeNode.MUTATION ? "mutation" : "query";
  return {
    kind: "forward",
    ...facts,
    operation: compileOperation(kind, name, stripIgnoredCharacters(print(own))),
    definition,
    variableNames: (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
  };
}

function parseQuietly(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: 5_000 });
  } catch {
    return null;
  }
}

/** The fields of an operation's root; a fragment that spreads itself is followed once. */
function rootFieldsOf(document: DocumentNode, definition: OperationDefinitionNode): readonly FieldNode[] {
  const fields: FieldNode[] = [];
  const collect = ({ selections }: SelectionSetNode, within: readonly string[]): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, within);
      else if (!within.includes(selection.name.value)) {
        const fragment = document.definitions.find(
          (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value,
        );
        if (fragment?.kind === Kind.FRAGMENT_DEFINITION) {
          collect(fragment.selectionSet, [...within, selection.name.value]);
        }
      }
    }
  };
  collect(definition.selectionSet, []);
  return fields;
}

function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      found ||= name.value === "__schema" || name.value === "__type";
    },
  });
  return found;
}
