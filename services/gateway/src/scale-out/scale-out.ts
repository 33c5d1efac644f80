import type { TagVersions } from "../cache/tag-versions.ts";
import type { EndedTokens } from "../identity/ended-tokens.ts";
import { keepIds, type ShareIds } from "../identity/newcomers.ts";
import type { TokenClient } from "../identity/token-client.ts";
import type { CounterStore } from "../security/counter-store.ts";
import { createEmbeddedCounters } from "./embedded-counters.ts";
import { createLocalBus, createRedisBus, type InvalidationBus } from "./invalidation-bus.ts";
import { createLocalFence, createRedisFence, type LoginFence } from "./login-fence.ts";
import { createRedisCounters } from "./redis-counters.ts";
import { connectRedis } from "./redis-link.ts";
import { createSharedAnswers, noSharedAnswers, type SharedAnswers } from "./shared-answers.ts";
import { createSharedIds } from "./shared-ids.ts";
import { shareTokens } from "./shared-tokens.ts";

/** What gateways share beside their sessions. With Redis several behave as one; without it each is by itself. */
export interface ScaleOut {
  readonly counters: CounterStore;
  readonly bus: InvalidationBus;
  readonly fence: LoginFence;
  /** A client whose tokens all gateways use. */
  shareTokens(client: TokenClient): TokenClient;
  readonly shareIds: ShareIds;
  /** @param remembered how long an answer is known, in milliseconds */
  shareAnswers(remembered: number): SharedAnswers;
  close(): Promise<void>;
}

/** Where gateways meet. */
interface Settings {
  /** Null: each gateway is by itself. */
  readonly redisUrl: string | null;
  /** Of every key there, so that several shops can share a server. */
  readonly redisPrefix: string;
  /** The secret that all gateways have. */
  readonly token: { readonly clientSecret: string };
}

/** @param onError gets faults of the connection to Redis, which recovers by itself */
export function openScaleOut(
  { redisUrl, redisPrefix: prefix, token }: Settings,
  versions: TagVersions,
  ended: EndedTokens,
  now: () => number,
  onError: (error: Error) => void,
): ScaleOut {
  const embedded = createEmbeddedCounters(now);
  if (redisUrl === null) {
    const bus = createLocalBus(versions);
    const fence = createLocalFence(ended);
    const shareClient = (client: TokenClient): TokenClient => client;
    return {
      counters: embedded,
      bus,
      fence,
      shareTokens: shareClient,
      shareIds: keepIds,
      shareAnswers: () => noSharedAnswers,
      close: () => bus.close(),
    };
  }
  const redis = connectRedis(redisUrl, onError);
  const bus = createRedisBus(redis, prefix, versions);
  const fence = createRedisFence(redis, prefix, ended);
  return {
    fence,
    counters: createRedisCounters(redis, prefix, embedded),
    bus,
    shareTokens: (client) => shareTokens(client, { redis, prefix, secret: token.clientSecret, now }),
    shareIds: createSharedIds({ redis, prefix, secret: token.clientSecret }),
    shareAnswers: (remembered) => createSharedAnswers({ redis, prefix, secret: token.clientSecret, remembered }),
    close: async () => {
      await Promise.all([bus.close(), fence.close()]);
      redis.disconnect();
    },
  };
}
