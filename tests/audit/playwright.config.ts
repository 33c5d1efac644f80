import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/**
 * `npm run audit`: looks at every page of all five hosts (accessibility, widths, markup, links, keyboard). Takes a
 * quarter of an hour; `npm test` holds a sample of it. `npm run audit -- links` runs one file.
 */
export default defineConfig(journeys, {
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/audit",
  globalSetup: "../e2e/start-chalkbox.ts",
  timeout: 600_000,
});
