/** Stock of branch stores: what a deployment states of such an upstream. */
import process from "node:process";
import { readTypeDefs } from "../type-defs.ts";

export const subgraph = {
  typeDefs: readTypeDefs("branches"),
  url: new URL(process.env["BRANCHES_URL"] ?? "http://127.0.0.1:4001/graphql"),
  // A store has the same for everyone.
  sharesCalls: true,
};
