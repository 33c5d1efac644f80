import { codeOnly } from "./code-only.ts";

/** What gives parts of a page that come late an answer for when their code cannot be had. */
const answering: ReadonlySet<string> = new Set(["web/src/lib/late-part.tsx", "web/src/ui/late/sent-part.tsx"]);
const imported = /\bimport\s[^;]*\blazy\b[^;]*\bfrom\s*"react"/;

/**
 * Whether a file takes React's own `lazy`: it keeps a failed import for good, and the whole page goes down with it.
 * @param file from the root, with slashes
 */
export function takesPlainLazy(file: string, text: string): boolean {
  if (!file.startsWith("web/src/") || answering.has(file)) return false;
  return imported.test(text) || /\bReact\s*\.\s*lazy\b/.test(codeOnly(text));
}
