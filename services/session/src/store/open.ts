import { join } from "node:path";
import { openEmbeddedStore } from "./embedded.ts";
import { openRedisStore } from "./redis.ts";
import type { SessionStore } from "./session-store.ts";

/** Where sessions are to be kept. */
export interface StoreSettings {
  /** Folder for files; the store takes the subfolder `session`. */
  readonly dataDir: string;
  /** Null: a file is used. */
  readonly redisUrl: string | null;
  /** Of every key in Redis, so that several shops can share a server. */
  readonly redisPrefix: string;
  /** Receives faults of the connection to Redis. */
  readonly onError: (error: Error) => void;
}

/** Opens the store that the settings name: Redis when there is an address, a file otherwise. */
export function openSessionStore({ dataDir, redisUrl, redisPrefix, onError }: StoreSettings): SessionStore {
  return redisUrl === null
    ? openEmbeddedStore(join(dataDir, "session"))
    : openRedisStore(redisUrl, redisPrefix, onError);
}
