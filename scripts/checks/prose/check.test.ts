import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../bootstrap/root.mjs";
import { missingPathsIn, oldWordsIn } from "./check.ts";

const guides = readdirSync(path.join(root, "docs/guides"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/guides/${name}`);
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The words in two parts, as this file is checked, too. */
const [first, second, third] = [
  ["Who", "ever"],
  ["to", "ld"],
  ["no", "body"],
].map((parts) => parts.join(""));

const others = ["some body", "any body", "every body", "whom ever", "a new", "hen ce", "there of", "up on"];

describe("old-fashioned words", () => {
  test.each(others.map((parts) => parts.replace(" ", "")))("fail wherever they are in a line: %s", (word) => {
    expect(oldWordsIn("docs/guides/a.md", `The shop starts ${word}.`)).toEqual([
      `docs/guides/a.md:1: "${word}": say plainly who does what`,
    ]);
    expect(oldWordsIn("web/src/a.ts", `const x${word} = 1;`)).toEqual([]);
  });

  test.each(["web/src/a.ts", "web/src/a.tsx", "docs/guides/a.md", "schema/shop/a.graphql"])("fail in %s", (file) => {
    expect(oldWordsIn(file, `fine\n// ${first} asks`)).toEqual([`${file}:2: "${first}": say plainly who does what`]);
    expect(oldWordsIn(file, `it is ${second}, and ${third} knows`)).toHaveLength(1);
  });

  test.each(["services/shop/seed/content/pages.ts", "web/src/cart/copy.ts", "services/shop/src/a.sql"])(
    "pass in what shoppers read, and in files of other kinds: %s",
    (file) => expect(oldWordsIn(file, `${third} knows`)).toEqual([]),
  );
});

describe("a guide", () => {
  test("that names or links to a missing file fails", () => {
    const text = "See `web/src/gone.ts` and [that](gone.md#part), [this](operate.md), `services/shop/src/main.ts`.";
    expect(missingPathsIn(root, "docs/guides/a.md", text)).toEqual([
      "docs/guides/a.md: docs/guides/gone.md does not exist",
      "docs/guides/a.md: web/src/gone.ts does not exist",
    ]);
  });

  test.each(guides)("names only files that exist: %s", (file) => {
    expect(missingPathsIn(root, file, read(file))).toEqual([]);
  });
});

describe("a walk of docs/guides/walkthrough.md", () => {
  const walks = read("docs/guides/walkthrough.md").split(/^## /m).slice(1);

  test.each(walks.map((walk): [string, string] => [walk.split("\n", 1)[0] ?? "", walk]))(
    "%s: at most 15 stops, each a function that its file has",
    (_, walk) => {
      const stops = [...walk.matchAll(/^\d+\. `([^`]+)`, `([^`]+)`/gm)];
      expect(stops.length).toBe([...walk.matchAll(/^\d+\. /gm)].length);
      expect(stops.length).toBeGreaterThan(5);
      expect(stops.length).toBeLessThanOrEqual(15);
      for (const [, file = "", name = ""] of stops) expect([file, read(file).includes(name)]).toEqual([file, true]);
    },
  );
});
