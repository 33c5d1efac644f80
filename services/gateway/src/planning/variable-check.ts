import {
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from "graphql";
import type { Variables } from "../upstream/operation.ts";

/** Whether variables fit an operation. */
export type VariableCheck = (variables: Variables) => boolean;

/** Plain values of the types that most variables have; the types of the graph accept more than these. */
const plain: Readonly<Record<string, (value: unknown) => boolean>> = {
  String: (value) => typeof value === "string",
  ID: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  Int: (value) => typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31,
};

/**
 * The check of an operation's variables. What is plainly right is seen at once; everything else is coerced as the graph
 * does it, which takes many times longer.
 *
 * @param schema that the operation is valid against
 */
export function createVariableCheck(schema: GraphQLSchema, definition: OperationDefinitionNode): VariableCheck {
  const definitions = definition.variableDefinitions ?? [];
  const quick = definitions.map(quickCheck);
  return (variables) =>
    quick.every((isRight) => isRight(variables)) || !("errors" in getVariableValues(schema, definitions, variables));
}

function quickCheck({ variable, type, defaultValue }: VariableDefinitionNode): VariableCheck {
  const name = variable.name.value;
  const isRequired = type.kind === Kind.NON_NULL_TYPE;
  const named = isRequired ? type.type : type;
  const isPlain = named.kind === Kind.NAMED_TYPE ? plain[named.name.value] : undefined;
  return (variables) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (value === undefined) return !isRequired || defaultValue !== undefined;
    return value === null ? !isRequired : isPlain?.(value) === true;
  };
}
