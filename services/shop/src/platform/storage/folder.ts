import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStorage } from "./file-storage.ts";

/** Only the shop's own user reads customers' files. */
const ownFile = 0o600;
const ownFolder = 0o700;

/** Files in a folder of this machine. */
export function createFolder(folder: string): FileStorage {
  return {
    put: async (key, bytes) => {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: ownFolder });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(unfinished, "wx", ownFile);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
