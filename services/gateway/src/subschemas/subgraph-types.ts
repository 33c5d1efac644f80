import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
} from "graphql";

/** What subgraphs declare of a type that others hold as well. */
export interface DeclaredType {
  /** Selections of its keys. */
  readonly keys: Set<string>;
  /** Names of fields that several upstreams may answer. */
  readonly shareable: Set<string>;
  /** Names of fields that clients do not see. */
  readonly inaccessible: Set<string>;
}

/** The object types and interfaces of subgraphs, by name. */
export function declaredTypes(subgraphs: readonly DocumentNode[]): ReadonlyMap<string, DeclaredType> {
  const types = new Map<string, DeclaredType>();
  for (const definition of subgraphs.flatMap(({ definitions }) => definitions)) {
    if (!hasFields(definition)) continue;
    const name = definition.name.value;
    const type = types.get(name) ?? { keys: new Set(), shareable: new Set(), inaccessible: new Set() };
    types.set(name, type);
    for (const { name: directive, arguments: given = [] } of definition.directives ?? []) {
      const fields = given.find((each) => each.name.value === "fields")?.value;
      if (directive.value === "key" && fields?.kind === Kind.STRING) type.keys.add(fields.value);
    }
    const isWhole = has(definition.directives, "shareable");
    for (const field of definition.fields ?? []) {
      if (isWhole || has(field.directives, "shareable")) type.shareable.add(field.name.value);
      if (has(field.directives, "inaccessible")) type.inaccessible.add(field.name.value);
    }
  }
  return types;
}

function hasFields(definition: DefinitionNode) {
  return (
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
    definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
    definition.kind === Kind.INTERFACE_TYPE_DEFINITION ||
    definition.kind === Kind.INTERFACE_TYPE_EXTENSION
  );
}

function has(directives: readonly ConstDirectiveNode[] | undefined, name: string): boolean {
  return directives?.some((each) => each.name.value === name) ?? false;
}

/** The names of all types of subgraphs. */
export function declaredNames(subgraphs: readonly DocumentNode[]): ReadonlySet<string> {
  return new Set(
    subgraphs.flatMap(({ definitions }) =>
      definitions.flatMap((each) => (isTypeDefinitionNode(each) || isTypeExtensionNode(each) ? [each.name.value] : [])),
    ),
  );
}

/** The fields of subgraphs' types, as `Type.field`. */
export function declaredFields(subgraphs: readonly DocumentNode[]): ReadonlySet<string> {
  return new Set(
    subgraphs
      .flatMap(({ definitions }) => definitions.filter(hasFields))
      .flatMap(({ name, fields = [] }) => fields.map((field) => `${name.value}.${field.name.value}`)),
  );
}
