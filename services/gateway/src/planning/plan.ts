import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
  visit,
} from "graphql";
import { compileOperation, type UpstreamOperation } from "../upstream/operation.ts";

/** How an operation is answered. */
export type Plan =
  /** All its fields are the shop's: it is sent there as it is, and the answer's bytes go back unread. */
  | {
      readonly kind: "forward";
      readonly operation: UpstreamOperation;
      readonly definition: OperationDefinitionNode;
      /** Names of the variables that it declares; others are not passed on. */
      readonly variableNames: readonly string[];
    }
  /** It needs the session, or something is wrong with it: Apollo and the stitched graph answer. */
  | { readonly kind: "stitch" };

const stitch: Plan = { kind: "stitch" };

/** Longer texts are not worth a second look; Apollo refuses what is too long. */
const longestDocument = 50_000;

/**
 * Plans an operation: forwarded when it is valid against the shop's public part alone and does not introspect.
 * @param operationName which of several operations is meant
 */
export function planOperation(shopSchema: GraphQLSchema, text: string, operationName: string | null): Plan {
  if (text.length > longestDocument) return stitch;
  const document = parseQuietly(text);
  const definition = document === null ? null : getOperationAST(document, operationName);
  if (document === null || definition === null || definition === undefined) return stitch;
  if (definition.operation === OperationTypeNode.SUBSCRIPTION) return stitch;
  const name = definition.name?.value ?? null;
  // All operations must be valid, as for a server that reads the whole text; only the one that is meant is sent.
  if (introspects(document) || validate(shopSchema, document, specifiedRules).length > 0) return stitch;
  const own = separateOperations(document)[name ?? ""];
  if (own === undefined) return stitch;
  const kind = definition.operation === OperationTypeNode.MUTATION ? "mutation" : "query";
  return {
    kind: "forward",
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

function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      found ||= name.value === "__schema" || name.value === "__type";
    },
  });
  return found;
}
