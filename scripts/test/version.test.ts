import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../start/testing/launched.ts";
import { readVersion } from "./version.ts";

/** A repository with one committed file. */
async function repository() {
  const root = await temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], { cwd: root });
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  const commit = () => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message=a");
  };
  git("init", "--quiet");
  await write("code.ts", "1");
  commit();
  return { root, write, commit };
}

test("counts of runs, committed or not, and commits without changes leave the version as it is", async () => {
  const { root, write, commit } = await repository();
  const version = readVersion(root);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  await write("tests/runs/a.json", "1");
  expect(readVersion(root)).toBe(version);
  commit();
  await write("tests/runs/a.json", "2");
  expect(readVersion(root)).toBe(version);
  commit();
  expect(readVersion(root)).toBe(version);
});

test("a change, a new file, its contents and a commit of them are versions of their own", async () => {
  const { root, write, commit } = await repository();
  const versions = [readVersion(root)];
  await write("code.ts", "2");
  versions.push(readVersion(root));
  await write("new.ts", "1");
  versions.push(readVersion(root));
  await write("new.ts", "2");
  versions.push(readVersion(root));
  commit();
  versions.push(readVersion(root));
  expect(new Set(versions).size).toBe(versions.length);
});

test("a folder that is no repository has no version", async () => {
  const root = await temporaryFolder();
  expect(() => readVersion(root)).toThrow(/^git .*repository/s);
});
