import { defineConfig } from "vitest/config";

/** What runs on Node, or needs nothing of a browser but files: rendering, the web server, the build. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: "web-server",
    include: ["src/**/*.server.test.{ts,tsx}", "{server,bundling,codegen}/**/*.test.ts"],
    restoreMocks: true,
    unstubEnvs: true,
    // Files share their modules, which took five sixths of the time; what reads its environment on loading is loaded
    // again by its test.
    pool: "threads",
    isolate: false,
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
