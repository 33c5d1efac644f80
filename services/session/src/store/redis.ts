import { Redis } from "ioredis";
import { decodeRecord, type TextCells, updateRecord } from "./compare-and-set.ts";
import { recordLifetime, type SessionStore } from "./session-store.ts";

/** Sets a key only while it holds what was read; an empty second argument stands for "no key". */
const compareAndSet = `
  local current = redis.call("get", KEYS[1])
  if (current or "") ~= ARGV[1] then return 0 end
  redis.call("set", KEYS[1], ARGV[2], "px", ARGV[3])
  return 1
`;
/** How long a command may take, in milliseconds; a visitor waits for it. */
const commandTimeout = 2_000;

/**
 * Sessions in Redis: for more than one gateway.
 * @param url e.g. `redis://127.0.0.1:6379`
 * @param prefix of every key, so that several shops can share a server
 * @param onError receives connection faults; the client reconnects by itself
 */
export function openRedisStore(
  url: string,
  prefix: string,
  onError: (error: Error) => void,
  lifetime: number = recordLifetime,
): SessionStore {
  const redis = new Redis(url, { commandTimeout, maxRetriesPerRequest: 1, lazyConnect: false });
  redis.on("error", onError);
  const keyOf = (id: string): string => `${prefix}session:${id}`;
  const cells: TextCells = {
    read: (id) => redis.get(keyOf(id)),
    replace: async (id, expected, next) =>
      (await redis.eval(compareAndSet, 1, keyOf(id), expected ?? "", next, lifetime)) === 1,
  };
  return {
    get: async (id) => decodeRecord(await cells.read(id)),
    update: (id, change) => updateRecord(cells, id, change),
    delete: async (id) => {
      await redis.del(keyOf(id));
    },
    isReady: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    close: async () => {
      redis.disconnect();
    },
  };
}
