import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files by name, at most so many bytes in all; the one unused for longest goes first. */
export interface DiskCache {
  /** The file's bytes, or null when it is not there. */
  read(name: string): Promise<Buffer | null>;
  /**
   * Keeps a file; readers see all of it or nothing.
   * @throws the system's error when the folder cannot be written
   */
  write(name: string, bytes: Buffer): Promise<void>;
}

/**
 * Opens a cache in a folder, which is made on the first write.
 * @param maximalBytes what the folder may hold; beyond it, a fifth is cleared
 */
export function openDiskCache(folder: string, maximalBytes: number): DiskCache {
  // In the order of use, the oldest first; a Map keeps the order of insertion.
  const sizes = new Map<string, number>();
  let total = 0;
  let opening: Promise<void> | null = null;
  const open = () => (opening ??= listFiles());

  async function listFiles(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = await stat(join(folder, name)).catch(() => null);
        return file?.isFile() === true ? [{ name, size: file.size, time: file.mtimeMs }] : [];
      }),
    );
    for (const { name, size } of files.flat().toSorted((a, b) => a.time - b.time)) {
      // What a stopped process left half-written.
      if (name.endsWith(".part")) await remove(name);
      else note(name, size);
    }
  }

  function note(name: string, size: number): void {
    total += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  }

  async function remove(name: string): Promise<void> {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
    await unlink(join(folder, name)).catch(() => undefined);
  }

  async function makeRoom(): Promise<void> {
    if (total <= maximalBytes) return;
    for (const name of sizes.keys()) {
      if (total <= maximalBytes * 0.8) return;
      await remove(name);
    }
  }

  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(() => null);
      if (bytes !== null && sizes.has(name)) note(name, bytes.length);
      return bytes;
    },
    async write(name, bytes) {
      try {
        await open();
      } catch (error) {
        // Tried again by the next write: the folder may have become writable.
        opening = null;
        throw error;
      }
      const part = `${randomUUID()}.part`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, part), bytes);
      await rename(join(folder, part), join(folder, name));
      note(name, bytes.length);
      await makeRoom();
    },
  };
}
