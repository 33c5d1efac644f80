import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/* The types of CSS modules accept any name: a misspelt class would only show on the screen. */

const root = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));

/** For each style sheet: the classes that components name. Names given by a prop count as named. */
const uses = new Map<string, { named: Set<string>; byProp: boolean }>();
for (const file of files) {
  const source = readFileSync(join(root, file), "utf8");
  for (const [, local, path] of source.matchAll(/import (\w+) from "(\.[^"]+\.module\.css)"/g)) {
    if (local === undefined || path === undefined) continue;
    const sheet = relative(root, join(root, dirname(file), path));
    const use = uses.get(sheet) ?? { named: new Set<string>(), byProp: false };
    for (const [, name] of source.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, "g"))) {
      if (name !== undefined && name !== "module") use.named.add(name);
    }
    if (new RegExp(`\\b${local}\\[`).test(source)) use.byProp = true;
    uses.set(sheet, use);
  }
}

it.each([...uses.keys()])("%s has the classes that are used, and no others", (sheet) => {
  const css = readFileSync(join(root, sheet), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const defined = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ""));
  const use = uses.get(sheet) ?? { named: new Set<string>(), byProp: false };
  expect([...use.named].filter((name) => !defined.has(name))).toEqual([]);
  if (!use.byProp) expect([...defined].filter((name) => !use.named.has(name))).toEqual([]);
});
