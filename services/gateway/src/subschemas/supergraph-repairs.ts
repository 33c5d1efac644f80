import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type TypeNode,
  visit,
} from "graphql";
import { directivesOf, textOf } from "./directives.ts";

/** Fields of interface objects that are another upstream's, as `Type.field`, by the upstream's name. */
export type ExternalFields = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Puts right what composition states of two kinds of fields: which upstream has those that an interface object declares
 * as another's, and the type of those that are a union or an interface at one upstream and one of its types at another.
 */
export function repaired(supergraph: DocumentNode, externals: ExternalFields): DocumentNode {
  const schema = buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true });
  const graphs = graphNames(supergraph);
  const fieldsOf = <T extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(type: T): T => ({
    ...type,
    fields: (type.fields ?? []).map((field) => withWidestType(withSources(field, type, graphs, externals), schema)),
  });
  return visit(supergraph, { ObjectTypeDefinition: fieldsOf, InterfaceTypeDefinition: fieldsOf });
}

/** Names of a supergraph's upstreams by their values of the enum. */
export function graphNames({ definitions }: DocumentNode): ReadonlyMap<string, string> {
  const graphs = definitions.find(
    (each) => each.kind === Kind.ENUM_TYPE_DEFINITION && each.name.value === "join__Graph",
  );
  const values = graphs?.kind === Kind.ENUM_TYPE_DEFINITION ? (graphs.values ?? []) : [];
  return new Map(
    values.map(({ name, directives }) => [
      name.value,
      directivesOf(directives, "join__graph").map((each) => textOf(each, "name"))[0] ?? "",
    ]),
  );
}

/** A field without statements is every upstream's that has its type. */
function withSources(
  field: FieldDefinitionNode,
  { name, directives }: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode,
  graphs: ReadonlyMap<string, string>,
  externals: ExternalFields,
): FieldDefinitionNode {
  const holders = directivesOf(directives, "join__type").flatMap((each) => textOf(each, "graph") ?? []);
  const isExternal = (graph: string): boolean =>
    externals.get(graphs.get(graph) ?? "")?.has(`${name.value}.${field.name.value}`) === true;
  if (directivesOf(field.directives, "join__field").length > 0 || !holders.some(isExternal)) return field;
  const stated = holders.map((graph) => `@join__field(graph: ${graph}${isExternal(graph) ? ", external: true" : ""})`);
  const [definition] = parse(`type A { a: Int ${stated.join(" ")} }`, { noLocation: true }).definitions;
  const own = definition?.kind === Kind.OBJECT_TYPE_DEFINITION ? (definition.fields?.[0]?.directives ?? []) : [];
  return { ...field, directives: [...(field.directives ?? []), ...own] };
}

function withWidestType(field: FieldDefinitionNode, schema: GraphQLSchema): FieldDefinitionNode {
  const names = directivesOf(field.directives, "join__field").flatMap((each) => textOf(each, "type") ?? []);
  const stated = [...new Set(names.map((name) => name.replaceAll(/[[\]!]/g, "")))];
  const widest = stated.find((name) => stated.every((other) => other === name || isWithin(schema, other, name)));
  return stated.length < 2 || widest === undefined ? field : { ...field, type: renamed(field.type, widest) };
}

function isWithin(schema: GraphQLSchema, name: string, wider: string): boolean {
  const [type, abstract] = [schema.getType(name), schema.getType(wider)];
  return isAbstractType(abstract) && (isObjectType(type) || isInterfaceType(type)) && schema.isSubType(abstract, type);
}

function renamed(type: TypeNode, name: string): TypeNode {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: { kind: Kind.NAME, value: name } };
  if (type.kind === Kind.LIST_TYPE) return { ...type, type: renamed(type.type, name) };
  const inner = renamed(type.type, name);
  return inner.kind === Kind.NON_NULL_TYPE ? inner : { ...type, type: inner };
}

/** What subgraphs declare as external on interface objects. @param subgraphs by name */
export function externalFields(subgraphs: ReadonlyMap<string, DocumentNode>): ExternalFields {
  const has = (directives: readonly ConstDirectiveNode[] | undefined, name: string): boolean =>
    directivesOf(directives, name).length > 0;
  return new Map(
    [...subgraphs].map(([name, { definitions }]) => {
      const found = definitions.flatMap((type) =>
        (type.kind === Kind.OBJECT_TYPE_DEFINITION || type.kind === Kind.OBJECT_TYPE_EXTENSION) &&
        has(type.directives, "interfaceObject")
          ? (type.fields ?? []).flatMap((field) =>
              has(field.directives, "external") ? [`${type.name.value}.${field.name.value}`] : [],
            )
          : [],
      );
      return [name, new Set(found)];
    }),
  );
}
