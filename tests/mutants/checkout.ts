import { execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../testkit/root.ts";
import { dataFolder } from "./folders.ts";

/** What is made and not committed, but needed by tests. */
const made = ["web/src/graph/generated/**/*", "web/.react-router/types/**/*"];

/**
 * Updates an area's copy of the repository; files that have not changed are not written again.
 *
 * Packages are found above the copy, except our own: those are links into the copy itself, so that one service's
 * tests meet another's mutants.
 *
 * @param instrumented contents of the files that hold mutants, by path
 * @returns folder of the copy
 */
export function writeCheckout(area: string, instrumented: ReadonlyMap<string, string>): string {
  const folder = join(dataFolder, area);
  const files = new Set([...committed(), ...globSync(made, { cwd: root }).filter((file) => /\.\w+$/.test(file))]);
  for (const file of files) {
    const planted = instrumented.get(file);
    writeIfDifferent(join(folder, file), planted === undefined ? readFileSync(join(root, file)) : Buffer.from(planted));
  }
  for (const file of listed(folder)) if (!files.has(file)) rmSync(join(folder, file), { force: true });
  writeFileSync(join(folder, "../", `${area}.files.json`), JSON.stringify([...files]));
  linkPackages(folder);
  return folder;
}

function committed(): readonly string[] {
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" });
  return list.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}

/** What the last run wrote. */
function listed(folder: string): readonly string[] {
  const list = `${folder}.files.json`;
  if (!existsSync(list)) return [];
  const names: unknown = JSON.parse(readFileSync(list, "utf8"));
  return Array.isArray(names) ? names.map(String) : [];
}

function writeIfDifferent(file: string, content: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function linkPackages(folder: string): void {
  const own = join(root, "node_modules/@chalkbox");
  for (const name of readdirSync(own))
    link(readlinkSync(join(own, name)), join(folder, "node_modules/@chalkbox", name));
  for (const modules of globSync(["services/*/node_modules", "{web,tests}/node_modules"], { cwd: root })) {
    link(join(root, modules), join(folder, modules));
  }
}

function link(target: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  rmSync(at, { force: true });
  symlinkSync(target, at);
}
