/** An upstream beside the shop, as a deployment may add one: what share of a category's products has been recycled. */
import process from "node:process";
import type { FurtherSubgraph } from "../../../src/subschemas/further-subgraphs.ts";
import { recyclingTypeDefs } from "../recycling.ts";

export const subgraph: FurtherSubgraph = {
  typeDefs: recyclingTypeDefs,
  url: new URL(process.env["RECYCLING_SUBGRAPH_URL"] ?? "http://127.0.0.1:9/graphql"),
};
