import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { root } from "./root.ts";

const ManifestSchema = v.object({
  entry: v.object({ module: v.string() }),
  routes: v.record(v.string(), v.object({ module: v.string(), parentId: v.optional(v.string()) })),
});

/**
 * Most bytes of pages with articles, gzipped: 142 kB of everything else, 1.5 kB for the heart, 3 kB for tracking, 0.1 kB for
 * the moments until which prices are held, 0.4 kB for operators' texts below lists, which the browser cleans, 0.9 kB for
 * reading texts as people see them, 0.2 kB for forms that nothing answers, 0.5 kB for queries that go in one call, 0.6 kB
 * for the place that Back comes to, 1 kB for what was typed into a page that is rendered again, for menus pressed early,
 * and for requests that end when a later key has overtaken them, 0.8 kB for changes that find no answer and are sent again
 * under their name (the first press may be one of those), and for a page that does not load itself whole without a network. The design allows 165 kB.
 */
export const browseLimit = 142_000 + 1_500 + 3_000 + 100 + 400 + 900 + 200 + 500 + 600 + 1_000 + 800;

/** The storefront's JavaScript as it was built. */
export interface Bundle {
  /** Ids of all routes, e.g. `routes/product`. */
  readonly routeIds: readonly string[];
  /** All chunks that a first visit of a route loads: its own, its layouts', the entry's, and what these import. */
  chunksOf(routeId: string): ReadonlySet<string>;
  /** The same, with what its code can load later by itself (`import()`); other routes are no part of that. */
  reachableFrom(routeId: string): ReadonlySet<string>;
  /** Size of chunks in bytes, each gzipped as a server sends it (level 9). */
  gzipBytes(chunks: ReadonlySet<string>): number;
  /** Text of a chunk. */
  text(chunk: string): string;
}

const folder = path.join(root, "web/build/client");

/**
 * Reads web/build/client.
 *
 * @throws Error when nothing was built
 */
export async function readBundle(): Promise<Bundle> {
  const files = await readdir(path.join(folder, "assets"));
  const manifestFile = files.find((name) => /^manifest-.*\.js$/.test(name));
  if (manifestFile === undefined) throw new Error("web/build/client has no manifest: npm start builds the storefront");
  const manifestText = await readFile(path.join(folder, "assets", manifestFile), "utf8");
  const json = manifestText.slice(manifestText.indexOf("{"), manifestText.lastIndexOf("}") + 1);
  const manifest = v.parse(ManifestSchema, JSON.parse(json));
  const chunks = new Map<string, string>();
  for (const name of files.filter((file) => file.endsWith(".js") && file !== manifestFile)) {
    chunks.set(name, await readFile(path.join(folder, "assets", name), "utf8"));
  }
  const text = (chunk: string): string => {
    const found = chunks.get(chunk);
    if (found === undefined) throw new Error(`The build refers to ${chunk}, which is not there`);
    return found;
  };
  const startOf = (routeId: string): string[] => {
    const modules = [manifest.entry.module];
    for (let id: string | undefined = routeId; id !== undefined; id = manifest.routes[id]?.parentId) {
      const route = manifest.routes[id];
      if (route === undefined) throw new Error(`The build has no route ${id}`);
      modules.push(route.module);
    }
    return modules.map((module) => path.posix.basename(module));
  };
  return {
    routeIds: Object.keys(manifest.routes),
    chunksOf: (routeId) => closure(startOf(routeId), (chunk) => staticImports(text(chunk))),
    reachableFrom: (routeId) =>
      closure(startOf(routeId), (chunk) => [...staticImports(text(chunk)), ...dynamicImports(text(chunk))]),
    gzipBytes: (some) => [...some].reduce((sum, chunk) => sum + gzipSync(text(chunk), { level: 9 }).length, 0),
    text,
  };
}

function closure(start: readonly string[], next: (chunk: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...start];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...next(chunk));
  }
  return found;
}

const staticImports = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].flatMap(([, name]) => name ?? []);
const dynamicImports = (text: string): string[] =>
  [...text.matchAll(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].flatMap(([, name]) => name ?? []);
