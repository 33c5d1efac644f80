import { createHash } from "node:crypto";
import {
  getNamedType,
  graphql,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLTypeResolver,
} from "graphql";
import * as v from "valibot";

/** An object of the invented shop: all that is known of it is where its values come from. */
export interface Invented {
  readonly seed: string;
}

/** How often something goes wrong, of 256 fields. */
export interface Odds {
  readonly nulls: number;
  readonly errors: number;
}

const bodySchema = v.object({
  query: v.string(),
  operationName: v.optional(v.string()),
  variables: v.record(v.string(), v.unknown()),
});

/** Words that try the gateway's way with bytes. */
const words = [
  "",
  "Buntstifte",
  'said "errors"',
  '{"data":{"errors":[]}}',
  "ä ✏️ 漢",
  "a\\b\n\u2028</script>",
  "__proto__",
  "null",
];

/** Errors as shops send them; the gateway recovers from none of them. */
const extensions: readonly (Readonly<Record<string, unknown>> | undefined)[] = [
  undefined,
  { classification: "INTERNAL_ERROR", debug: "select * from secrets" },
  { classification: "VALIDATION" },
  { classification: "NOT_FOUND", messageKey: "vue.error.notFound" },
  { messageKey: "vue.error.alone", code: "ALONE" },
  { code: "ONLY_A_CODE" },
];

/**
 * Answers any operation of the shop's contract with values that depend on the seed, the path of fields and their
 * arguments alone: not on aliases, nor on what else was asked, nor on when.
 * @returns the answer's JSON
 */
export async function answerInvented(schema: GraphQLSchema, body: string, seed: string, odds: Odds): Promise<string> {
  const { query, operationName, variables } = v.parse(bodySchema, JSON.parse(body));
  const result = await graphql({
    schema,
    source: query,
    operationName: operationName ?? null,
    variableValues: variables,
    rootValue: { seed },
    fieldResolver: resolverWith(odds),
    typeResolver,
  });
  return JSON.stringify(result);
}

/** Resolves every field by where its value comes from. */
export function resolverWith({ nulls, errors }: Odds): GraphQLFieldResolver<Invented, unknown> {
  return (source, args, _context, { parentType, fieldName, returnType }) => {
    const seed = digest(`${source.seed} ${parentType.name}.${fieldName} ${JSON.stringify(args)}`);
    const luck = byteOf(seed, 0);
    if (luck < errors) throw new GraphQLError(`No ${fieldName}`, { extensions: pick(extensions, seed) ?? {} });
    if (luck < errors + nulls && !isNonNullType(returnType)) return null;
    return valueOf(returnType, seed);
  };
}

const typeResolver: GraphQLTypeResolver<Invented, unknown> = ({ seed }, _context, { schema }, type) =>
  pick(schema.getPossibleTypes(type), seed)?.name;

function valueOf(type: GraphQLOutputType, seed: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, seed);
  if (isListType(type)) {
    const { ofType } = type;
    return Array.from({ length: byteOf(seed, 1) % 4 }, (_, index) => {
      const own = digest(`${seed} ${index}`);
      return !isNonNullType(ofType) && byteOf(own, 0) < 30 ? null : valueOf(ofType, own);
    });
  }
  const named = getNamedType(type);
  if (!isLeafType(named)) return { seed, ...(isAbstractType(named) && { isAbstract: true }) };
  if (isEnumType(named)) return pick(named.getValues(), seed)?.value;
  switch (named.name) {
    case "Int":
      return byteOf(seed, 2) - 100;
    case "Float":
      return (byteOf(seed, 2) - 100) / 8;
    case "Boolean":
      return byteOf(seed, 2) % 2 === 0;
    case "ID":
      return `id-${seed.slice(0, 6)}`;
    case "DateTime":
      return "2031-02-03T04:05:06.000Z";
    default:
      return pick(words, seed);
  }
}

/** Where values come from, as short text. */
export function digest(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

function byteOf(seed: string, index: number): number {
  return Number.parseInt(seed.slice(index * 2, index * 2 + 2), 16);
}

function pick<T>(values: readonly T[], seed: string): T | undefined {
  return values[byteOf(seed, 3) % values.length];
}
