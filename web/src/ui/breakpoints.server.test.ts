import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.|\/testing\/|\/generated\//.test(file))
  .map((file) => readFileSync(join(root, file), "utf8"));

/** The least width in px on the wide side of each query's border. */
function borders(): number[] {
  const all = sources.join("\n");
  const numbers = (pattern: RegExp) => [...all.matchAll(pattern)].map(([, width]) => Number(width));
  return [
    ...numbers(/\(min-width: (\d+)px\)/g),
    ...numbers(/\(width >= (\d+)px\)/g),
    ...numbers(/\((\d+)px <= width/g),
    ...numbers(/width < (\d+)px\)/g),
    ...numbers(/\(max-width: (\d+)px\)/g).map((width) => width + 1),
    ...numbers(/\(width <= (\d+)px\)/g).map((width) => width + 1),
  ];
}

/** Where single parts change within a class of devices: too narrow for a row, or wide enough for one more thing. */
const within = [400, 480, 600, 640, 1_536];

it("UX-01: mobile ends at 767 px, tablet at 1023; large laptops begin at 1280, large desktops at 1780; no other class is", () => {
  const classes = new Set(borders().filter((width) => !within.includes(width)));
  expect([...classes].toSorted((one, other) => one - other)).toEqual([768, 1_024, 1_280, 1_780]);
});
