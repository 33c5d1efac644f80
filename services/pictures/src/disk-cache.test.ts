import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDiskCache } from "./disk-cache.ts";

function freshFolder(): string {
  const folder = join(tmpdir(), `cache-${randomUUID()}`);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("openDiskCache", () => {
  it("clears what was unused for longest when it holds too much", async () => {
    const folder = freshFolder();
    const cache = openDiskCache(folder, 100);
    for (const name of ["a", "b", "c"]) await cache.write(name, Buffer.alloc(30));
    await cache.read("a");
    await cache.write("d", Buffer.alloc(30));
    expect((await readdir(folder)).toSorted()).toEqual(["a", "d"]);
    expect(await cache.read("b")).toBeNull();
  });

  it("counts what an earlier run left, and removes what it left half-written", async () => {
    const folder = freshFolder();
    await mkdir(folder);
    await writeFile(join(folder, "old"), Buffer.alloc(90));
    await writeFile(join(folder, "torn.part"), Buffer.alloc(10));
    const cache = openDiskCache(folder, 100);
    await cache.write("new", Buffer.alloc(30));
    expect(await readdir(folder)).toEqual(["new"]);
  });

  it("counts a file once when it is written again", async () => {
    const folder = freshFolder();
    const cache = openDiskCache(folder, 100);
    for (let time = 0; time < 5; time += 1) await cache.write("a", Buffer.alloc(60));
    expect(await readdir(folder)).toEqual(["a"]);
  });
});
