import { codeOnly } from "./code-only.ts";

/** `const { submit } = await import(…)`, also of several at a time. */
const bare = /=\s*await\s+(?:Promise\s*\.\s*all\(\s*\[\s*)?import\(/;

/**
 * Whether a page's loader or action waits for late code and has no answer for its absence.
 * @param file from the root, with slashes
 */
export const awaitsBareImport = (file: string, text: string): boolean =>
  file.startsWith("web/src/routes/") && bare.test(codeOnly(text));
