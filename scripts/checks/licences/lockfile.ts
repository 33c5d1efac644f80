import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";

const Dependencies = v.optional(v.record(v.string(), v.string()), {});

const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      link: v.optional(v.boolean(), false),
      dev: v.optional(v.boolean(), false),
      dependencies: Dependencies,
      devDependencies: Dependencies,
      optionalDependencies: Dependencies,
    }),
  ),
});

/** A package out of the lockfile. */
export interface LockedPackage {
  /** Where it is installed, e.g. `web/node_modules/undici`. */
  readonly where: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression as the package states it; "" when it states none. */
  readonly licence: string;
  /** True when only development needs it. */
  readonly development: boolean;
}

/** A package that a workspace names in its package.json. */
export interface DirectDependency {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

type Locked = v.InferOutput<typeof Lockfile>;

/** @throws when package-lock.json is no lockfile */
export async function readLockfile(root: string): Promise<Locked> {
  return v.parse(Lockfile, JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")));
}

/** Every installed package, other platforms' included; the project's own workspaces are none. */
export function lockedPackages({ packages }: Locked): readonly LockedPackage[] {
  return Object.entries(packages)
    .filter(([where, entry]) => where.includes("node_modules/") && !entry.link)
    .map(([where, entry]) => ({
      where,
      name: nameOf(where),
      version: entry.version ?? "",
      licence: entry.license ?? "",
      development: entry.dev,
    }));
}

/** What the workspaces' package.json files name, each pair of name and version once, sorted by name. */
export function directDependencies({ packages }: Locked): readonly DirectDependency[] {
  const found = new Map<string, DirectDependency>();
  for (const [workspace, entry] of Object.entries(packages)) {
    if (workspace.includes("node_modules/")) continue;
    const named = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies };
    for (const [name, version] of Object.entries(named)) {
      if (name.startsWith("@chalkbox/")) continue;
      const local = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      found.set(`${name}@${version}`, { name, version, licence: local?.license ?? "" });
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"),
  );
}

function nameOf(where: string): string {
  return where.slice(where.lastIndexOf("node_modules/") + "node_modules/".length);
}
