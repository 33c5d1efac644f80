import process from "node:process";
import { defineConfig } from "@graphql-hive/gateway";

/** Hive Gateway as its guide sets it up for production, one process. */
export const gatewayConfig = defineConfig({
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
