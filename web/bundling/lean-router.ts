import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { reactParts } from "./react-parts.ts";
import { routerParts } from "./router-parts.ts";

const routerFile = /\/node_modules\/react-router\/dist\/production\/(lib\/.+\.js)$/;
const reactFile = /\/node_modules\/react-dom\/(cjs\/react-dom-client\.production\.js)$/;

/** Says that an export is one of ours from now on: the original stays in the file without a user and is dropped. */
function replaceFunction(code: string, name: string, replacement: string, file: string): string {
  const head = new RegExp(`^(async )?function ${name}\\(`, "m");
  if (!head.test(code)) throw new Error(`${file} has no function ${name}: see docs/decisions/0006-lean-router.md`);
  return `${code.replace(head, `$1function $original_${name}(`)}\n${replacement}\n`;
}

/**
 * Drops what speaks to developers: component names, which also keep unused components alive, warnings, which are
 * calls without a use, and the sentences of invariants, whose errors keep their stack. Calls that only make a component
 * are marked, so that unused ones can go.
 */
const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[\w.]+";$/gm, "")
    .replace(/^(\t*(?:if \(.*?\) )?invariant\(.*), (?:"[^"\n]*"|`[^`\n]*`)\);$/gm, "$1);")
    .replace(/(?<!function )\b(warning|warnOnce)\(/g, "/* @__PURE__ */ $1(")
    .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext)\()/gm, "$1/* @__PURE__ */ $2");

/** A file with our functions in place of its own. @throws when one of them is gone */
const replaceFunctions = (code: string, parts: Readonly<Record<string, string>>, file: string): string =>
  Object.entries(parts).reduce((result, [name, replacement]) => replaceFunction(result, name, replacement, file), code);

/** A file of the router without names, and with our functions in place of its own. @throws when one of them is gone */
export const leanSource = (code: string, parts: Readonly<Record<string, string>>, file: string): string =>
  replaceFunctions(withoutNames(code), parts, file);

/**
 * Leaves out of the browser's bundle what router and React bring for set-ups that are not ours: `routerParts` and
 * `reactParts` list it with the reasons. Fails the build when they no longer look like that.
 */
export function leanRouter(): Plugin {
  const missing = new Set([...Object.keys(routerParts), ...Object.keys(reactParts)]);
  return {
    name: "chalkbox:lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      const [, ofRouter] = routerFile.exec(id) ?? [];
      const [, ofReact] = reactFile.exec(id) ?? [];
      const file = ofRouter ?? ofReact;
      if (file === undefined) return null;
      missing.delete(file);
      const code = await readFile(id, "utf8");
      if (ofReact !== undefined) return replaceFunctions(code, reactParts[ofReact] ?? {}, ofReact);
      return leanSource(code, routerParts[file] ?? {}, file);
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        throw new Error(`Nothing was read of ${[...missing].join(", ")}: see docs/decisions/0006-lean-router.md`);
    },
  };
}
