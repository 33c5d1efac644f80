import process from "node:process";
import { typeDefs } from "./world.ts";

/** A subgraph of the bench as our gateway takes it. */
export function upstream(name: string) {
  return {
    typeDefs: typeDefs[name] ?? "",
    url: new URL(`${process.env["FEDERATION_URL"] ?? ""}/${name}`),
    sharesCalls: process.env["FEDERATION_SHARED"] === "1",
  };
}
