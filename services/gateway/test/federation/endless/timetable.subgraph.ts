import process from "node:process";
import type { FurtherSubgraph } from "../../../src/subschemas/further-subgraphs.ts";
import { endlessTypeDefs } from "../endless.ts";

export const subgraph: FurtherSubgraph = {
  typeDefs: endlessTypeDefs.timetable,
  url: new URL("/timetable", process.env["ENDLESS_UPSTREAMS_URL"] ?? "http://127.0.0.1:9"),
};
