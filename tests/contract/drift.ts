import {
  GraphQLEnumType,
  type GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLUnionType,
  isAbstractType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";

/** An answer's JSON object. */
type Json = Readonly<Record<string, unknown>>;

/** What a walk through an answer keeps of the document that it answers. */
interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Json;
  readonly faults: string[];
}

/**
 * Compares an answer's `data` with the schema, along the document that requested it: types, nullability, lists,
 * enum values, missing fields and fields that were not requested.
 *
 * @param variables of the call, with defaults left out; they decide `@include` and `@skip`
 * @returns one line a fault, each with the path of its field, e.g. `shop_findCart.total.amount: …`; none is a match
 */
export function findDrift(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Json,
  data: unknown,
): readonly string[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const walk: Walk = { schema, fragments, variables, faults: [] };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const type = schema.getRootType(definition.operation);
    if (type == null) return [`${definition.operation}: the schema has no such root`];
    checkObject(walk, type, [definition.selectionSet], data, "");
  }
  return walk.faults;
}

function checkObject(
  walk: Walk,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  value: unknown,
  path: string,
): void {
  if (!isJsonObject(value)) return fault(walk, path, `is ${nameOf(value)}, but ${type.name} is an object`);
  const asked = fieldsOf(walk, type, selections);
  for (const [key, nodes] of asked) {
    const [{ name }] = nodes;
    const at = path === "" ? key : `${path}.${key}`;
    if (!(key in value)) fault(walk, at, "is missing");
    else if (name.value === "__typename") expectText(walk, at, value[key], type.name);
    else {
      const definition = type.getFields()[name.value];
      if (definition === undefined) fault(walk, at, `is no field of ${type.name}`);
      else checkValue(walk, definition.type, nodes, value[key], at);
    }
  }
  for (const key of Object.keys(value)) {
    if (!asked.has(key)) fault(walk, path === "" ? key : `${path}.${key}`, "was not asked for");
  }
}

function checkValue(walk: Walk, type: GraphQLOutputType, nodes: Nodes, value: unknown, path: string): void {
  if (type instanceof GraphQLNonNull) {
    if (value === null) return fault(walk, path, `is null, but its type is ${String(type)}`);
    return checkValue(walk, type.ofType, nodes, value, path);
  }
  if (value === null) return;
  if (type instanceof GraphQLList) {
    if (!Array.isArray(value)) return fault(walk, path, `is ${nameOf(value)}, but its type is ${String(type)}`);
    for (const [index, entry] of value.entries()) checkValue(walk, type.ofType, nodes, entry, `${path}[${index}]`);
    return;
  }
  if (type instanceof GraphQLScalarType) return checkScalar(walk, type, value, path);
  if (type instanceof GraphQLEnumType) {
    const known = type.getValues().some(({ name }) => name === value);
    return known ? undefined : fault(walk, path, `is ${JSON.stringify(value)}, which is no value of ${type.name}`);
  }
  const concrete = type instanceof GraphQLObjectType ? type : concreteType(walk, type, nodes, value, path);
  if (concrete === undefined) return;
  const selections = nodes.flatMap(({ selectionSet }) => (selectionSet === undefined ? [] : [selectionSet]));
  checkObject(walk, concrete, selections, value, path);
}

/** The object type behind an interface or union; the operation must request `__typename` to tell which. */
function concreteType(
  walk: Walk,
  type: GraphQLInterfaceType | GraphQLUnionType,
  nodes: Nodes,
  value: unknown,
  path: string,
): GraphQLObjectType | undefined {
  const name = isJsonObject(value) ? value["__typename"] : undefined;
  const possible = walk.schema.getPossibleTypes(type);
  const concrete = possible.length === 1 ? possible[0] : possible.find((candidate) => candidate.name === name);
  if (concrete === undefined) {
    const asked = nodes.map(({ name: field }) => field.value).join(", ");
    fault(walk, path, `has __typename ${JSON.stringify(name)}, which is no ${type.name} (asked by ${asked})`);
  }
  return concrete;
}

const isText = (value: unknown): value is string => typeof value === "string";
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  Float: (value) => typeof value === "number" && Number.isFinite(value),
  String: isText,
  // Ids travel as texts: a number would be another id to a client that compares.
  ID: isText,
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  DateTime: (value) =>
    isText(value) && /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value)),
};

function checkScalar(walk: Walk, type: GraphQLScalarType, value: unknown, path: string): void {
  const accepts = scalars[type.name];
  if (accepts === undefined) fault(walk, path, `has the scalar ${type.name}, which tests do not know yet`);
  else if (!accepts(value)) fault(walk, path, `is ${JSON.stringify(value)}, which is no ${type.name}`);
}

type Nodes = readonly [FieldNode, ...FieldNode[]];

/** The fields that the selections request of an object of this type, by the key that the answer uses. */
function fieldsOf(walk: Walk, type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Map<string, Nodes> {
  const found = new Map<string, Nodes>();
  const take = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (!isIncluded(walk, selection.directives ?? [])) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const before = found.get(key);
        found.set(key, before === undefined ? [selection] : [...before, selection]);
      } else {
        const part = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
        if (part !== undefined && applies(walk, part.typeCondition, type)) take(part.selectionSet);
      }
    }
  };
  for (const set of selections) take(set);
  return found;
}

function applies(
  walk: Walk,
  condition: FragmentDefinitionNode["typeCondition"] | undefined,
  type: GraphQLObjectType,
): boolean {
  if (condition === undefined) return true;
  const wanted = typeFromAST(walk.schema, condition);
  return wanted === type || (isAbstractType(wanted) && walk.schema.isSubType(wanted, type));
}

function isIncluded(walk: Walk, directives: NonNullable<FieldNode["directives"]>): boolean {
  return directives.every(({ name, arguments: given }) => {
    const condition = given?.find((argument) => argument.name.value === "if")?.value;
    if (condition === undefined) return true;
    const holds =
      condition.kind === Kind.VARIABLE
        ? walk.variables[condition.name.value] === true
        : condition.kind === Kind.BOOLEAN && condition.value;
    return name.value === "include" ? holds : name.value === "skip" ? !holds : true;
  });
}

function expectText(walk: Walk, path: string, value: unknown, wanted: string): void {
  if (value !== wanted) fault(walk, path, `is ${JSON.stringify(value)} instead of "${wanted}"`);
}

function fault(walk: Walk, path: string, what: string): void {
  walk.faults.push(`${path === "" ? "data" : path}: ${what}`);
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}

function isJsonObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
