import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isAbstractType,
  isScalarType,
} from "graphql";

/** A schema whose scalars take every value; the filler decides what they hold. */
export function lenientSchema(document: DocumentNode): GraphQLSchema {
  const schema = buildASTSchema(document, { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLScalarType && type.astNode !== undefined && type.astNode !== null) {
      type.serialize = (value) => value;
    }
  }
  return schema;
}

/** The one cart that all visitors have, in every system under test. */
export const visitorCartId = "5000";

/** How many entries a list of the demo's shape has, by the field's name; any other has two. */
const lengths: Readonly<Record<string, number>> = {
  products: 60,
  productTiles: 60,
  positions: 4,
  mergedLineItems: 4,
  facets: 6,
  options: 4,
  dataAndFacts: 8,
  images: 2,
  sources: 1,
  replacementProducts: 1,
};

/** Texts that are longer than a name, in characters. */
const textLengths: Readonly<Record<string, number>> = { description: 900, content: 600, email: 180 };

const words = "Zeichenkarton weiß DIN A4 mit 250 Blatt für Schule und Kindergarten ";

/** Answers every query with values of the right shape, the same ones for the same arguments. */
export const fill: GraphQLFieldResolver<unknown, unknown> = (source, args, _context, info) => {
  // Federation's gateways request things that they have found elsewhere: for each the one that is meant.
  if (info.fieldName === "_entities" && Array.isArray(args["representations"])) return args["representations"];
  const seed = Object.values(args).join("-");
  if (isKnown(source, info.fieldName)) return source[info.fieldName];
  return valueOf(info.returnType, info, seed);
};

function isKnown(source: unknown, name: string): source is Readonly<Record<string, unknown>> {
  return typeof source === "object" && source !== null && Object.hasOwn(source, name);
}

function valueOf(type: GraphQLOutputType, info: GraphQLResolveInfo, seed: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, info, seed);
  if (isListType(type)) {
    const length = lengths[info.fieldName] ?? 2;
    return Array.from({ length }, (_, index) => valueOf(type.ofType, info, `${seed}${index}`));
  }
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isScalarType(type)) return scalar(type.name, info, seed);
  if (isAbstractType(type)) return { __typename: info.schema.getPossibleTypes(type)[0]?.name };
  return {};
}

function scalar(type: string, { fieldName, parentType }: GraphQLResolveInfo, seed: string): unknown {
  switch (type) {
    case "Boolean":
      return seed.length % 2 === 0;
    case "Int":
      return 40 + seed.length;
    case "Float":
      return 4.5;
    case "ID":
      return fieldName === "cartId" || parentType.name === "Cart" ? visitorCartId : `1${seed.replaceAll(/\D/g, "")}`;
    default:
      return words.repeat(16).slice(0, textLengths[fieldName] ?? 5);
  }
}
