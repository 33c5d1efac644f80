import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  copyFileSync,
} from "node:fs";
import path from "node:path";
import { root } from "./root.ts";

/** Made by builds and runs, or by git: a fresh clone has none of them. */
const made: ReadonlySet<string> = new Set(
  ".git .data .react-router .turbo .vite .cache build dist generated coverage test-results playwright-report bench-results".split(
    " ",
  ),
);

/** A checkout in which nothing was built yet. */
export interface FreshClone {
  /** Its absolute path, which holds blanks and umlauts as a person's folders may. */
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the checkout as a fresh clone would have it, with its packages installed. Files of packages are links to those
 * that are there: nothing writes into them.
 */
export function makeFreshClone(name = "Größe XL – frisch geklont"): FreshClone {
  const parent = path.join(root, ".data");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${name} `));
  copy(root, folder, copyFileSync);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies a folder without what is made; below node_modules every file is a link. */
function copy(from: string, to: string, takeFile: (from: string, to: string) => void): void {
  mkdirSync(to, { recursive: true });
  const isPackage = takeFile === linkSync;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (isPackage ? name === ".cache" || name === ".vite" : made.has(name)) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) copy(source, target, name === "node_modules" ? linkSync : takeFile);
    else if (entry.isFile()) takeFile(source, target);
  }
}
