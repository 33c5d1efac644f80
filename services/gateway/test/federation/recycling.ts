import { link } from "./subgraph.ts";

/** Two types: one that the shop has as well, one of its own. */
export const recyclingTypeDefs = `${link}
  type Query {
    "What is gathered most."
    materials: [Material!]
  }
  "What the upstream holds of a category."
  type Category @key(fields: "id") {
    "Id of the category."
    id: ID!
    "Share of recycled material in percent."
    recycledPercent: Int
    "For the gateway alone."
    stockRoom: String @inaccessible
  }
  "Something that is gathered."
  type Material @key(fields: "code") {
    "Its code."
    code: ID!
    "Its name."
    name: String!
  }
`;
