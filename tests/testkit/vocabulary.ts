import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The schema.org vocabulary, read from the types that its maintainers generate of it. */
export interface Vocabulary {
  /** Faults of a node of structured data, each with the way to it; empty for a valid one. */
  faultsOf(node: unknown, at?: string): readonly string[];
}

/** Kinds of plain values, by the JavaScript types that stand for them. */
const plain: Readonly<Record<string, readonly string[]>> = {
  Text: ["string"],
  URL: ["string"],
  Date: ["string"],
  DateTime: ["string"],
  Time: ["string"],
  Number: ["number"],
  Integer: ["number"],
  Float: ["number"],
  Boolean: ["boolean"],
};

interface Class {
  readonly parents: readonly string[];
  /** Names of the kinds that each property takes. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const words = (union: string): readonly string[] =>
  union
    .split("|")
    .map((word) => word.trim())
    .filter((word) => word !== "" && word !== "IdReference");

/** Reads the vocabulary. */
export function readVocabulary(): Vocabulary {
  const main = fileURLToPath(import.meta.resolve("schema-dts"));
  const text = readFileSync(path.join(path.dirname(main), "schema.d.ts"), "utf8");
  const classes = new Map<string, Class>();
  for (const [, name = "", above = "", body = ""] of text.matchAll(
    /^(?:export )?interface (\w+)Base extends ([^{]+)\{\n(.*?)^\}/gms,
  )) {
    const properties = new Map<string, readonly string[]>();
    for (const [, property = "", kinds = ""] of body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.*), "[\w-]+">;$/gm))
      properties.set(property, words(kinds));
    classes.set(name, { parents: [...above.matchAll(/(\w+)Base\b/g)].map(([, parent = ""]) => parent), properties });
  }
  // A type that adds nothing has no base of its own.
  for (const [, name = "", parent = ""] of text.matchAll(/^export interface (\w+)Leaf extends (\w+)Base \{/gm)) {
    if (!classes.has(name)) classes.set(name, { parents: [parent], properties: new Map() });
  }
  /** What a kind may be: its own class or plain value, those below it, and its fixed words. */
  const unions = new Map(
    [...text.matchAll(/^export type (\w+)(?:<[^=]*>)? = ([^;]+);$/gm)].map(([, name = "", union = ""]) => [
      name,
      words(union),
    ]),
  );
  const kindsOf = (type: string, property: string): readonly string[] | null => {
    const found = classes.get(type);
    if (!found) return null;
    const own = found.properties.get(property);
    if (own) return own;
    for (const parent of found.parents) {
      const inherited = kindsOf(parent, property);
      if (inherited) return inherited;
    }
    return null;
  };
  const isKind = (value: unknown, kind: string, seen: ReadonlySet<string> = new Set()): boolean => {
    if (plain[kind]?.includes(typeof value) === true) return true;
    if (typeof value === "string" && kind === JSON.stringify(value)) return true;
    if (typeof value === "object" && value !== null && "@type" in value && kind === `${String(value["@type"])}Leaf`) {
      return true;
    }
    if (seen.has(kind)) return false;
    return (unions.get(kind) ?? []).some((one) => isKind(value, one, new Set([...seen, kind])));
  };
  const faultsOf = (node: unknown, at = ""): readonly string[] => {
    if (typeof node !== "object" || node === null) return [`${at} is no node`];
    const type = "@type" in node ? String(node["@type"]) : "";
    if (!classes.has(type)) return [`${at}: there is no type ${type}`];
    return Object.entries(node).flatMap(([property, value]) => {
      // What constrains the input of an action has the action's own names.
      if (property.startsWith("@") || property.endsWith("-input")) return [];
      const kinds = kindsOf(type, property);
      if (!kinds) return [`${at}: ${type} has no ${property}`];
      return [value].flat().flatMap((one: unknown, index) => {
        const place = `${at}/${property}[${index}]`;
        // A reference to a node that is described elsewhere.
        if (typeof one === "object" && one !== null && "@id" in one && !("@type" in one)) return [];
        if (!kinds.some((kind) => isKind(one, kind)))
          return [`${place}: ${JSON.stringify(one)} is none of ${kinds.join(", ")}`];
        return typeof one === "object" ? faultsOf(one, place) : [];
      });
    });
  };
  return { faultsOf };
}
