import { isDay, readMoment } from "@chalkbox/input-text/moments";
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Variables } from "../upstream/operation.ts";

/**
 * Rules for the values of the graph's scalars for days and moments. The schemas' own scalars take any value: stitching reads answers by
 * them as well, and would make null of what an upstream answers in another form.
 */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Date: (value) => typeof value === "string" && isDay(value),
  DateTime: (value) => typeof value === "string" && readMoment(value) !== null,
};

const scalarOf = (type: GraphQLInputType | null | undefined) => {
  const name = type ? getNamedType(type).name : "";
  return Object.hasOwn(scalars, name) ? scalars[name] : undefined;
};

/** Finds documents with a value for a day or a moment that is none. */
export function hasWrongMoments(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isWrong = false;
  const look = (node: ValueNode): void => {
    const isRight = scalarOf(types.getInputType());
    if (isRight === undefined || node.kind === Kind.NULL) return;
    if (!isRight(node.kind === Kind.STRING ? node.value : null)) isWrong = true;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      IntValue: look,
      FloatValue: look,
      StringValue: look,
      BooleanValue: look,
      EnumValue: look,
      ObjectValue: look,
      // A list where none is due: the values in it may each be right, or there may be none.
      ListValue: () => {
        const due = types.getParentInputType();
        if (due && scalarOf(due) !== undefined && !isListType(getNullableType(due))) isWrong = true;
      },
    }),
  );
  return isWrong;
}

/** Name of a variable that holds a value for a day or a moment that is none; null when all are right. */
export type MomentCheck = (variables: Variables) => string | null;

/** Makes the check of an operation's variables; it looks at those alone that can hold a day or a moment. */
export function createMomentCheck(schema: GraphQLSchema, definition: OperationDefinitionNode): MomentCheck {
  const concerned = (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    const known = typeFromAST(schema, type);
    return known !== undefined && isInputType(known) && holdsMoments(known, new Set())
      ? [{ name: variable.name.value, type: known }]
      : [];
  });
  return (variables) =>
    concerned.find(({ name, type }) => Object.hasOwn(variables, name) && isWrong(type, variables[name]))?.name ?? null;
}

function holdsMoments(type: GraphQLInputType, met: Set<string>): boolean {
  const named = getNamedType(type);
  if (scalarOf(named) !== undefined) return true;
  if (!isInputObjectType(named) || met.has(named.name)) return false;
  met.add(named.name);
  return Object.values(named.getFields()).some((field) => holdsMoments(field.type, met));
}

/** Finds values that hold a wrong day or moment. What does not fit its type in another way graphql-js refuses. */
function isWrong(type: GraphQLInputType, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (isNonNullType(type)) return isWrong(type.ofType, value);
  if (isListType(type)) {
    return Array.isArray(value) ? value.some((each) => isWrong(type.ofType, each)) : isWrong(type.ofType, value);
  }
  if (!isInputObjectType(type)) return scalarOf(type)?.(value) === false;
  if (typeof value !== "object") return false;
  const given: Readonly<Record<string, unknown>> = { ...value };
  return Object.values(type.getFields()).some(
    (field) => Object.hasOwn(given, field.name) && isWrong(field.type, given[field.name]),
  );
}
