/** An upstream that cannot be reached. */
import type { FurtherSubgraph } from "../../../src/subschemas/further-subgraphs.ts";
import { link } from "../subgraph.ts";

export const subgraph: FurtherSubgraph = {
  typeDefs: `${link} type Category @key(fields: "id") { id: ID! warehouse: String }`,
  url: new URL("http://127.0.0.1:9/graphql"),
};
