import { defineConfig, devices } from "@playwright/test";
import { browserArguments, findBrowser } from "../scripts/browser.ts";
import { plainHost } from "./e2e/start-chalkbox.ts";

const executablePath = findBrowser();

/** Journeys in a real browser, against one Chalkbox that e2e/start-chalkbox.ts starts for the run. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  globalSetup: "./e2e/start-chalkbox.ts",
  fullyParallel: true,
  // As usual processors: a third browser would only take the others' patience away.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "de-DE",
    actionTimeout: 15_000,
    navigationTimeout: 45_000,
    // A trace of every test costs an eighth of the run; what failed is repeated with `--trace=on`.
    trace: "off",
    launchOptions: {
      args: [...browserArguments, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`],
      ...(executablePath !== undefined && { executablePath }),
    },
  },
});
