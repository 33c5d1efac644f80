import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeBuildManifest } from "./build-manifest.ts";

const folder = await mkdtemp(path.join(tmpdir(), "chalkbox-build-"));
afterAll(() => rm(folder, { recursive: true }));

it("OP-A-10: a build writes its manifest below a path with its id, and that it is the latest", async () => {
  await mkdir(path.join(folder, "assets"));
  for (const name of ["manifest-1a2b3c4d.js", "shop-x.js", "shop-x.js.br", "root-y.css"])
    await writeFile(path.join(folder, "assets", name), "");
  await writeBuildManifest(folder);
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), "utf8"));
  expect(await read("builds/latest.json")).toEqual({ id: "1a2b3c4d" });
  expect(await read("builds/meta/1a2b3c4d.json")).toEqual({
    id: "1a2b3c4d",
    assets: ["/assets/manifest-1a2b3c4d.js", "/assets/root-y.css", "/assets/shop-x.js"],
    prerendered: [],
  });
});
