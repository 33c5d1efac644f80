import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

// The libraries load the CommonJS build of graphql, as Node itself does; Vite would give our own files the other one,
// whose classes are not the same.
const graphql = { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") };

/** Tests that run on Node, by the part of the house that they belong to. */
function nodeProject(name: string, folder: string) {
  return {
    resolve: { alias: [graphql] },
    test: {
      name,
      include: [`${folder}/**/*.test.ts`],
      exclude: ["**/node_modules/**", "tests/e2e/**"],
      environment: "node" as const,
      restoreMocks: true,
      // Whole libraries and graphs, loaded again for each file, took a third of the time.
      isolate: false,
      // Several services start within a test; a busy machine takes its time.
      testTimeout: 15_000,
      expect: { poll: { timeout: 10_000 } },
    },
  };
}

// One run for all: `npm test` counts its results. Browser journeys are Playwright's (tests/playwright.config.ts).
export default defineConfig({
  test: {
    projects: [
      nodeProject("edge", "services/edge"),
      nodeProject("input-text", "services/input-text"),
      nodeProject("storefront", "services/storefront"),
      nodeProject("order-list", "services/order-list"),
      nodeProject("pictures", "services/pictures"),
      nodeProject("gateway", "services/gateway"),
      nodeProject("session", "services/session"),
      // A project of its own: it starts a database server for the run.
      "services/shop",
      nodeProject("sandbox", "services/sandbox"),
      nodeProject("contract", "tests/contract"),
      nodeProject("testkit", "tests/testkit"),
      nodeProject("audit", "tests/audit"),
      nodeProject("attacks", "tests/attacks"),
      nodeProject("load", "tests/load"),
      nodeProject("mutants", "tests/mutants"),
      nodeProject("people", "tests/people"),
      nodeProject("scripts", "scripts"),
      "web",
      "web/vitest.server.config.ts",
    ],
  },
});
