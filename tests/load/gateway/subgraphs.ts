import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  print,
  visit,
} from "graphql";
import { readSessionContract, readShopContract } from "./contracts.ts";

/** The same graph as it is, to be composed as federation needs it, or with the root field that answers a composed one. */
export type SubgraphUse = "plain" | "composition" | "answers";

const link = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key"])`;
/** What a subgraph answers besides its own fields. */
const entities = `scalar _Any
union _Entity = Cart
extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`;

/** The shop as a subgraph: carts can be found again by their id. */
export function shopSubgraph(use: SubgraphUse): DocumentNode {
  return finish(withCartKey(readShopContract()), use);
}

/** The session as a subgraph. It has its queries only: changes are not compared. */
export function sessionSubgraph(use: SubgraphUse): DocumentNode {
  const { definitions } = readSessionContract();
  const types = Map.groupBy(definitions.filter(isObjectType), ({ name }) => name.value);
  types.delete("Mutation");
  types.delete("Cart");
  const others = definitions.filter((node) => !isObjectType(node));
  const cart = "type Cart { id: ID! checkout: CheckoutProgress } scalar DateTime";
  const all = [...[...types].map(asOneDefinition), ...others, ...parse(cart).definitions];
  return finish(withCartKey({ kind: Kind.DOCUMENT, definitions: all }), use);
}

type ObjectType = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

function isObjectType(node: DefinitionNode): node is ObjectType {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

/** A type with the fields of all its extensions: composers refuse a second definition. */
function asOneDefinition([name, parts]: readonly [string, readonly ObjectType[]]): ObjectTypeDefinitionNode {
  const fields = parts.flatMap((part) => part.fields ?? []);
  return { kind: Kind.OBJECT_TYPE_DEFINITION, name: { kind: Kind.NAME, value: name }, fields };
}

function withCartKey(document: DocumentNode): DocumentNode {
  return visit(document, {
    ObjectTypeDefinition: (node) =>
      node.name.value === "Cart" ? { ...node, directives: parseKey(), description: undefined } : undefined,
  });
}

function parseKey() {
  const [definition] = parse('type X @key(fields: "id") { id: ID! }').definitions;
  return definition !== undefined && "directives" in definition ? definition.directives : [];
}

/** Federation's own directives have no meaning for an executing schema, which is not validated. */
function finish(document: DocumentNode, use: SubgraphUse): DocumentNode {
  if (use === "plain") return document;
  const extra = parse(use === "composition" ? link : entities).definitions;
  return { ...document, definitions: [...document.definitions, ...extra] };
}

/** The subgraph's text, for composition. */
export function textOf(document: DocumentNode): string {
  return print(document);
}
