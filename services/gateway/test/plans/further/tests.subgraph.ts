/** An upstream of invented values. */
import process from "node:process";
import type { FurtherSubgraph } from "../../../src/subschemas/further-subgraphs.ts";
import { furtherTypeDefs } from "../further-upstreams.ts";

export const subgraph: FurtherSubgraph = {
  typeDefs: furtherTypeDefs.tests,
  url: new URL("tests", process.env["INVENTED_UPSTREAMS_URL"] ?? "http://127.0.0.1:9/"),
};
