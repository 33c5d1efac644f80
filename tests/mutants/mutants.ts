import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../testkit/root.ts";
import { filesOf, type Area } from "./groups.ts";
import { instrument } from "./tool.ts";

/** A planted fault. Lines and columns count from 1. */
export interface Mutant {
  /** The instrumented code's name for it; names another one when sources change. */
  readonly id: string;
  /** Stays the same while its file does. */
  readonly key: string;
  readonly group: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

/** An area with all its mutants planted. */
export interface Planted {
  readonly mutants: readonly Mutant[];
  /** Contents by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Hash of them all. */
  readonly hash: string;
}

/** Plants all mutants of an area; those that a `Stryker disable` comment leaves out are not among them. */
export async function plant(area: Area): Promise<Planted> {
  const groupOf = new Map(
    Object.keys(area.groups).flatMap((group) => filesOf(area, group, root).map((file) => [file, group] as const)),
  );
  const sources = [...groupOf.keys()].map((name) => ({ name, content: readFileSync(join(root, name), "utf8") }));
  const content = new Map(sources.map((source) => [source.name, source.content]));
  const planted = await instrument(sources);
  const mutants = planted.mutants.flatMap(({ id, fileName, mutatorName, replacement, location, statusReason }) => {
    const group = groupOf.get(fileName);
    if (group === undefined || statusReason !== undefined) return [];
    const text = content.get(fileName) ?? "";
    const { start, end } = location;
    const place = `${fileName}:${start.line}:${start.column}-${end.line}:${end.column}`;
    return [
      {
        id,
        key: sha256(`${place}\n${mutatorName}\n${replacement}\n${sha256(text)}`).slice(0, 24),
        group,
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        mutator: mutatorName,
        original: textBetween(text, start, end),
        replacement,
      },
    ];
  });
  const files = new Map(planted.files.map((file) => [file.name, file.content]));
  return { mutants, files, hash: sha256([...files].flat().join("\n")) };
}

function textBetween(
  text: string,
  start: { line: number; column: number },
  end: { line: number; column: number },
): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column) ?? "";
  lines[0] = lines[0]?.slice(start.column) ?? "";
  return lines.join("\n");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
