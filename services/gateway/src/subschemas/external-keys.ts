import { type DocumentNode, type FieldDefinitionNode, Kind, parse } from "graphql";
import { directivesOf, textOf } from "./directives.ts";

/**
 * The fields in the keys of object types that a subgraph extends. The first version of federation marks them as
 * external, but the subgraph answers them: without them stitching would know no way on from its objects.
 * @param subgraph with its extensions as they are written
 */
export function keysOfExtensions({ definitions }: DocumentNode): ReadonlySet<FieldDefinitionNode> {
  const found = new Set<FieldDefinitionNode>();
  for (const type of definitions) {
    if (type.kind !== Kind.OBJECT_TYPE_EXTENSION && type.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const { kind, directives, fields = [] } = type;
    if (kind === Kind.OBJECT_TYPE_DEFINITION && directivesOf(directives, "extends").length === 0) continue;
    const keys = directivesOf(directives, "key").flatMap((key) => namesIn(textOf(key, "fields") ?? ""));
    for (const field of fields) if (keys.includes(field.name.value)) found.add(field);
  }
  return found;
}

/** Names of the fields that a directive's text selects, without those within them. */
function namesIn(selection: string): readonly string[] {
  const [definition] = parse(`{ ${selection} }`, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return [];
  return definition.selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));
}
