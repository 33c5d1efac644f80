import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../bootstrap/root.mjs";
import { compareGuide, guideFile, readGuide, rewriteGuide } from "./guide.ts";
import { findForbidden, satisfies } from "./judge.ts";
import { directDependencies, lockedPackages, readLockfile, type LockedPackage } from "./lockfile.ts";

const pencil = (licence: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  where: "node_modules/pencil",
  name: "pencil",
  version: "1.0.0",
  licence,
  development: false,
  ...more,
});

test("every installed package has a permissive licence or a reasoned exception", async () => {
  expect(findForbidden(lockedPackages(await readLockfile(root)))).toEqual([]);
});

test("the guide names every direct dependency with version, licence and reason", async () => {
  const guide = readGuide(await readFile(path.join(root, guideFile), "utf8"));
  expect(compareGuide(guide, directDependencies(await readLockfile(root)))).toEqual([]);
});

test.each([["GPL-3.0-only"], ["LGPL-3.0-or-later"], ["MPL-2.0"], ["SSPL-1.0"], ["UNLICENSED"], [""]])(
  "a package under %j is refused",
  (licence) => {
    expect(findForbidden([pencil(licence)])).toHaveLength(1);
  },
);

test("an exception for development does not hold in production", () => {
  const axe = pencil("MPL-2.0", { name: "axe-core" });
  expect(findForbidden([{ ...axe, development: true }])).toEqual([]);
  expect(findForbidden([axe])).toHaveLength(1);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND GPL-3.0-only", false],
  ["GPL-3.0-only OR MIT AND ISC", true],
])("%s: %s", (expression, expected) => {
  expect(satisfies(expression, (licence) => ["MIT", "ISC"].includes(licence))).toBe(expected);
});

test("a new, a dropped, a changed and an unexplained dependency each show", () => {
  const wanted = [{ name: "pencil", version: "2.0.0", licence: "MIT" }];
  const row = { name: "pencil", version: "2.0.0", licence: "MIT", reason: "writes" };
  expect(compareGuide([row], wanted)).toEqual([]);
  expect(compareGuide([], wanted)).toHaveLength(1);
  expect(compareGuide([row], [])).toHaveLength(1);
  expect(compareGuide([{ ...row, version: "1.0.0" }], wanted)).toHaveLength(2);
  expect(compareGuide([{ ...row, reason: "" }], wanted)).toHaveLength(1);
});

test("bringing the guide up to date keeps reasons and the text around", () => {
  const text =
    "# Guide\n\n| Package | Version | Licence | Reason |\n| --- | --- | --- | --- |\n| `pencil` | 1.0.0 | MIT | writes |\n\nEnd.\n";
  const wanted = [
    { name: "eraser", version: "1.0.0", licence: "ISC" },
    { name: "pencil", version: "2.0.0", licence: "MIT" },
  ];
  const fresh = rewriteGuide(text, wanted);
  expect(readGuide(fresh).map(({ name, version, reason }) => [name, version, reason])).toEqual([
    ["eraser", "1.0.0", ""],
    ["pencil", "2.0.0", "writes"],
  ]);
  expect(fresh).toMatch(/^# Guide\n[^]*\n\nEnd\.\n$/);
});
