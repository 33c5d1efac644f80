import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/** An operation's name, at the beginning of a line. */
const operationName = /^(?:query|mutation)\s+(\w+)/gmu;
/** How sources name what is generated of it. */
const generatedImport = /\/generated\/(\w+)\.ts"/gu;

async function namesIn(folder: string, files: string, pattern: RegExp, isRead: (file: string) => boolean) {
  const names: string[] = [];
  for await (const file of glob(files, { cwd: folder })) {
    if (!isRead(file)) continue;
    const text = await readFile(path.join(folder, file), "utf8");
    for (const [, name = ""] of text.matchAll(pattern)) names.push(name);
  }
  return names;
}

/** Names of the operations that no source of the storefront imports; tests do not count. @param root of the project */
export async function unusedOperations(root: string): Promise<readonly string[]> {
  const isSource = (file: string): boolean => !file.includes(".test.") && !file.includes("generated");
  const [operations, used] = await Promise.all([
    namesIn(path.join(root, "operations"), "**/*.graphql", operationName, () => true),
    namesIn(path.join(root, "web", "src"), "**/*.{ts,tsx}", generatedImport, isSource),
  ]);
  return operations.filter((name) => !used.includes(name)).toSorted();
}
