import { createBucket } from "./bucket.ts";
import type { FileStorage } from "./file-storage.ts";
import { createFolder } from "./folder.ts";
import type { StorageTarget } from "./storage-url.ts";

const keyPattern = /^[a-z]+\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Opens the storage that is configured; nothing is created or reached before the first file. */
export function createStorage(target: StorageTarget): FileStorage {
  const storage = target.kind === "folder" ? createFolder(target.folder) : createBucket(target);
  return {
    put: async (key, bytes, mediaType) => storage.put(checked(key), bytes, mediaType),
    get: async (key) => storage.get(checked(key)),
    remove: async (key) => storage.remove(checked(key)),
  };
}

/** A key from anywhere else could leave the folder. */
function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error("A file's key is a kind and an id");
  return key;
}
