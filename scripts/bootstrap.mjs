/**
 * The door of every npm script: makes sure that the packages are installed, finds Node 24, and hands over.
 *
 *   node scripts/bootstrap.mjs scripts/start/main.ts [arguments]   runs a TypeScript file
 *   node scripts/bootstrap.mjs vitest run [arguments]              runs a tool out of node_modules/.bin
 *
 * Runs on the machine's own Node (20 or newer) before anything is installed, so plain JavaScript and built-ins only.
 */
import process from "node:process";
import { ensurePackages } from "./bootstrap/packages.mjs";
import { findNode24, handOver } from "./bootstrap/node24.mjs";
import { root } from "./bootstrap/root.mjs";

const oldestNode = 20;

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) return fail("Usage: node scripts/bootstrap.mjs <file.ts | tool> [arguments]");

  const major = Number(process.versions.node.split(".")[0]);
  if (major < oldestNode) {
    return fail(
      `Chalkbox needs Node ${oldestNode} or newer; this is Node ${process.versions.node} (https://nodejs.org).`,
    );
  }

  const installed = await ensurePackages(root);
  if (!installed.ok) return fail(installed.reason);

  const node = findNode24(root);
  if (!node.ok) return fail(node.reason);

  process.exitCode = await handOver({ node: node.path, root, command, args });
}

/** @param {string} line */
function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}

await main();
