import {
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  type GraphQLEnumType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import type { Variables } from "../upstream/operation.ts";

/** Whether variables fit an operation. */
export type VariableCheck = (variables: Variables) => boolean;

/** Whether a value is plainly of a type; what is not may still be. */
type Check = (value: unknown) => boolean;

/** Plain values of the scalars that most variables have; the types of the graph accept more than these. */
const plain: Readonly<Record<string, Check>> = {
  String: (value) => typeof value === "string",
  ID: (value) => typeof value === "string",
  Boolean: (value) => typeof value === "boolean",
  Int: (value) => typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31,
  Float: (value) => typeof value === "number" && Number.isFinite(value),
};

/**
 * The check of an operation's variables. What is plainly right is seen at once; everything else is coerced as the graph
 * does it, which takes many times longer.
 *
 * @param schema that the operation is valid against
 */
export function createVariableCheck(schema: GraphQLSchema, definition: OperationDefinitionNode): VariableCheck {
  const definitions = definition.variableDefinitions ?? [];
  const checks = createTypeChecks();
  const quick = definitions.map((each) => quickCheck(schema, each, checks));
  return (variables) =>
    quick.every((isRight) => isRight(variables)) || !("errors" in getVariableValues(schema, definitions, variables));
}

function quickCheck(
  schema: GraphQLSchema,
  { variable, type, defaultValue }: VariableDefinitionNode,
  checkOf: (type: GraphQLInputType) => Check,
): VariableCheck {
  const name = variable.name.value;
  const known = typeFromAST(schema, type);
  const isPlain = known === undefined || !isInputType(known) ? () => false : checkOf(known);
  const isRequired = known !== undefined && isNonNullType(known);
  return (variables) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return value === undefined ? !isRequired || defaultValue !== undefined : isPlain(value);
  };
}

/** Makes the check of a type, once; types that hold themselves lead to the same check again. */
function createTypeChecks(): (type: GraphQLInputType) => Check {
  const known = new Map<GraphQLInputType, Check>();
  const checkOf = (type: GraphQLInputType): Check => {
    const found = known.get(type);
    if (found !== undefined) return found;
    let check: Check = () => false;
    known.set(type, (value) => check(value));
    check = make(type);
    known.set(type, check);
    return check;
  };
  const make = (type: GraphQLInputType): Check => {
    if (isNonNullType(type)) {
      const check = checkOf(type.ofType);
      return (value) => value !== null && check(value);
    }
    if (isListType(type)) {
      const check = checkOf(type.ofType);
      return (value) => value === null || (Array.isArray(value) && value.every(check));
    }
    if (isInputObjectType(type)) {
      const fields = new Map(
        Object.values(type.getFields()).map((field) => [
          field.name,
          { check: checkOf(field.type), isRequired: isNonNullType(field.type) && field.defaultValue === undefined },
        ]),
      );
      const required = [...fields].flatMap(([name, { isRequired }]) => (isRequired ? [name] : []));
      return (value) => {
        if (value === null) return true;
        if (typeof value !== "object" || Array.isArray(value) || type.isOneOf) return false;
        return (
          Object.entries(value).every(([name, each]) => fields.get(name)?.check(each) === true) &&
          required.every((name) => Object.hasOwn(value, name))
        );
      };
    }
    if (isEnumType(type)) return (value) => value === null || isValueOf(type, value);
    const check = isScalarType(type) ? plain[type.name] : undefined;
    return (value) => value === null || check?.(value) === true;
  };
  return checkOf;
}

function isValueOf(type: GraphQLEnumType, value: unknown): boolean {
  return typeof value === "string" && type.getValue(value) !== undefined;
}
