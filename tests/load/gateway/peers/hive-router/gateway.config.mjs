import process from "node:process";
import { defineConfig } from "@graphql-hive/gateway";
import { unifiedGraphHandler } from "@graphql-hive/router-runtime";

/** Hive Gateway on its planner in Rust, as its guide sets it up for production, one process. */
export const gatewayConfig = defineConfig({
  unifiedGraphHandler,
  supergraph: process.env.SUPERGRAPH,
  host: "127.0.0.1",
  port: Number(process.env.PORT),
  fork: 1,
  pollingInterval: 0,
  maskedErrors: true,
  landingPage: false,
  graphiql: false,
  logging: "error",
  // Its default is that equal fetches under way are one.
  ...(process.env.OWN_FETCHES === "1" && {
    transportEntries: { "*.http": { options: { deduplicateInflightRequests: false } } },
  }),
});
