import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** What a build says of itself. */
interface BuildManifest {
  /** Id of the build; pages of it carry the same (`__reactRouterManifest.version`). */
  readonly id: string;
  /** Paths of the files that its pages may load. */
  readonly assets: readonly string[];
  /** Paths of pages that have a payload file. */
  readonly prerendered: readonly string[];
}

/**
 * Writes the build's manifest below a path with its id, and which build is the latest (OP-A-10).
 * @param folder what the browser's build was written to
 */
export async function writeBuildManifest(folder: string): Promise<BuildManifest> {
  const files = (await readdir(path.join(folder, "assets"))).filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted();
  const id = files.flatMap((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1] ?? [])[0];
  if (id === undefined) throw new Error("The build has no manifest of its routes");
  const manifest = { id, assets: files.map((name) => `/assets/${name}`), prerendered: [] };
  const meta = path.join(folder, "builds/meta");
  await mkdir(meta, { recursive: true });
  await writeFile(path.join(meta, `${id}.json`), JSON.stringify(manifest));
  await writeFile(path.join(folder, "builds/latest.json"), JSON.stringify({ id }));
  return manifest;
}
