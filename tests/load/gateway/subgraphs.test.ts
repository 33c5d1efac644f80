import { buildASTSchema, concatAST, isObjectType, Kind, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { readSessionContract } from "./contracts.ts";
import { sessionSubgraph, shopSubgraph } from "./subgraphs.ts";

/** Federation's directive, which a subgraph need not declare. */
const key = parse("directive @key(fields: String!) on OBJECT");

/** Builds it as strictly as composers do: a second definition of a type, or a type that is missing, throws. */
const schemaOf = (subgraph: ReturnType<typeof shopSubgraph>) => buildASTSchema(concatAST([key, subgraph]));

describe("the subgraphs of the bench", () => {
  it("has carts with a key in the shop's", () => {
    expect(schemaOf(shopSubgraph("plain")).getType("Cart")?.astNode).toMatchObject({
      directives: [{ name: { value: "key" } }],
    });
  });

  it("defines each type of the session once, with all fields that the contract's files give it", () => {
    const schema = schemaOf(sessionSubgraph("plain"));
    const contract = readSessionContract().definitions.flatMap((node) =>
      (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      node.name.value === "Session"
        ? (node.fields ?? [])
        : [],
    );
    const session = schema.getType("Session");
    expect(isObjectType(session) && Object.keys(session.getFields())).toEqual(contract.map(({ name }) => name.value));
    expect(schema.getQueryType()?.getFields()).toHaveProperty("session");
    expect(schema.getMutationType()).toBeUndefined();
    expect(schema.getType("Cart")?.astNode).toMatchObject({ directives: [{ name: { value: "key" } }] });
  });
});
