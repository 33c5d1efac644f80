import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSchema, getIntrospectionQuery, Kind, parse, print, visit } from "graphql";
import { describe, expect, it } from "vitest";
import { measureDocument } from "../../src/security/document-limits.ts";
import { limits } from "../../src/security/limits.ts";
import { readDocument } from "../../src/security/read-document.ts";

const repository = resolve(import.meta.dirname, "../../../..");
const schema = buildSchema(readFileSync(join(repository, "schema/graph.graphql"), "utf8"));

function definitionsOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".graphql"));
  return names.flatMap((name) => parse(readFileSync(join(folder, name), "utf8")).definitions);
}

const definitions = definitionsOf(join(repository, "operations"));
const fragments = new Map(
  definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
);
const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

/** An operation with the fragments that it needs, as clients send it. */
function complete(operation: (typeof operations)[number]): string {
  const needed = new Set<string>();
  const collect = (node: (typeof definitions)[number]): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment === undefined || needed.has(name.value)) return;
        needed.add(name.value);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [operation, ...[...needed].map((name) => fragments.get(name)).filter((node) => node !== undefined)]
    .map((node) => print(node))
    .join("\n");
}

describe("the storefront's own operations", () => {
  it("are all here", () => {
    expect(operations.length).toBeGreaterThan(30);
  });

  it.each(operations.map((operation) => [operation.name?.value ?? "", complete(operation)] as const))(
    "%s stays below two thirds of every limit",
    (_name, text) => {
      const read = readDocument(schema, text);
      expect(read.kind).toBe("read");
      expect(text.length).toBeLessThan((limits.characters * 2) / 3);
      const room = new Map<string, number>(Object.entries(limits).map(([limit, value]) => [limit, (value * 2) / 3]));
      const used = Object.entries(measureDocument(schema, parse(text)));
      expect(used.filter(([limit, amount]) => amount > (room.get(limit) ?? 0))).toEqual([]);
    },
  );

  it("leave room for what explores the graph", () => {
    const text = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true });
    expect(readDocument(schema, text).kind).toBe("read");
  });
});
