import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { PublicError } from "../errors/rules.ts";
import type { Variables } from "../upstream/operation.ts";
import { createMomentCheck } from "./moment-values.ts";
import { firstNull, neverNull } from "./never-null.ts";

/** Why variables are refused on every plan of an operation; null when they may pass. */
export type ValueCheck = (variables: Variables) => PublicError | null;

/**
 * The check for mistakes that GraphQL would find only while the operation is executed, on another upstream than the one
 * that the client speaks to, in words without a code.
 */
export function createValueCheck(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): ValueCheck {
  const names = neverNull(schema, document, definition);
  const wrongMoment = createMomentCheck(schema, definition);
  return (variables) => {
    const nulled = firstNull(names, variables);
    if (nulled !== null) return badInput(`Variable "$${nulled}" must not be null here`);
    const name = wrongMoment(variables);
    return name === null ? null : badInput(`Variable "$${name}" holds no day or moment such as ${examples}`);
  };
}

const examples = "2026-11-24 or 2026-11-24T09:30:00.000Z";

/** Answer to a document that states a day or a moment that is none. */
export const wrongMomentInDocument = badInput(`The document holds no day or moment such as ${examples}`);

function badInput(message: string): PublicError {
  const code = "BAD_USER_INPUT";
  return { message, extensions: { code, classification: code } };
}
