/**
 * `npm run dead-code`: what is in the project and used by nothing: files, exports, dependencies, operations; and what only
 * tests or the design system's gallery use, but for what says that it is for them (`@internal`).
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { unusedOperations } from "./dead-code/operations.ts";

const runs = [["--no-progress"], ["--no-progress", "--production", "--include", "files,exports"]] as const;

const fine = runs.map((args) => {
  const { status } = spawnSync(path.join(root, "node_modules", ".bin", "knip"), args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
});
const unused = await unusedOperations(root);
for (const name of unused) process.stderr.write(`The storefront does not use the operation ${name}\n`);
process.exitCode = fine.every(Boolean) && unused.length === 0 ? 0 : 1;
