import { type ConstDirectiveNode, type DocumentNode, Kind } from "graphql";
import { directivesOf, textOf } from "../subschemas/directives.ts";
import { graphNames } from "../subschemas/supergraph-repairs.ts";

/** Names of the upstreams that answer a field, in the supergraph's order. */
export type Holders = (typeName: string, fieldName: string) => readonly string[];

/** Reads off a supergraph which upstreams answer what. */
export function holdersOf(supergraph: DocumentNode): Holders {
  const graphs = graphNames(supergraph);
  return (typeName, fieldName) => {
    for (const type of supergraph.definitions) {
      if (type.kind !== Kind.OBJECT_TYPE_DEFINITION && type.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
      const field = type.fields?.find(({ name }) => name.value === fieldName);
      if (type.name.value !== typeName || field === undefined) continue;
      const stated = directivesOf(field.directives, "join__field");
      // A field without statements is every upstream's that has its type.
      const holding = stated.length > 0 ? stated.filter(answers) : directivesOf(type.directives, "join__type");
      return [...new Set(holding.flatMap((each) => graphs.get(textOf(each, "graph") ?? "") ?? []))];
    }
    return [];
  };
}

function answers({ arguments: given = [] }: ConstDirectiveNode): boolean {
  return given.every(({ name, value }) => name.value !== "external" || value.kind !== Kind.BOOLEAN || !value.value);
}
