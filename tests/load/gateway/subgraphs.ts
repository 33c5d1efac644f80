import { type DocumentNode, Kind, parse, print, visit } from "graphql";
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
  const queries = visit(readSessionContract(), {
    ObjectTypeExtension: (node) => {
      if (node.name.value === "Mutation") return null;
      return { ...node, kind: Kind.OBJECT_TYPE_DEFINITION };
    },
    ObjectTypeDefinition: (node) => (node.name.value === "Cart" ? undefined : node),
  });
  const cart = "type Cart { id: ID! checkout: CheckoutProgress } scalar DateTime";
  const others = queries.definitions.filter((node) => !("name" in node) || node.name?.value !== "Cart");
  return finish(withCartKey({ ...queries, definitions: [...others, ...parse(cart).definitions] }), use);
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
