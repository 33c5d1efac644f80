import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../../../operations");
const files = new Map(
  globSync("**/*.graphql", { cwd: folder }).map((file) => [
    basename(file).replace(/(\.fragment)?\.graphql$/, ""),
    resolve(folder, file),
  ]),
);

/** The storefront's own document of an operation, with the fragments that it spreads. */
export function operation(name: string): string {
  const taken = new Set<string>();
  const take = (one: string): string => {
    if (taken.has(one)) return "";
    taken.add(one);
    const text = readFileSync(files.get(one) ?? "", "utf8");
    return [text, ...[...text.matchAll(/\.\.\.\s*(\w+)/g)].map(([, fragment = ""]) => take(fragment))].join("\n");
  };
  return take(name);
}
