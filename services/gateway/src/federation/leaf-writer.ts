import { type GraphQLEnumType, type GraphQLScalarType, isEnumType } from "graphql";

/** JSON of a plain value; null for a value that its type does not have. */
export type LeafWriter = (value: unknown) => string | null;

/** Upstreams have serialised their values; these only have to be what the graph promises. */
export function leafWriter(type: GraphQLScalarType | GraphQLEnumType): LeafWriter {
  if (isEnumType(type)) {
    const names = new Set<unknown>(type.getValues().map(({ name }) => name));
    return (value) => (names.has(value) ? JSON.stringify(value) : null);
  }
  return builtIn[type.name] ?? ((value) => JSON.stringify(value));
}

const builtIn: Readonly<Record<string, LeafWriter>> = {
  String: (value) => (typeof value === "string" ? JSON.stringify(value) : null),
  ID: (value) =>
    typeof value === "string" ? JSON.stringify(value) : Number.isInteger(value) ? `"${String(value)}"` : null,
  Boolean: (value) => (value === true ? "true" : value === false ? "false" : null),
  // Whole numbers of 32 bits, as GraphQL has them.
  Int: (value) =>
    typeof value === "number" && Math.trunc(value) === value && value >= -(2 ** 31) && value < 2 ** 31
      ? `${value}`
      : null,
  Float: (value) => (typeof value === "number" ? JSON.stringify(value) : null),
};
