import { readFileSync } from "node:fs";

const guide = readFileSync(new URL("../../docs/guides/deadlines.md", import.meta.url), "utf8");

/** Cells of the rows of a part of the guide, without the heading of their table. */
const cellsOf = (part: string): string[][] =>
  part
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:Deadline|What|---)/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll(/^`|`$/g, "")),
    );

const [deadlines = "", others = ""] = guide.split("\n## ");

/** Rows of the table of deadlines: each names its constant, and the test of its edge. */
export const deadlineRows = cellsOf(deadlines).map(
  ([name = "", lasts = "", edge = "", file = "", constant = "", test = "", words = ""]) => ({
    name,
    lasts,
    edge,
    file,
    constant,
    test,
    words,
  }),
);

/** Rows of the lengths of time that are no deadlines. */
export const otherRows = cellsOf(others).map(([name = "", file = "", constant = ""]) => ({ name, file, constant }));
