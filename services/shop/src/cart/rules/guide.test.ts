import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../../../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");
const guide = read("docs/guides/cart-rules.md");

const joins = [...guide.matchAll(/^- ([a-z ]+): /gm)].map(([, name]) => name);
const sections = guide
  .split("\n## ")
  .map((text) => {
    const [name = "", ...lines] = text.split("\n");
    const file = /^`(services\/shop\/src\/cart\/rules\/[\w-]+\.test\.ts)`$/m.exec(text)?.[1] ?? null;
    const rows = lines.flatMap((line) => {
      const [, join, cell] = /^\| ([a-z ]+?) +\| (.+?) +\|$/.exec(line) ?? [];
      return join === undefined || cell === undefined || join === "join" ? [] : [{ join, cell }];
    });
    return { name, file, rows };
  })
  .filter(({ rows }) => rows.length > 0);

const noTest = "cannot occur: ";
/** The ways in which two carts meet (`joinsAt`): what is tried at each of them is written once. */
const meetings = ["login", "checkout", "another tab"];

/** Titles of the tests in a file. */
const titlesIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/\bit\("([^"]+)"/g)].flatMap(([, title]) => title ?? []),
  ...[...source.matchAll(/\bit\.each\(meetings\)\("%s: ([^"]+)"/g)].flatMap(([, title]) =>
    meetings.map((join) => `${join}: ${title}`),
  ),
];

describe("the guide of the rules of a cart", () => {
  it("has every join in the section of every rule, once and in one order", () => {
    expect(joins.length).toBeGreaterThan(10);
    expect(sections.length).toBeGreaterThan(10);
    for (const { name, rows } of sections) {
      expect([name, ...rows.map(({ join }) => join)]).toEqual([name, ...joins]);
    }
  });

  it("names tests that exist, and gives a reason where there is none", () => {
    const missing = sections.flatMap(({ name, file, rows }) => {
      const titles = new Set(file === null ? [] : titlesIn(read(file)));
      return rows
        .filter(({ cell }) => !cell.startsWith(noTest))
        .flatMap(({ join, cell }) =>
          cell
            .split("<br>")
            .filter((title) => !title.startsWith(`${join}: `) || !titles.has(title))
            .map((title) => `${name}: ${title}`),
        );
    });
    expect(missing).toEqual([]);
    const unexplained = sections.flatMap(({ rows }) => rows.filter(({ cell }) => cell.length < noTest.length + 10));
    expect(unexplained).toEqual([]);
  });

  it("names every test of a join that there is", () => {
    const files = new Set(sections.flatMap(({ file }) => file ?? []));
    const named = new Set(sections.flatMap(({ rows }) => rows.flatMap(({ cell }) => cell.split("<br>"))));
    const titles = [...files].flatMap((file) => titlesIn(read(file)));
    const ofJoins = titles.filter((title) => joins.includes(title.split(": ")[0]));
    expect(ofJoins.length).toBeGreaterThan(100);
    expect(ofJoins.filter((title) => !named.has(title))).toEqual([]);
  });

  it("points to files that exist", () => {
    const files = [...guide.matchAll(/`(services\/[\w./-]+)`/g)].flatMap(([, file]) => file ?? []);
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });
});
