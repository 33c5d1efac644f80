import { spawn } from "node:child_process";
import process from "node:process";
import { root } from "../testkit/root.ts";
import type { Say } from "./say.ts";

/** The property test whose lean version `npm test` runs. */
const test = "services/gateway/test/federation/federation.property.test.ts";

/**
 * Invents operations over four upstreams, some of which fail, and compares the answer of each one's plan with that of the
 * whole world in one schema.
 * @returns whether all were equal; a difference is printed with the seed that repeats it
 */
export async function campaignOfFederation(say: Say, operations = 100_000): Promise<boolean> {
  say(`${operations} operations over four upstreams …`);
  const child = spawn(process.execPath, ["scripts/bootstrap.mjs", "vitest", "run", test], {
    cwd: root,
    env: { ...process.env, FEDERATION_RUNS: String(operations) },
    stdio: "inherit",
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return code === 0;
}
