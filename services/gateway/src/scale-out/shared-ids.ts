import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import * as v from "valibot";
import { newcomerLife, type ShareIds } from "../identity/newcomers.ts";
import { isAway } from "./redis-link.ts";
import { createSealer } from "./sealed-text.ts";

/** Where gateways meet. */
interface SharedIdsSettings {
  readonly redis: Redis;
  /** Of every key, so that several shops can share a server. */
  readonly prefix: string;
  /** The secret that all gateways have: the ids are sealed with it. */
  readonly secret: string;
}

const idsSchema = v.object({ userId: v.string(), cartId: v.string() });

/**
 * Newcomers' ids in Redis: those of the gateway that was first count. While the server is away each gateway is by
 * itself.
 */
export function createSharedIds({ redis, prefix, secret }: SharedIdsSettings): ShareIds {
  const sealer = createSealer(secret, "chalkbox newcomers' ids");
  return async (newcomer, ids) => {
    if (isAway(redis)) return ids;
    const key = `${prefix}newcomer:${createHash("sha256").update(newcomer).digest("base64url")}`;
    try {
      const isFirst = await redis.set(key, sealer.seal(JSON.stringify(ids)), "PX", newcomerLife, "NX");
      const sealed = isFirst === null ? await redis.get(key) : null;
      const text = sealed === null ? null : sealer.open(sealed);
      return text === null ? ids : v.parse(idsSchema, JSON.parse(text));
    } catch {
      return ids;
    }
  };
}
