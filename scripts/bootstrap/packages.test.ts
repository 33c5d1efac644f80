import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../start/testing/launched.ts";
import { agrees, linkWorkspaces, packagesFor, stampOf } from "./packages.mjs";

const elsewhere = process.platform === "win32" ? "linux" : "win32";
const text = (packages: Record<string, object>): string => JSON.stringify({ packages });
const pencil = { "node_modules/pencil": { version: "1.0.0", integrity: "sha512-a" } };

test("what npm has installed agrees with the lockfile, or not", () => {
  const lock = text({ "": {}, web: {}, ...pencil });
  expect(agrees(lock, text(pencil))).toBe(true);
  expect(agrees(lock, "")).toBe(false);
  expect(agrees(lock, text({}))).toBe(false);
  expect(agrees(lock, text({ "node_modules/pencil": { version: "1.0.1", integrity: "sha512-b" } }))).toBe(false);
});

test("links to workspaces and other platforms' packages are not waited for", () => {
  const lock = text({
    ...pencil,
    "node_modules/@chalkbox/shop": { link: true },
    "node_modules/node-elsewhere": { version: "24.0.0", os: elsewhere, optional: true },
  });
  expect(packagesFor(JSON.parse(lock)).map(([where]) => where)).toEqual(["node_modules/pencil"]);
  expect(agrees(lock, text(pencil))).toBe(true);
});

test("a workspace that came with an update is linked", async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, "services", "pictures"), { recursive: true });
  await writeFile(path.join(folder, "services", "pictures", "package.json"), "{}");
  const lock = text({ "node_modules/@chalkbox/pictures": { resolved: "services/pictures", link: true }, ...pencil });
  for (const _start of ["first", "second"]) linkWorkspaces(folder, lock);
  const linked = path.join(folder, "node_modules", "@chalkbox", "pictures", "package.json");
  expect(await readFile(linked, "utf8")).toBe("{}");
});

test("an optional package for this very platform is waited for", () => {
  const own = {
    "node_modules/node-here": { version: "24.0.0", os: process.platform, cpu: process.arch, optional: true },
  };
  expect(agrees(text(own), text({}))).toBe(false);
  expect(agrees(text(own), text(own))).toBe(true);
});

test("the stamp changes with the lockfile", () => {
  expect(stampOf(text(pencil))).toBe(stampOf(text(pencil)));
  expect(stampOf(text(pencil))).not.toBe(stampOf(text({})));
});
