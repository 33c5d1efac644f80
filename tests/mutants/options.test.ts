import { expect, test } from "vitest";
import { root } from "../testkit/root.ts";
import { areas, filesOf } from "./groups.ts";
import { readOptions } from "./options.ts";

test("a command without arguments tries all of all groups, with a seed that is printed", () => {
  const { groups, sample, seed, minutes } = readOptions([]);
  expect(groups).toContain("session");
  expect(groups).toContain("shop-orders");
  expect(sample).toBeUndefined();
  expect(seed).toBeGreaterThan(0);
  expect(minutes).toBe(120);
});

test("groups, sample and seed are taken from the command line, and unknown groups refused by name", () => {
  expect(readOptions(["session", "--sample=300", "--seed=5"])).toMatchObject({
    groups: ["session"],
    sample: 300,
    seed: 5,
  });
  expect(() => readOptions(["sessions"])).toThrow("No group sessions; there are session, ");
});

test("tests are those below all paths that are given", () => {
  expect(readOptions([]).tests).toEqual([]);
  expect(readOptions(["--tests=a/src", "--tests=b/src"]).tests).toEqual(["a/src", "b/src"]);
});

test("every pattern of a group still names sources, none of them a test", () => {
  for (const area of areas) {
    for (const [group, patterns] of Object.entries(area.groups)) {
      for (const pattern of patterns) {
        const files = filesOf({ ...area, groups: { [group]: [pattern] } }, group, root);
        expect({ pattern, isEmpty: files.length === 0 }).toEqual({ pattern, isEmpty: false });
        expect(files.filter((file) => file.includes(".test."))).toEqual([]);
      }
    }
  }
});
