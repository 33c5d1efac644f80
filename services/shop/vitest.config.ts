import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The libraries load the CommonJS build of graphql, as Node itself does; Vite would give our own files the other one,
  // whose classes are not the same.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") }] },
  test: {
    name: "shop",
    root: import.meta.dirname,
    include: ["{src,seed,test}/**/*.test.ts"],
    globalSetup: ["test/database-server.ts"],
    restoreMocks: true,
    isolate: false,
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
