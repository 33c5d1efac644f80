import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from "graphql";
import { directivesOf } from "./directives.ts";

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/** Names of the types of each interface, by the interface's; of all subgraphs together. */
export type Implementations = ReadonlyMap<string, ReadonlySet<string>>;

/** The types of all interfaces, as subgraphs declare them together. */
export function implementationsOf(subgraphs: readonly DocumentNode[]): Implementations {
  const known = new Map<string, Set<string>>();
  for (const type of subgraphs.flatMap(objectsOf)) {
    for (const { name } of type.interfaces ?? []) {
      const names = known.get(name.value) ?? new Set();
      known.set(name.value, names.add(type.name.value));
    }
  }
  return known;
}

/** The fields that interface objects of a subgraph add to the types of their interface, by these types' names. */
export function addedFields(
  subgraph: DocumentNode,
  implementations: Implementations,
): ReadonlyMap<string, readonly FieldDefinitionNode[]> {
  const added = new Map<string, readonly FieldDefinitionNode[]>();
  for (const { name, fields = [] } of objectsOf(subgraph).filter(isInterfaceObject)) {
    for (const type of implementations.get(name.value) ?? []) added.set(type, [...(added.get(type) ?? []), ...fields]);
  }
  return added;
}

/**
 * A subgraph whose interface objects are interfaces with all their types: to stitching a name is one kind of type in all
 * subgraphs.
 */
export function withInterfaces(subgraph: DocumentNode, implementations: Implementations): DocumentNode {
  const objects = objectsOf(subgraph).filter(isInterfaceObject);
  if (objects.length === 0) return subgraph;
  const interfaces = objects.map((type): InterfaceTypeDefinitionNode => ({
    ...type,
    kind: Kind.INTERFACE_TYPE_DEFINITION,
  }));
  const types = [...addedFields(subgraph, implementations)].map(([name, fields]): ObjectTypeDefinitionNode => ({
    kind: Kind.OBJECT_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value: name },
    interfaces: objects.flatMap((each) =>
      implementations.get(each.name.value)?.has(name) === true
        ? [{ kind: Kind.NAMED_TYPE, name: each.name }, ...(each.interfaces ?? [])]
        : [],
    ),
    fields: fields.filter((each, index) => fields.findIndex((other) => other.name.value === each.name.value) === index),
  }));
  const others = subgraph.definitions.filter((each) => !objects.some((object) => object === each));
  return { kind: Kind.DOCUMENT, definitions: [...others, ...interfaces, ...types] };
}

function objectsOf({ definitions }: DocumentNode): readonly ObjectNode[] {
  return definitions.filter(
    (each) => each.kind === Kind.OBJECT_TYPE_DEFINITION || each.kind === Kind.OBJECT_TYPE_EXTENSION,
  );
}

function isInterfaceObject({ directives }: ObjectNode): boolean {
  return directivesOf(directives, "interfaceObject").length > 0;
}
