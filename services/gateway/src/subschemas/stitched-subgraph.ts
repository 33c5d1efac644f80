import type { MergedTypeConfig } from "@graphql-tools/delegate";
import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  visit,
} from "graphql";
import type { GraphContext } from "../identity/request-context.ts";
import { withDefinitions } from "./definitions.ts";
import { keysOfExtensions } from "./external-keys.ts";
import type { Subgraph } from "./further-subgraphs.ts";
import type { FurtherSubschema } from "./further-subschemas.ts";
import { createHttpExecutor } from "./http-executor.ts";
import { type Implementations, withInterfaces } from "./interface-objects.ts";

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/**
 * A subgraph as stitching takes it, for what has no plan: its entities are merged types, what they require is computed.
 * No way leads to what its interface objects add.
 * @param implementations of all subgraphs together
 */
export function stitchedSubgraph(
  { typeDefs, url, headers }: Subgraph,
  implementations: Implementations,
): FurtherSubschema {
  const parsed = parse(typeDefs);
  const document = withInterfaces(withDefinitions(parsed), implementations);
  const entities = document.definitions.filter(isEntity);
  return {
    schema: buildASTSchema(executable(document, entities, keysOfExtensions(parsed)), { assumeValidSDL: true }),
    executor: createHttpExecutor({ url, headers }),
    merge: Object.fromEntries(entities.map((type) => [type.name.value, mergeOf(type)])),
  };
}

function mergeOf(type: ObjectNode): MergedTypeConfig<unknown, unknown, GraphContext> {
  const keys = argumentsOf(type.directives, "key");
  const required = (type.fields ?? []).flatMap((field) =>
    argumentsOf(field.directives, "requires").map((fields) => ({ name: field.name.value, fields })),
  );
  const names = new Set(
    [...keys, ...required.map(({ fields }) => fields)].flatMap((fields) => fields.match(/\w+/g) ?? []),
  );
  return {
    fields: Object.fromEntries(
      required.map(({ name, fields }) => [name, { selectionSet: `{ ${fields} }`, computed: true }]),
    ),
    entryPoints: keys.map((fields) => ({
      selectionSet: `{ ${fields} }`,
      fieldName: "_entities",
      key: (source: Readonly<Record<string, unknown>>) => ({
        __typename: type.name.value,
        ...Object.fromEntries([...names].flatMap((name) => (name in source ? [[name, source[name]]] : []))),
      }),
      argsFromKeys: (representations: readonly unknown[]) => ({ representations }),
    })),
  };
}

/**
 * Its schema without the directives of federation, with what federation adds to it, less what others answer.
 * @param own fields that it answers although they are external
 */
function executable(
  document: DocumentNode,
  entities: readonly ObjectNode[],
  own: ReadonlySet<FieldDefinitionNode>,
): DocumentNode {
  const plain = visit(document, {
    FieldDefinition: (field) =>
      argumentsOf(field.directives, "external").length > 0 && !own.has(field) ? null : undefined,
    Directive: () => null,
    SchemaExtension: () => null,
  });
  if (entities.length === 0) return plain;
  const names = [...new Set(entities.map(({ name }) => name.value))];
  const added = parse(
    `scalar _Any union _Entity = ${names.join(" | ")} extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`,
  );
  const hasQuery = plain.definitions.some((each) => "name" in each && each.name?.value === "Query");
  const query = hasQuery ? [] : parse("type Query { _service: Boolean }").definitions;
  return { kind: Kind.DOCUMENT, definitions: [...plain.definitions, ...query, ...added.definitions] };
}

function isEntity(definition: DocumentNode["definitions"][number]): definition is ObjectNode {
  return (
    (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    argumentsOf(definition.directives, "key").length > 0
  );
}

/** What a directive states in `fields`, each time that it is there; an empty text for one without. */
function argumentsOf(directives: readonly ConstDirectiveNode[] | undefined, name: string): readonly string[] {
  return (directives ?? [])
    .filter((each) => each.name.value === name)
    .map(({ arguments: given = [] }) => {
      const value = given.find((each) => each.name.value === "fields")?.value;
      return value?.kind === Kind.STRING ? value.value : "";
    });
}
