import { Redis } from "ioredis";
import { decodeRecord, type TextCells, updateRecord } from "./compare-and-set.ts";
import { mostRecords, recordLifetime, type SessionStore } from "./session-store.ts";

/**
 * Sets a key only while it holds what was read; an empty second argument stands for "no key". The second key names all
 * by the moment of their end, so that beyond the most of them those that end first make room.
 */
const compareAndSet = `
  local current = redis.call("get", KEYS[1])
  if (current or "") ~= ARGV[1] then return 0 end
  local time = redis.call("time")
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call("set", KEYS[1], ARGV[2], "px", ARGV[3])
  redis.call("zadd", KEYS[2], now + ARGV[3], KEYS[1])
  redis.call("zremrangebyscore", KEYS[2], "-inf", now)
  local over = redis.call("zcard", KEYS[2]) - ARGV[4]
  if over > 0 then
    local first = redis.call("zpopmin", KEYS[2], over)
    for at = 1, #first, 2 do redis.call("del", first[at]) end
  end
  return 1
`;
/** How long a command may take, in milliseconds; a visitor waits for it. */
const commandTimeout = 2_000;

/**
 * Sessions in Redis: for more than one gateway.
 * @param url e.g. `redis://127.0.0.1:6379`
 * @param prefix of every key, so that several shops can share a server
 * @param onError receives connection faults; the client reconnects by itself
 * @param lifetime of a record after its last change, in milliseconds
 * @param most records at a time
 */
export function openRedisStore(
  url: string,
  prefix: string,
  onError: (error: Error) => void,
  lifetime: number = recordLifetime,
  most: number = mostRecords,
): SessionStore {
  const ends = `${prefix}session-ends`;
  const redis = new Redis(url, { commandTimeout, maxRetriesPerRequest: 1, lazyConnect: false });
  redis.on("error", onError);
  const keyOf = (id: string): string => `${prefix}session:${id}`;
  const cells: TextCells = {
    read: (id) => redis.get(keyOf(id)),
    replace: async (id, expected, next) =>
      (await redis.eval(compareAndSet, 2, keyOf(id), ends, expected ?? "", next, lifetime, most)) === 1,
  };
  return {
    get: async (id) => decodeRecord(await cells.read(id)),
    update: (id, change) => updateRecord(cells, id, change),
    delete: async (id) => {
      await redis.multi().del(keyOf(id)).zrem(ends, keyOf(id)).exec();
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
