/** `npm run lint`: oxlint with types over the code, ESLint over schema and operations, words that texts avoid, tests that wait for time. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { oldWordsIn } from "./prose/check.ts";
import { sleepsIn } from "./sleeps/check.ts";

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
    "further/*.graphql",
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

const files = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).stdout.split("\n");
const faults = files
  .filter((file) => existsSync(path.join(root, file)) && /\.\w+$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...oldWordsIn(file, text), ...sleepsIn(file, text)];
  });
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = fine.every(Boolean) && faults.length === 0 ? 0 : 1;
