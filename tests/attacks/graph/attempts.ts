import {
  astFromValue,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  print,
} from "graphql";
import type { Chance } from "./chance.ts";
import { type FieldPath, type Place, nameOf } from "./fields.ts";
import { type KnownIds, sampleOf } from "./samples.ts";
import { missing, wrongValuesFor } from "./wrong-values.ts";

/** One request that holds something wrong. */
export interface Attempt {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** How a wrong value is sent. */
const styles = ["variable", "literal", "default"] as const;
/** What stands beside the field: alone it is forwarded, with the session spliced, with introspection stitched. */
const companions = ["", "", "session { cartId }", "__schema { queryType { name } }"];

/** What attempts are made from. */
export interface AttemptParts {
  readonly schema: GraphQLSchema;
  readonly ids: KnownIds;
  readonly chance: Chance;
  /** Whether the graph has the session, to be requested beside a field. */
  readonly hasSession: boolean;
}

/** All wrong values of a place, each sent in one way. */
export function attemptsAt(place: Place, parts: AttemptParts): readonly Attempt[] {
  const sample = (type: Place["type"]): unknown => sampleOf(type, lastName(place), parts.ids, parts.chance);
  return wrongValuesFor(place.type, sample).map((wrong) => attemptWith(place, wrong, parts));
}

const lastName = ({ within, argument }: Place): string =>
  within.findLast((step) => typeof step === "string")?.toString() ?? argument.name;

function attemptWith(place: Place, wrong: unknown, parts: AttemptParts): Attempt {
  const { chance, ids, schema } = parts;
  const style = chance.of(styles);
  const variables: Record<string, unknown> = {};
  const definitions: string[] = [];
  const last = place.path.steps.length - 1;
  const parens = place.path.steps.map(({ field }, step) => {
    const given = field.args.flatMap((argument) => {
      const isPlace = step === last && argument.name === place.argument.name;
      if (!isPlace && !isRequiredArgument(argument) && chance.below(2) === 0) return [];
      const right = sampleOf(argument.type, argument.name, ids, chance);
      const value = isPlace ? withWrong(right, place.within, wrong) : right;
      const name = `${argument.name}${step}`;
      if (isPlace && style === "literal") {
        return value === missing ? [] : [`${argument.name}: ${literal(value)}`];
      }
      const type = String(argument.type);
      if (isPlace && style === "default") {
        // A default makes a type that may be null fit where null must not be.
        const fallback = astFromInput(right, argument.type);
        definitions.push(`$${name}: ${isNonNullType(argument.type) ? String(argument.type.ofType) : type}${fallback}`);
      } else definitions.push(`$${name}: ${type}`);
      if (value !== missing) variables[name] = value;
      return [`${argument.name}: $${name}`];
    });
    return given.length === 0 ? "" : `(${given.join(", ")})`;
  });
  const companion = place.path.operation === "query" ? chance.of(companions) : "";
  const beside = companion.startsWith("session") && !parts.hasSession ? "" : companion;
  const head = definitions.length === 0 ? "" : `(${definitions.join(", ")})`;
  return {
    name: `${nameOf(place)} = ${shown(wrong)} as ${style}${beside === "" ? "" : ` beside ${beside}`}`,
    query: `${place.path.operation}${head} { ${beside} ${selectionOf(schema, place.path, parens)} }`,
    variables,
  };
}

/** A value with the wrong one at its place; the way to it is made where the sample left it out. */
function withWrong(right: unknown, within: Place["within"], wrong: unknown): unknown {
  const [step, ...rest] = within;
  if (step === undefined) return wrong;
  if (step === 0) return [withWrong(Array.isArray(right) ? right[0] : right, rest, wrong)];
  const { [step]: inner, ...others } = typeof right === "object" && right !== null ? Object(right) : {};
  const value = withWrong(inner, rest, wrong);
  return value === missing ? others : { ...others, [step]: value };
}

function selectionOf(schema: GraphQLSchema, { steps }: FieldPath, parens: readonly string[]): string {
  let selection = "";
  for (const [back, { field, type }] of steps.toReversed().entries()) {
    const at = steps.length - 1 - back;
    const own = back === 0 ? leavesOf(schema, field.type) : selection;
    selection = `${field.name}${parens[at] ?? ""}${own === "" ? "" : ` { ${own} }`}`;
    const above = steps[at - 1];
    if (above !== undefined && !isObjectType(getNamedType(above.field.type)))
      selection = `... on ${type.name} { ${selection} }`;
  }
  return selection;
}

/** What can be requested of a type without arguments, one level below it as well. */
function leavesOf(schema: GraphQLSchema, type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named)) return "__typename";
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const deeper = fields
    .filter((field) => isObjectType(getNamedType(field.type)) && depth < 1)
    .slice(0, 3)
    .map((field) => `${field.name} { ${leavesOf(schema, field.type, depth + 1)} }`);
  return ["__typename", ...leaves.slice(0, 12), ...deeper].join(" ");
}

function astFromInput(value: unknown, type: Place["type"]): string {
  try {
    const ast = astFromValue(value, type);
    return ast === null || ast === undefined || ast.kind === Kind.NULL ? "" : ` = ${print(ast)}`;
  } catch {
    return "";
  }
}

/** A JSON value as it is written within a document; texts of capitals alone as an enum's value. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `${name}: ${literal(each)}`);
    return `{${fields.join(", ")}}`;
  }
  if (typeof value === "string" && /^[A-Z_]{2,}$/.test(value)) return value;
  return JSON.stringify(value) ?? "null";
}

/** A value as a report shows it. */
export function shown(value: unknown): string {
  if (value === missing) return "nothing";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
}
