import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Variables } from "../upstream/operation.ts";

/**
 * Names of the variables that a client may leave out, as there is a default, but must not send as null: they fill places
 * where null must not be. GraphQL finds this only while it executes, and an upstream's words for it carry no code.
 */
export function neverNull(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): ReadonlySet<string> {
  const optional = new Set(
    (definition.variableDefinitions ?? []).flatMap(({ type, variable }) =>
      type.kind === Kind.NON_NULL_TYPE ? [] : [variable.name.value],
    ),
  );
  if (optional.size === 0) return optional;
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  const own = separateOperations(document)[definition.name?.value ?? ""] ?? document;
  visit(
    own,
    visitWithTypeInfo(types, {
      Variable({ name: { value } }) {
        if (optional.has(value) && isNonNullType(types.getInputType())) found.add(value);
      },
    }),
  );
  return found;
}

/** The first of these variables that is null; null when none is. @param names of variables that must not be null */
export function firstNull(names: ReadonlySet<string>, variables: Variables): string | null {
  for (const name of names) if (Object.hasOwn(variables, name) && variables[name] === null) return name;
  return null;
}
