/** `npm run types`: type-checks every workspace and the scripts, two at a time. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";

const projects = [
  "scripts",
  "tests",
  "web",
  ...readdirSync(path.join(root, "services")).map((name) => `services/${name}`),
].filter((folder) => existsSync(path.join(root, folder, "tsconfig.json")));

/** Runs a tool of the packages in a folder; true when it is content. */
function run(folder: string, tool: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, "node_modules", ".bin", tool), args, {
      cwd: path.join(root, folder),
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

async function check(folder: string): Promise<boolean> {
  // Route modules import types that React Router derives from routes.ts.
  if (folder === "web" && !(await run(folder, "react-router", ["typegen"]))) return false;
  return run(folder, "tsc", ["-p", "."]);
}

let fine = true;
const waiting = [...projects];
async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (await check(next)) continue;
    process.stderr.write(`Types of ${next} are wrong.\n`);
    fine = false;
  }
}
await Promise.all([work(), work()]);
process.exitCode = fine ? 0 : 1;
