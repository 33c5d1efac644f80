import { spawn } from "node:child_process";
import process from "node:process";
import { root } from "../testkit/root.ts";
import type { Say } from "./say.ts";

/** Steps of a portion; each portion has a seed and a database of its own. */
const portion = 10_000;

/**
 * Plays orders, shipments, returns, withdrawals and refunds at random against the shop's services; after every step
 * pieces and money balance. It says after each portion how to go on from there.
 *
 * @param wanted steps
 * @param seed of the first portion; each one after it counts up
 */
export async function campaignOfOrders(say: Say, wanted = 100_000, seed = 1): Promise<boolean> {
  for (let taken = 0, next = seed; taken < wanted; next += 1) {
    const steps = Math.min(portion, wanted - taken);
    const { code, output } = await playPortion(steps, next);
    if (code !== 0) {
      say(output);
      return false;
    }
    taken += steps;
    const rest = wanted - taken;
    const goesOn = rest === 0 ? "" : `; the rest alone: npm run campaign -- orders ${rest} ${next + 1}`;
    say(`  ${taken} steps balance${goesOn}`);
  }
  return true;
}

async function playPortion(steps: number, seed: number): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    ["scripts/bootstrap.mjs", "vitest", "run", "services/shop/src/returns/model.test.ts"],
    { cwd: root, env: { ...process.env, ORDER_STEPS: String(steps), ORDER_SEED: String(seed) } },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number>((resolve, reject) => {
    child.on("close", (ended) => resolve(ended ?? 1));
    child.on("error", reject);
  });
  return { code, output };
}
