import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { inputHash, isDone, markDone, type Work } from "./build-cache.ts";
import { temporaryFolder } from "./testing/launched.ts";

const work: Work = { name: "work", inputs: ["src", "config.json", "absent"], outputs: ["out/result.js"] };

/** A checkout in which the work is done. */
async function doneIn(folder: string): Promise<void> {
  await mkdir(path.join(folder, "src", "deep"), { recursive: true });
  await mkdir(path.join(folder, "out"));
  await writeFile(path.join(folder, "src", "deep", "a.ts"), "a");
  await writeFile(path.join(folder, "config.json"), "{}");
  await writeFile(path.join(folder, "out", "result.js"), "");
  await markDone(folder, work, await inputHash(folder, work));
}

test("work is done until an input changes", async () => {
  const folder = await temporaryFolder();
  await doneIn(folder);
  expect(await isDone(folder, work)).toBe(true);
  await writeFile(path.join(folder, "src", "deep", "a.ts"), "b");
  expect(await isDone(folder, work)).toBe(false);
  await writeFile(path.join(folder, "src", "deep", "a.ts"), "a");
  expect(await isDone(folder, work)).toBe(true);
});

test("a new input and one that moved each undo it", async () => {
  const folder = await temporaryFolder();
  await doneIn(folder);
  await writeFile(path.join(folder, "src", "b.ts"), "");
  expect(await isDone(folder, work)).toBe(false);
  await rm(path.join(folder, "src", "b.ts"));
  await rm(path.join(folder, "src", "deep", "a.ts"));
  await writeFile(path.join(folder, "src", "a.ts"), "a");
  expect(await isDone(folder, work)).toBe(false);
});

test("a lost output undoes it", async () => {
  const folder = await temporaryFolder();
  await doneIn(folder);
  await rm(path.join(folder, "out"), { recursive: true });
  expect(await isDone(folder, work)).toBe(false);
});

test("a build that lost one of its files is not done, however many it still has", async () => {
  const folder = await temporaryFolder();
  await doneIn(folder);
  const built = { ...work, outputs: ["out/result.js", "client"] };
  const files = ["client/assets/a.js", "client/assets/b.js", "client/index.html"];
  await mkdir(path.join(folder, "client", "assets"), { recursive: true });
  for (const file of files) await writeFile(path.join(folder, file), "");
  await markDone(folder, built, await inputHash(folder, built));
  for (const file of [...files, "out/result.js"]) {
    expect(await isDone(folder, built)).toBe(true);
    await rm(path.join(folder, file));
    expect(await isDone(folder, built)).toBe(false);
    await writeFile(path.join(folder, file), "");
  }
  // What came later is not the build's.
  await writeFile(path.join(folder, "client", "later.js"), "");
  expect(await isDone(folder, built)).toBe(true);
});

test("tests beside the code do not count", async () => {
  const folder = await temporaryFolder();
  await doneIn(folder);
  await writeFile(path.join(folder, "src", "a.test.ts"), "");
  expect(await isDone(folder, work)).toBe(true);
});
