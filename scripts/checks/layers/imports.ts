import { existsSync } from "node:fs";
import path from "node:path";

/** An import as written, with its line (one-based). */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g;

/** Every import, export-from and dynamic import of a source text. */
export function importsOf(text: string): readonly Import[] {
  return [...text.matchAll(importPattern)].map((match) => ({
    specifier: match[1] ?? "",
    line: text.slice(0, match.index).split("\n").length,
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
  const isForServices = workspace === "environment" && rest === "" && file.startsWith("services/");
  // All that speaks HTTP with strangers: the services, and web's server without its pages.
  const isForServers =
    workspace === "edge" && rest === "" && (file.startsWith("services/") || /^web\/server[./]/.test(file));
  if (isPublicSession || isForServices || isForServers) return undefined;
  const folder = existsSync(path.join(root, "services", workspace)) ? `services/${workspace}` : workspace;
  return `${folder}/src${rest === "" ? "/index.ts" : rest}`;
}
