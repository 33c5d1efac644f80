import { defineConfig } from "vitest/config";

/** What runs in a browser, in a world like one. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "web",
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    exclude: ["**/*.server.test.{ts,tsx}"],
    setupFiles: ["./vitest.setup.ts"],
    restoreMocks: true,
    // A window of its own for each file: what listens on one hears the presses of every file after it. As a context of
    // a thread it costs a third of what it costs as a process.
    pool: "vmThreads",
    // A busy machine takes its time.
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
