import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { precompress } from "./precompress.ts";

it("writes compressed copies beside texts, and none of what is small or compressed already", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "precompress-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "assets"));
  const text = "const words = 1;\n".repeat(200);
  await writeFile(path.join(folder, "assets/chunk.js"), text);
  await writeFile(path.join(folder, "assets/small.js"), "1");
  await writeFile(path.join(folder, "assets/font.woff2"), text);

  await precompress(folder);

  const names = (await readdir(path.join(folder, "assets"))).toSorted();
  expect(names).toEqual(["chunk.js", "chunk.js.br", "chunk.js.gz", "font.woff2", "small.js"]);
  expect(brotliDecompressSync(await readFile(path.join(folder, "assets/chunk.js.br"))).toString()).toBe(text);
  expect(gunzipSync(await readFile(path.join(folder, "assets/chunk.js.gz"))).toString()).toBe(text);
});
