import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A piece of work whose result depends on files alone. */
export interface Work {
  readonly name: string;
  /** Files and folders (taken whole), relative to the checkout; one that is missing counts as empty. */
  readonly inputs: readonly string[];
  /** Files and folders (taken whole) that exist once the work is done. */
  readonly outputs: readonly string[];
  /** Anything else that the result depends on. */
  readonly salt?: string;
}

/**
 * True when the work was done for exactly these inputs and every file that it wrote is still there: a page whose code is
 * gone is not built.
 * @param root the checkout
 */
export async function isDone(root: string, work: Work): Promise<boolean> {
  if (!work.outputs.every((output) => existsSync(path.join(root, output)))) return false;
  const noted = await readFile(cacheFile(root, work), "utf8").catch(() => "");
  const [hash, ...written] = noted.split("\n");
  if (written.length === 0 || hash !== (await inputHash(root, work))) return false;
  const found = new Set(await outputsOf(root, work));
  return written.every((file) => found.has(file));
}

/** Notes that the work is done for the inputs with this hash (taken before the work began), and what it has written. */
export async function markDone(root: string, work: Work, hash: string): Promise<void> {
  const file = cacheFile(root, work);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, [hash, ...(await outputsOf(root, work))].join("\n"));
}

const outputsOf = async (root: string, { outputs }: Work): Promise<readonly string[]> =>
  (await Promise.all(outputs.map((output) => filesIn(root, output)))).flat();

/** SHA-256 over names and contents of all inputs; tests beside the code do not count. */
export async function inputHash(root: string, work: Work): Promise<string> {
  const files = (await Promise.all(work.inputs.map((input) => filesIn(root, input)))).flat();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash("sha256").update(work.salt ?? "");
  files.forEach((file, index) => hash.update(`\0${file}\0`).update(contents[index] ?? ""));
  return hash.digest("hex");
}

/** Every file at or below `input`, sorted, relative to the root. */
async function filesIn(root: string, input: string): Promise<readonly string[]> {
  const absolute = path.join(root, input);
  if (!existsSync(absolute)) return [];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [input];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

function cacheFile(root: string, work: Work): string {
  return path.join(root, "node_modules", ".cache", "chalkbox", `${work.name}.cached`);
}
