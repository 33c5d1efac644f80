/**
 * `npm run licences`: every package has a permissive licence or a reasoned exception, and the guide names every direct
 * dependency. With --write the guide's table is brought up to date; reasons are then added by hand.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { compareGuide, guideFile, readGuide, rewriteGuide } from "./licences/guide.ts";
import { findForbidden } from "./licences/judge.ts";
import { directDependencies, lockedPackages, readLockfile } from "./licences/lockfile.ts";

const lockfile = await readLockfile(root);
const direct = directDependencies(lockfile);
const file = path.join(root, guideFile);
if (process.argv.includes("--write")) await writeFile(file, rewriteGuide(await readFile(file, "utf8"), direct));

const faults = [
  ...findForbidden(lockedPackages(lockfile)),
  ...compareGuide(readGuide(await readFile(file, "utf8")), direct),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
