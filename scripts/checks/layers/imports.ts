import { existsSync } from "node:fs";
import path from "node:path";

/** An import as written, with its line (one-based). */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Whether the statement imports types only. */
  readonly isType: boolean;
}

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g;

/** A test, or what tests share. */
const isTest = /\.test\.ts$|\/testing\/|^services\/[^/]+\/test\//;
/** The end of `import type { A, B } `, before its `from`. */
const typeStatement = /(?:^|\n)(?:import|export) type (?:\{[^}]*\}|\w+)\s*$/;

/** Every import, export-from and dynamic import of a source text. */
export function importsOf(text: string): readonly Import[] {
  return [...text.matchAll(importPattern)].map((match) => ({
    specifier: match[1] ?? "",
    line: text.slice(0, match.index).split("\n").length,
    isType: typeStatement.test(text.slice(0, match.index)),
  }));
}

/**
 * The file of this checkout that an import means.
 *
 * @param root the checkout
 * @param file the importing file, relative to it
 * @returns a path relative to the checkout; undefined for packages, and for the public entry of a workspace
 */
export function resolveImport(root: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith("~/") && file.startsWith("web/")) return `web/src/${specifier.slice(2)}`;
  const [, workspace = "", rest = ""] = /^@chalkbox\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (workspace === "") return undefined;
  const isPublicSession = workspace === "session" && rest === "" && file.startsWith("services/gateway/");
  const isForServices =
    workspace === "environment" &&
    rest === "" &&
    (file.startsWith("services/") || /^web\/(?:server[./]|src\/lib\/environment\.server\.ts$)/.test(file));
  // All that speaks HTTP with untrusted clients: the services, and web's server without its pages.
  const isForServers =
    workspace === "edge" &&
    (rest === "" || (rest === "/testing" && isTest.test(file))) &&
    (file.startsWith("services/") || /^web\/server[./]/.test(file));
  // Pages import it without what reads documents, which loads a GraphQL library.
  const isInputText =
    workspace === "input-text" &&
    (["", "/city", "/moments", "/html-limits", "/html-rules", "/read-text"].includes(rest) ||
      (rest === "/document" && file.startsWith("services/")) ||
      // A parser of HTML that no browser needs.
      (rest === "/html" && (file.startsWith("services/") || file.includes(".server."))));
  // The page's forms know amounts and item numbers; what reads files is the server's.
  const isOrderList =
    workspace === "order-list" &&
    file.startsWith("web/") &&
    (["/amount", "/item-number"].includes(rest) || (rest === "" && file.includes(".server.")));
  const isStorefront = workspace === "storefront" && ["", "/country-name"].includes(rest);
  // The shop alone draws and serves them; all others have their addresses from the graph.
  const isPictures =
    workspace === "pictures" && ["", "/media", "/renderer"].includes(rest) && file.startsWith("services/shop/");
  if (isPublicSession || isForServices || isForServers || isInputText || isOrderList || isStorefront || isPictures)
    return undefined;
  const folder = existsSync(path.join(root, "services", workspace)) ? `services/${workspace}` : workspace;
  return `${folder}/src${rest === "" ? "/index.ts" : rest}`;
}
