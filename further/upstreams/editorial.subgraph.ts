/** Editorial reviews: what a deployment states of such an upstream. */
import process from "node:process";
import { readTypeDefs } from "../type-defs.ts";

export const subgraph = {
  typeDefs: readTypeDefs("editorial"),
  url: new URL(process.env["EDITORIAL_URL"] ?? "http://127.0.0.1:4002/graphql"),
  sharesCalls: true,
};
