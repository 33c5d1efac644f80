import { type DefinitionNode, type DocumentNode, Kind } from "graphql";

const definitionOf: Readonly<Record<string, string>> = {
  [Kind.OBJECT_TYPE_EXTENSION]: Kind.OBJECT_TYPE_DEFINITION,
  [Kind.INTERFACE_TYPE_EXTENSION]: Kind.INTERFACE_TYPE_DEFINITION,
  [Kind.UNION_TYPE_EXTENSION]: Kind.UNION_TYPE_DEFINITION,
  [Kind.ENUM_TYPE_EXTENSION]: Kind.ENUM_TYPE_DEFINITION,
  [Kind.INPUT_OBJECT_TYPE_EXTENSION]: Kind.INPUT_OBJECT_TYPE_DEFINITION,
};

/** A subgraph may extend what only others define: the first extension of a type that is defined nowhere defines it. */
export function withDefinitions({ definitions }: DocumentNode): DocumentNode {
  const defined = new Set(
    definitions.flatMap((each) => (each.kind.endsWith("Definition") && "name" in each ? [each.name?.value] : [])),
  );
  return {
    kind: Kind.DOCUMENT,
    definitions: definitions.map((each): DefinitionNode => {
      const kind = definitionOf[each.kind];
      if (kind === undefined || !("name" in each) || defined.has(each.name?.value)) return each;
      defined.add(each.name?.value);
      return Object.assign({}, each, { kind });
    }),
  };
}
