import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readsEnvironment } from "./environment.ts";
import { awaitsBareImport } from "./bare-import.ts";
import { columnsNamedIn } from "./column-names.ts";
import { importsOf, resolveImport } from "./imports.ts";
import { placeOf } from "./places.ts";
import { takesPlainLazy } from "./plain-lazy.ts";
import { whyNot } from "./rules.ts";

const folders = ["web", "services", "tests"];
const launcher = "scripts/start";
const skipped = /(^|\/)(node_modules|build|generated|\.react-router)(\/|$)/;
const isTest = /\.(?:test|spec)\.tsx?$/;
/** A tagged template of the database's client, or the client itself. */
const sql = /\bsql(?:<[^`]*>)?`|from "postgres"/;
/** Playwright's configuration takes from it which browser to use. */
const shared = "scripts/browser.ts";

/** Every breach of "who may import whom" in the checkout, one line each, `file:line: why`. */
export async function findBreaches(root: string): Promise<readonly string[]> {
  const files = (await Promise.all(folders.map((folder) => sourcesIn(root, folder)))).flat();
  const order = new Map<string, Set<string>>();
  const links = new Map<string, Set<string>>();
  const breaches: string[] = [];
  for (const file of files) {
    const from = placeOf(file);
    const text = await readFile(path.join(root, file), "utf8");
    for (const { specifier, line, isType } of importsOf(text)) {
      const target = resolveImport(root, file, specifier);
      if (target === undefined || target === shared) continue;
      const to = placeOf(target);
      const why = whyNot(from, to, isType);
      if (why !== undefined) breaches.push(`${file}:${line}: ${specifier}: ${why}`);
      if (!isTest.test(file)) links.set(file, (links.get(file) ?? new Set()).add(target));
      if ("domain" in from && "domain" in to && from.in === "shop" && to.in === "shop" && from.domain !== to.domain) {
        order.set(from.domain, (order.get(from.domain) ?? new Set()).add(to.domain));
      }
    }
    if (takesPlainLazy(file, text)) {
      breaches.push(
        `${file}:1: latePart or sentPart in place of React's lazy: a chunk that cannot be had takes the page down`,
      );
    }
    if (!isTest.test(file) && awaitsBareImport(file, text)) {
      breaches.push(
        `${file}:1: codeOrPlainForm or codeOrWholePage around an import: a chunk that cannot be had takes the page down`,
      );
    }
    const holdsSql = from.in === "shop" && "domain" in from && from.part !== "store" && !file.endsWith(".test.ts");
    if (holdsSql && sql.test(text)) breaches.push(`${file}:1: SQL belongs into a *.store.ts file`);
    for (const column of columnsNamedIn(file, text)) {
      breaches.push(`${file}:1: ${column}: only a *.store.ts file names columns; it returns camelCase`);
    }
  }
  for (const file of [...files, ...(await sourcesIn(root, launcher))]) {
    if (!readsEnvironment(file, await readFile(path.join(root, file), "utf8"))) continue;
    breaches.push(`${file}:1: only a process's configuration file reads the environment`);
  }
  const cycle = findCycle(order);
  if (cycle !== undefined)
    breaches.push(`services/shop/src:1: domains import each other in a circle: ${cycle.join(" → ")}`);
  const circle = findCycle(links);
  if (circle !== undefined) breaches.push(`${circle[0]}:1: files import each other in a circle: ${circle.join(" → ")}`);
  return breaches;
}

/** A way from a name back to itself, or undefined. */
export function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  function visit(name: string, way: readonly string[]): readonly string[] | undefined {
    const start = way.indexOf(name);
    if (start >= 0) return [...way.slice(start), name];
    if (done.has(name)) return undefined;
    for (const next of edges.get(name) ?? []) {
      const cycle = visit(next, [...way, name]);
      if (cycle !== undefined) return cycle;
    }
    done.add(name);
    return undefined;
  }
  for (const name of edges.keys()) {
    const cycle = visit(name, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

async function sourcesIn(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const file = `${folder}/${entry.name}`;
      if (skipped.test(file)) return [];
      if (entry.isDirectory()) return sourcesIn(root, file);
      return /\.(ts|tsx|mjs)$/.test(entry.name) ? [file] : [];
    }),
  );
  return found.flat();
}
