import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** Numbers between 0 and 1 that a seed decides. */
export type Random = () => number;

/** @param seed a whole number */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An operation that is valid against a schema, with its variables. */
export interface InventedOperation {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const values: Readonly<Record<string, readonly string[]>> = {
  ID: ['"1"', '"2"', '"3"', "9"],
  String: ['"1"', '"2"', '"ö\\n"'],
  Int: ["0", "1", "2", "5", "null"],
};
const given: Readonly<Record<string, readonly unknown[]>> = {
  ID: ["1", "3", "7"],
  String: ["1", "2", '"'],
  Int: [0, 1, 3],
};

/** Invents an operation: aliases, fragments, conditions, arguments, repeated fields; at most six levels deep. */
export function inventQuery(schema: GraphQLSchema, random: Random): InventedOperation {
  const pick = <T>(all: readonly T[]): T => {
    const found = all[Math.floor(random() * all.length)];
    if (found === undefined) throw new Error("Nothing to pick from");
    return found;
  };
  const chance = (share: number): boolean => random() < share;
  const fragments: string[] = [];
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  let left = 45;
  let count = 0;

  const isMutation = chance(0.05);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (root == null) throw new Error("A schema without a root");
  const body = selection(root, 0);
  const head = declared.length === 0 ? "" : `(${declared.join(" ")})`;
  const kind = isMutation ? "mutation" : "query";
  return { text: [`${kind} Invented${head} ${body}`, ...fragments].join("\n"), variables };

  function selection(type: GraphQLNamedType, depth: number): string {
    const parts: string[] = [];
    const wanted = 1 + Math.floor(random() * (depth === 0 ? 3 : 4));
    for (let index = 0; index < wanted; index += 1) parts.push(part(type, depth));
    return `{ ${parts.join(" ")} }`;
  }

  function part(type: GraphQLNamedType, depth: number): string {
    if (isAbstractType(type) && (chance(0.7) || !isInterfaceType(type))) {
      if (chance(0.2)) return "__typename";
      const possible = pick(schema.getPossibleTypes(type));
      return `... on ${possible.name}${condition()} ${selection(possible, depth + 1)}`;
    }
    if (chance(0.06)) return `...${condition()} ${selection(type, depth + 1)}`;
    if (chance(0.06) && depth > 0) {
      const name = `F${(count += 1)}`;
      fragments.push(`fragment ${name} on ${type.name} ${selection(type, depth + 1)}`);
      return `...${name}${condition()}`;
    }
    return field(type, depth);
  }

  function field(type: GraphQLNamedType, depth: number): string {
    if (!isObjectType(type) && !isInterfaceType(type)) return "__typename";
    if (chance(0.08)) return chance(0.5) ? "__typename" : `t${(count += 1)}: __typename`;
    left -= 1;
    const all = Object.values(type.getFields());
    const leaves = all.filter((each) => !isCompositeType(getNamedType(each.type)));
    const isDeep = depth >= 6 || left <= 0;
    if (isDeep && leaves.length === 0) return "__typename";
    const chosen = pick(isDeep ? leaves : all);
    const args = argumentsFor(chosen);
    // Fields of one name may differ in type among the types of a union, and in their arguments.
    const isAliased = args !== "" || chance(0.15) || chosen.name === "name";
    const alias = isAliased
      ? `${chosen.name === "name" && args === "" ? type.name.toLowerCase() : `a${(count += 1)}`}_${chosen.name}: `
      : "";
    const within = getNamedType(chosen.type);
    const below = isCompositeType(within) ? ` ${selection(within, depth + 1)}` : "";
    return `${alias}${chosen.name}${args}${condition()}${below}`;
  }

  function argumentsFor({ args }: GraphQLField<unknown, unknown>): string {
    const parts = args.flatMap((each) => {
      if (!isNonNullType(each.type) && chance(0.5)) return [];
      return [`${each.name}: ${valueFor(each)}`];
    });
    return parts.length === 0 ? "" : `(${parts.join(", ")})`;
  }

  function valueFor({ type }: GraphQLArgument): string {
    const { name } = getNamedType(type);
    if (chance(0.6)) return pick((values[name] ?? ["null"]).filter((each) => each !== "null" || !isNonNullType(type)));
    const variable = `v${(count += 1)}`;
    const hasDefault = chance(0.3);
    const fallback = pick((values[name] ?? []).filter((each) => each !== "null"));
    declared.push(`$${variable}: ${String(type)}${hasDefault ? ` = ${fallback}` : ""}`);
    if (!hasDefault || chance(0.5)) variables[variable] = pick(given[name] ?? [null]);
    return `$${variable}`;
  }

  function condition(): string {
    if (chance(0.88)) return "";
    const directive = pick(["skip", "include"]);
    if (chance(0.3)) return ` @${directive}(if: ${pick(["true", "false"])})`;
    const variable = `c${(count += 1)}`;
    const hasDefault = chance(0.3);
    declared.push(`$${variable}: Boolean${hasDefault ? ` = ${pick(["true", "false"])}` : "!"}`);
    if (!hasDefault || chance(0.5)) variables[variable] = chance(0.5);
    return ` @${directive}(if: $${variable})`;
  }
}
