/** `npm run lint`: oxlint with types over the code, ESLint over schema and operations. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";

const tools = [
  ["oxlint", "--type-aware", "--deny-warnings", "."],
  [
    "eslint",
    "--max-warnings",
    "0",
    "schema/shop/**/*.graphql",
    "schema/session/**/*.graphql",
    "schema/backoffice/**/*.graphql",
    "operations/**/*.graphql",
  ],
] as const;

const fine = tools.map(([tool, ...args]) => {
  const result = spawnSync(path.join(root, "node_modules", ".bin", tool), args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return result.status === 0;
});
process.exitCode = fine.every(Boolean) ? 0 : 1;
