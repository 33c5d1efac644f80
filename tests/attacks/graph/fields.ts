import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** A field with the ones that lead to it; the first one is a root field. */
export interface FieldPath {
  readonly operation: "query" | "mutation";
  readonly steps: readonly { readonly type: GraphQLObjectType; readonly field: GraphQLField<unknown, unknown> }[];
}

/** A place that a client fills: an argument, or a field of an input object within it. */
export interface Place {
  readonly path: FieldPath;
  readonly argument: GraphQLArgument;
  /** Names of fields and, for the first entry of lists, zeros; empty: the argument itself. */
  readonly within: readonly (string | 0)[];
  readonly type: GraphQLInputType;
}

/** Every field of the graph that takes arguments, each by the shortest way to it. */
export function fieldsWithArguments(schema: GraphQLSchema): readonly FieldPath[] {
  const found: FieldPath[] = [];
  const met = new Set<string>();
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
  ] as const;
  let rest = roots.flatMap(([operation, type]) =>
    type === undefined || type === null ? [] : [{ operation, type, steps: [] as FieldPath["steps"] }],
  );
  while (rest.length > 0) {
    const next: typeof rest = [];
    for (const { operation, type, steps } of rest) {
      for (const field of Object.values(type.getFields())) {
        const own = [...steps, { type, field }];
        if (field.args.length > 0) found.push({ operation, steps: own });
        const result = getNamedType(field.type);
        const possible = isAbstractType(result) ? schema.getPossibleTypes(result) : [];
        const types = isObjectType(result) ? [result] : possible;
        for (const each of types) {
          if (met.has(each.name)) continue;
          met.add(each.name);
          next.push({ operation, type: each, steps: own });
        }
      }
    }
    rest = next;
  }
  return found;
}

/** Every place of the arguments of a field's last step, input objects within input objects included. */
export function placesOf(path: FieldPath): readonly Place[] {
  const last = path.steps.at(-1);
  return (last?.field.args ?? []).flatMap((argument) => withinOf(path, argument, argument.type, [], []));
}

function withinOf(
  path: FieldPath,
  argument: GraphQLArgument,
  type: GraphQLInputType,
  within: Place["within"],
  parents: readonly GraphQLInputType[],
): readonly Place[] {
  const own: Place = { path, argument, within, type };
  let bare: GraphQLInputType = type;
  let way = within;
  while (isNonNullType(bare) || isListType(bare)) {
    if (isListType(bare)) way = [...way, 0];
    bare = bare.ofType;
  }
  if (!isInputObjectType(bare) || parents.includes(bare)) return [own];
  const input = bare;
  return [
    own,
    ...Object.values(input.getFields()).flatMap((field) =>
      withinOf(path, argument, field.type, [...way, field.name], [...parents, input]),
    ),
  ];
}

/** Readable name of a place, as a test prints it. */
export const nameOf = ({ path, argument, within }: Place): string =>
  `${path.operation} ${path.steps.map(({ field }) => field.name).join(".")}(${[argument.name, ...within].join(".")})`;
