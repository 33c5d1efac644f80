import { spawn } from "node:child_process";
import process from "node:process";
import { root } from "../testkit/root.ts";
import type { Say } from "./say.ts";

/**
 * Presses what sends each mutation of the storefront, in a browser, while its call is cut off, refused, lost after it was
 * carried out, and while the network is away.
 *
 * @returns whether each page said so and stayed, and each change was made once; what the tests print is printed
 */
export async function campaignOfAway(say: Say): Promise<boolean> {
  say("Every mutation of the storefront, while network, gateway or shop is away …");
  const config = ["--config", "tests/playwright.config.ts", "tests/e2e/session/away"];
  const child = spawn(process.execPath, ["scripts/bootstrap.mjs", "playwright", "test", ...config], {
    cwd: root,
    env: { ...process.env, AWAY: "all" },
    stdio: "inherit",
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return code === 0;
}
