import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { root } from "./root.ts";

/** Another version of the storefront, built. */
export interface SecondBuild {
  /** What starts its web, relative to the checkout. */
  readonly entry: string;
}

/** A change of a source: the text `from`, of which the file has exactly one, gives way to `to`. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A label of every product page in the run's build, and in the second one. */
export const productLabels = { first: "Artikelnummer", second: "Artikelnummer neu" };
/** The accessible name of the way home in every header, in the run's build and in the second one. */
export const homeLabels = { first: "Chalkbox, zur Startseite", second: "Chalkbox, zur neuen Startseite" };

/** What every page shows in server and browser, in a chunk that all others import, so that all names differ; and the worker. */
const changes: readonly Change[] = [
  { file: "src/shell/copy.ts", from: `home: "${homeLabels.first}"`, to: `home: "${homeLabels.second}"` },
  { file: "src/shell/header/copy.ts", from: `brand: "${homeLabels.first}"`, to: `brand: "${homeLabels.second}"` },
  {
    file: "src/catalogue/product-copy.ts",
    from: `orderNumber: "${productLabels.first}"`,
    to: `orderNumber: "${productLabels.second}"`,
  },
  { file: "src/shell/offline/kept-pages.ts", from: "const mostPages = 20;", to: "const mostPages = 19;" },
];

const sources = [
  "web/src",
  "web/public",
  "web/bundling",
  "web/server",
  "web/server.ts",
  "web/package.json",
  "web/tsconfig.json",
  "web/vite.config.ts",
  "web/react-router.config.ts",
  "tsconfig.base.json",
];
const folder = "build/second";

/** Its content is the hash of what was built; written last. */
const mark = path.join(root, folder, "built");

/** SHA-256 over all sources and what is changed in them; tests beside the code do not count. */
async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(changes));
  for (const source of [...sources, "package-lock.json"]) {
    const at = path.join(root, source);
    const entries = await readdir(at, { recursive: true, withFileTypes: true }).catch(() => null);
    const files = entries?.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    for (const file of (files ?? [at]).filter((name) => !isTest(name)).toSorted())
      hash.update(`\0${path.relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Builds the storefront a second time, from a copy of its sources with a few words changed, as far as they have changed
 * since the last time.
 *
 * @throws Error with the bundler's output when it fails
 */
export async function secondBuild(): Promise<SecondBuild> {
  const entry = `${folder}/web/server.ts`;
  const hash = await hashOfSources();
  if (existsSync(mark) && (await readFile(mark, "utf8")) === hash) return { entry };
  const target = path.join(root, folder);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const source of sources)
    await cp(path.join(root, source), path.join(target, source), {
      recursive: true,
      filter: (file) => !isTest(file),
    });
  for (const { file, from, to } of changes) {
    const place = path.join(target, "web", file);
    const [before, after, ...more] = (await readFile(place, "utf8")).split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`web/${file} holds "${from}" not exactly once: the second build changes nothing`);
    await writeFile(place, before + to + after);
  }
  await bundle(path.join(target, "web"));
  await writeFile(mark, hash);
  return { entry };
}

function bundle(cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, "node_modules/.bin/react-router"), ["build"], {
      cwd,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The second build failed:\n${output.slice(-4_000)}`)),
    );
  });
}
