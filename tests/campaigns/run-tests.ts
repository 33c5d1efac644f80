import { spawn } from "node:child_process";
import process from "node:process";
import { root } from "../testkit/root.ts";

/**
 * Runs property tests whose lean versions `npm test` runs.
 *
 * @param files relative to the checkout
 * @param env what makes them longer
 * @returns whether all passed; what they print is printed
 */
export async function runTests(files: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> {
  const child = spawn(process.execPath, ["scripts/bootstrap.mjs", "vitest", "run", ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return code === 0;
}
