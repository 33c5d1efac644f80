import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { dataFolder } from "./folders.ts";

const position = v.object({ line: v.number(), column: v.number() });
const result = v.object({
  files: v.array(v.object({ name: v.string(), content: v.string() })),
  mutants: v.array(
    v.object({
      id: v.string(),
      fileName: v.string(),
      mutatorName: v.string(),
      replacement: v.string(),
      location: v.object({ start: position, end: position }),
      statusReason: v.optional(v.string()),
    }),
  ),
});

/** Files that hold all their mutants at once, and the mutants; lines and columns count from 0. */
export type Instrumented = v.InferOutput<typeof result>;

/** Plants all mutants of some files. @throws Error when Stryker's instrumenter cannot be installed */
export async function instrument(files: readonly { name: string; content: string }[]): Promise<Instrumented> {
  const folder = install();
  const entry = join(folder, "node_modules/@stryker-mutator/instrumenter/dist/src/index.js");
  const { Instrumenter } = v.parse(v.object({ Instrumenter: v.function() }), await import(pathToFileURL(entry).href));
  const instrumenter: unknown = Reflect.construct(Instrumenter, [quiet]);
  const call = v.parse(v.object({ instrument: v.function() }), instrumenter).instrument;
  const settings = { plugins: [], excludedMutations: [], ignorers: [], noHeader: false };
  const planted: unknown = await call.call(
    instrumenter,
    files.map((file) => ({ ...file, mutate: true })),
    settings,
  );
  return v.parse(result, planted);
}

/** Installs the instrumenter where no package of the project sees it. @returns its folder */
function install(): string {
  const source = join(import.meta.dirname, "tool");
  const target = join(dataFolder, "tool");
  const installed = join(target, "node_modules", ".installed");
  const lock = readFileSync(join(source, "package-lock.json"), "utf8");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return target;
  mkdirSync(target, { recursive: true });
  cpSync(source, target, { recursive: true });
  const options = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const npm = spawnSync("npm", options, { cwd: target, stdio: "inherit", shell: process.platform === "win32" });
  if (npm.status !== 0) throw new Error("Stryker's instrumenter could not be installed");
  writeFileSync(installed, lock);
  return target;
}

/** A logger without a word. */
const quiet = {
  isDebugEnabled: () => false,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
