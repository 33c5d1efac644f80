import type { DirectDependency } from "./lockfile.ts";

/** Where the guide is, relative to the checkout. */
export const guideFile = "docs/guides/dependencies.md";

/** A line of the guide's table. */
export interface GuideRow extends DirectDependency {
  readonly reason: string;
}

/** The rows `| name | version | licence | reason |` of the guide. */
export function readGuide(text: string): readonly GuideRow[] {
  return text.split("\n").flatMap((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const [, name = "", version = "", licence = "", reason = ""] = cells;
    const isRow = cells.length === 6 && name.startsWith("`");
    return isRow ? [{ name: name.replaceAll("`", ""), version, licence, reason }] : [];
  });
}

/** What the guide lacks, has too much, or has wrong; one line each. */
export function compareGuide(rows: readonly GuideRow[], wanted: readonly DirectDependency[]): readonly string[] {
  const key = ({ name, version, licence }: DirectDependency): string => `${name} ${version} ${licence}`;
  const present = new Set(rows.map(key));
  const needed = new Set(wanted.map(key));
  return [
    ...wanted.filter((one) => !present.has(key(one))).map((one) => `${guideFile} lacks: ${key(one)}`),
    ...rows.filter((row) => !needed.has(key(row))).map((row) => `${guideFile} has an unused package: ${key(row)}`),
    ...rows.filter((row) => row.reason === "").map((row) => `${guideFile} gives no reason for ${row.name}`),
  ];
}

/** Replaces the table by one with today's names, versions and licences; reasons stay, new lines have none. */
export function rewriteGuide(text: string, wanted: readonly DirectDependency[]): string {
  const reasons = new Map(readGuide(text).map(({ name, reason }) => [name, reason]));
  const rows = wanted.map(
    ({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} | ${reasons.get(name) ?? ""} |`,
  );
  const lines = text.split("\n");
  const isRow = (line: string): boolean => line.startsWith("| `");
  const heading = lines.findIndex((line) => /^\|\s*-/.test(line));
  return [...lines.slice(0, heading + 1), ...rows, ...lines.slice(heading + 1).filter((line) => !isRow(line))].join(
    "\n",
  );
}
