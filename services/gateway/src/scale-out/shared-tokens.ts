import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Storefront } from "@chalkbox/session";
import type { Redis } from "ioredis";
import * as v from "valibot";
import type { ApiToken, TokenClient, TokenResult } from "../identity/token-client.ts";
import { isAway } from "./redis-link.ts";
import { createSealer, type Sealer } from "./sealed-text.ts";

/** Longer than a fetch with its retry takes; a gateway that ended with the lock blocks the others for no longer. In ms. */
const lockLife = 7_000;
/** Between two looks at what the holder of the lock has stored, in milliseconds. */
const lookEvery = 50;

/** Frees a lock only for its holder: it may have ended and be another's by now. */
const release = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0`;

const tokenSchema = v.object({ token: v.string(), expires: v.number(), language: v.string() });

/** What sharing takes. */
export interface SharedTokenSettings {
  readonly redis: Redis;
  /** Of every key, so that several shops can share a server. */
  readonly prefix: string;
  /** Tokens are in Redis encrypted with a key made from it. */
  readonly secret: string;
  /** Current time in milliseconds. */
  readonly now: () => number;
}

/**
 * A token client for gateways that share a Redis: one of them fetches a storefront's token, all use it. While Redis
 * is away each fetches for itself.
 */
export function shareTokens(client: TokenClient, settings: SharedTokenSettings): TokenClient {
  const shelf = createShelf(settings);
  return {
    fetch: async (storefront, unwanted) => {
      if (isAway(settings.redis)) return client.fetch(storefront, unwanted);
      const deadline = settings.now() + lockLife;
      while (settings.now() < deadline) {
        const shared = await shelf.read(storefront);
        if (shared !== null && shared.token !== unwanted) return { ok: true, token: shared };
        const unlock = await shelf.lock(storefront);
        if (unlock !== null) {
          try {
            return await fetchAndShare(client, shelf, storefront, unwanted);
          } finally {
            await unlock();
          }
        }
        await wait(lookEvery);
      }
      return client.fetch(storefront, unwanted);
    },
    close: () => client.close(),
  };
}

async function fetchAndShare(
  client: TokenClient,
  shelf: Shelf,
  storefront: Storefront,
  unwanted: string | null,
): Promise<TokenResult> {
  // Between our look and our lock another may have put one there and gone.
  const shared = await shelf.read(storefront);
  if (shared !== null && shared.token !== unwanted) return { ok: true, token: shared };
  const result = await client.fetch(storefront, unwanted);
  if (result.ok) await shelf.put(storefront, result.token);
  return result;
}

/** Tokens and locks in Redis. Faults of the server count as "nothing there" and "no lock". */
interface Shelf {
  read(storefront: Storefront): Promise<ApiToken | null>;
  put(storefront: Storefront, token: ApiToken): Promise<void>;
  /** How to let go of the lock; null while another gateway holds it. */
  lock(storefront: Storefront): Promise<(() => Promise<void>) | null>;
}

function createShelf({ redis, prefix, secret, now }: SharedTokenSettings): Shelf {
  const sealer = createSealer(secret, "chalkbox shared API tokens");
  /** No request waits twice for a server that is away. */
  const ask = async <T>(command: () => Promise<T>, otherwise: T): Promise<T> =>
    isAway(redis) ? otherwise : command().catch(() => otherwise);
  const keyOf = ({ store, language }: Storefront, kind: string): string => `${prefix}${kind}:${store}:${language}`;
  return {
    read: async (storefront) => {
      const sealed = await ask(() => redis.get(keyOf(storefront, "token")), null);
      const token = sealed === null ? null : decode(sealer, sealed);
      return token !== null && token.expires > now() ? token : null;
    },
    put: async (storefront, token) => {
      const life = Math.floor(token.expires - now());
      if (life < 1) return;
      const sealed = sealer.seal(JSON.stringify(token));
      await ask(() => redis.set(keyOf(storefront, "token"), sealed, "PX", life), null);
    },
    lock: async (storefront) => {
      const key = keyOf(storefront, "token-lock");
      const holder = randomUUID();
      const taken = await ask<string | null>(() => redis.set(key, holder, "PX", lockLife, "NX"), "OK");
      if (taken === null) return null;
      return async () => {
        await ask<unknown>(() => redis.eval(release, 1, key, holder), null);
      };
    },
  };
}

function decode(sealer: Sealer, sealed: string): ApiToken | null {
  const text = sealer.open(sealed);
  if (text === null) return null;
  const decoded = v.safeParse(tokenSchema, JSON.parse(text));
  return decoded.success ? decoded.output : null;
}
