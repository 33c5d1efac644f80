import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

/** A place within the arguments of a root field that takes a text. */
export interface TextPosition {
  /** e.g. `mutation review_add(review.title)` */
  readonly title: string;
  /** The way to it, with dots between the names, as an error of the field names it. */
  readonly fieldName: string;
  /** An operation that takes all arguments as variables. */
  readonly query: string;
  /** Variables with everything that is required, and a text at the place. */
  variables(text: string): Readonly<Record<string, unknown>>;
  /** The same operation with its arguments written out. */
  written(text: string): string;
}

const texts: ReadonlySet<string> = new Set(["String", "ID"]);
/** A value of every scalar that the shop's inputs have. */
const scalars: Readonly<Record<string, unknown>> = {
  String: "1",
  ID: "1",
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: "2026-11-24",
  DateTime: "2026-11-24T09:30:00.000Z",
};

type Taker = GraphQLArgument | GraphQLInputField;
type Way = readonly string[];

/** Every place of a schema that takes a text: strings and ids, at any depth of the arguments of any root field. */
export function textPositions(schema: GraphQLSchema): readonly TextPosition[] {
  const roots = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      field.args.flatMap((arg) => waysToTexts(arg, []).map((way) => positionAt(kind, field, way))),
    ),
  );
}

/** @param around input types that are being looked at; those that hold themselves are not looked at again */
function waysToTexts({ name, type }: Taker, around: readonly string[]): readonly Way[] {
  const named = getNamedType(type);
  if (texts.has(named.name)) return [[name]];
  if (!isInputObjectType(named) || around.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    waysToTexts(field, [...around, named.name]).map((way) => [name, ...way]),
  );
}

function positionAt(kind: string, field: GraphQLField<unknown, unknown>, way: Way): TextPosition {
  const [first = ""] = way;
  const args = field.args.filter((arg) => arg.name === first || isRequiredArgument(arg));
  const selection = isCompositeType(getNamedType(field.type)) ? " { __typename }" : "";
  const variables = (text: string): Record<string, unknown> =>
    Object.fromEntries(args.map((arg) => [arg.name, sample(arg, arg.name === first ? way.slice(1) : null, text)]));
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  return {
    title: `${kind} ${field.name}(${way.join(".")})`,
    fieldName: way.join("."),
    query: `${kind} (${declared}) { ${field.name}(${passed})${selection} }`,
    variables,
    written: (text) => {
      const values = variables(text);
      const literals = args.map(({ name, type }) => `${name}: ${literal(type, values[name])}`);
      return `${kind} { ${field.name}(${literals.join(", ")})${selection} }`;
    },
  };
}

/** A valid value, as short as can be; @param way on it is the text; null: it holds none */
function sample({ type }: Taker, way: Way | null, text: string): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleOf(nullable.ofType, way, text)];
  return sampleOf(nullable, way, text);
}

function sampleOf(type: GraphQLInputType, way: Way | null, text: string): unknown {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => field.name === way?.[0] || isRequiredInputField(field),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, sample(field, field.name === way?.[0] ? way.slice(1) : null, text)]),
    );
  }
  if (way !== null) return text;
  if (!(named.name in scalars)) throw new Error(`No sample of ${named.name}`);
  return scalars[named.name];
}

/** A value as it is written in a document. */
function literal(type: GraphQLInputType, value: unknown): string {
  if (isNonNullType(type)) return literal(type.ofType, value);
  if (Array.isArray(value)) {
    const item = isListType(type) ? type.ofType : type;
    return `[${value.map((each) => literal(item, each)).join(", ")}]`;
  }
  if (isInputObjectType(type) && typeof value === "object" && value !== null) {
    const fields = type.getFields();
    const written = Object.entries(value).flatMap(([name, each]) => {
      const field = fields[name];
      return field === undefined ? [] : [`${name}: ${literal(field.type, each)}`];
    });
    return `{ ${written.join(", ")} }`;
  }
  return isEnumType(type) ? String(value) : JSON.stringify(value);
}
