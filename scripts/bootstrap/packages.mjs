import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runNpmCi } from "./npm-ci.mjs";

/**
 * Installs the packages of package-lock.json unless exactly these are already there.
 *
 * They are there when the stamp of the last install names the present lockfile, or when npm's own record of
 * node_modules agrees with it (someone ran `npm install` by hand).
 *
 * @param {string} root the checkout
 * @returns {Promise<{ ok: true } | { ok: false, reason: string }>}
 */
export async function ensurePackages(root) {
  const lock = readFileSync(path.join(root, "package-lock.json"), "utf8");
  const stamp = stampOf(lock);
  const stampFile = path.join(root, "node_modules", ".chalkbox-installed");

  if (readOrEmpty(stampFile) === stamp) return { ok: true };
  if (!agrees(lock, readOrEmpty(path.join(root, "node_modules", ".package-lock.json")))) {
    const installed = await runNpmCi(root, packagesFor(JSON.parse(lock)).length);
    if (!installed.ok) return installed;
  }
  linkWorkspaces(root, lock);
  writeFileSync(stampFile, stamp);
  return { ok: true };
}

/**
 * Links the workspaces that have come with an update: they are no packages that would have to be installed.
 * @param {string} root the checkout
 * @param {string} lock text of package-lock.json
 */
export function linkWorkspaces(root, lock) {
  for (const [where, { link, resolved }] of Object.entries(JSON.parse(lock).packages ?? {})) {
    const place = path.join(root, where);
    if (link !== true || existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.relative(path.dirname(place), path.join(root, resolved)), place, "junction");
  }
}

/**
 * What the stamp file holds after an install: lockfile and platform, because optional packages differ by platform.
 * @param {string} lock text of package-lock.json
 */
export function stampOf(lock) {
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform}-${process.arch}`;
}

/**
 * True when npm's record of what is installed holds every package that the lockfile requires on this platform.
 * @param {string} lock text of package-lock.json
 * @param {string} record text of node_modules/.package-lock.json; "" when there is none (npm writes it last)
 */
export function agrees(lock, record) {
  if (record === "") return false;
  const present = JSON.parse(record).packages ?? {};
  return packagesFor(JSON.parse(lock)).every(([where, wanted]) => {
    const found = present[where];
    // npm leaves out what only other platforms' packages need; a package made for this platform is never left out.
    if (found === undefined) return isOptional(wanted) && wanted.os === undefined;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * The lockfile's packages that belong on this machine: no links to workspaces, no other platform's binaries.
 * @param {{ packages?: Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }> }} lock
 */
export function packagesFor(lock) {
  return Object.entries(lock.packages ?? {}).filter(
    ([where, entry]) =>
      where.includes("node_modules/") &&
      entry.link !== true &&
      allows(entry.os, process.platform) &&
      allows(entry.cpu, process.arch) &&
      // Which C library runs here is npm's business: such packages are optional and one of them is enough.
      entry.libc === undefined,
  );
}

/** @param {{ optional?: boolean, devOptional?: boolean }} entry */
function isOptional(entry) {
  return entry.optional === true || entry.devOptional === true;
}

/**
 * @param {string | string[] | undefined} names names, or names to keep out when they start with "!"
 * @param {string} value
 */
function allows(names, value) {
  if (names === undefined) return true;
  const list = [names].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((name) => name.startsWith("!"));
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
