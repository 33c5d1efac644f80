import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "shop",
    root: import.meta.dirname,
    include: ["{src,seed,test}/**/*.test.ts"],
    globalSetup: ["test/database-server.ts"],
    testTimeout: 15_000,
  },
});
