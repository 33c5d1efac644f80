import {
  type GraphQLInputType,
  getNamedType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import type { Chance } from "./chance.ts";

/** Ids that exist for who sends them, by a word that the argument's name holds. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

/** Names of fields whose text has a form of its own. */
const texts: readonly (readonly [name: RegExp, text: string])[] = [
  [/email/i, "erika@example.org"],
  [/password/i, "Kreide-12345"],
  [/postcode|zip/i, "10115"],
  [/url|path/i, "/service/kontakt/"],
  [/phone/i, "+49 30 1234567"],
  [/name/i, "Erika"],
  [/city/i, "Berlin"],
  [/street/i, "Lindenallee 12"],
  [/country/i, "DE"],
  [/payload|json/i, "{}"],
  [/data|base64/i, "aGFsbG8="],
  [/entry|parameter/i, "lightning_deal"],
  [/query|search/i, "Schere"],
];

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1.5,
  Boolean: true,
  Date: "2026-03-02",
  DateTime: "2026-03-02T10:00:00.000Z",
  JSON: {},
};

/** Something that fits a type, and where the name says so exists. */
export function sampleOf(type: GraphQLInputType, name: string, ids: KnownIds, chance: Chance, depth = 0): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, name, ids, chance, depth);
  if (isListType(type)) return depth > 4 ? [] : [sampleOf(type.ofType, name, ids, chance, depth + 1)];
  if (isEnumType(type)) return chance.of(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    if (type.isOneOf) {
      const field = chance.of(fields);
      return { [field.name]: sampleOf(field.type, field.name, ids, chance, depth + 1) };
    }
    // What is optional is sent now and then: whether it is there opens another way through the code.
    const sent = fields.filter(({ type: own }) => isNonNullType(own) || (depth < 4 && chance.below(2) === 0));
    return Object.fromEntries(
      sent.map((field) => [field.name, sampleOf(field.type, field.name, ids, chance, depth + 1)]),
    );
  }
  const named: GraphQLNamedType = getNamedType(type);
  if (named.name === "ID") return idFor(name, ids, chance);
  if (named.name !== "String") return scalars[named.name] ?? "x";
  return texts.find(([pattern]) => pattern.test(name))?.[1] ?? chance.of(["x", "10032", "Schere", "de"]);
}

function idFor(name: string, ids: KnownIds, chance: Chance): string {
  const own = Object.entries(ids).find(([word]) => name.toLowerCase().includes(word))?.[1] ?? [];
  return chance.of(own.length > 0 && chance.below(4) > 0 ? own : Object.values(ids).flat());
}
