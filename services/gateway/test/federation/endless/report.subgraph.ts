import process from "node:process";
import type { FurtherSubgraph } from "../../../src/subschemas/further-subgraphs.ts";
import { endlessTypeDefs } from "../endless.ts";

export const subgraph: FurtherSubgraph = {
  typeDefs: endlessTypeDefs.report,
  url: new URL("/report", process.env["ENDLESS_UPSTREAMS_URL"] ?? "http://127.0.0.1:9"),
};
