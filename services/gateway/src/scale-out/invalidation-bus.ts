import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import * as v from "valibot";
import type { TagGenerations } from "../cache/tag-generations.ts";

/** Drops tags here and in all other gateways. */
export interface InvalidationBus {
  /** @returns false when the other gateways could not be told; here the tags are dropped in any case */
  drop(tags: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/** For one gateway, or for several that the shop tells one by one. */
export function createLocalBus(generations: TagGenerations): InvalidationBus {
  return {
    drop: async (tags) => {
      generations.drop(tags);
      return true;
    },
    close: async () => undefined,
  };
}

const messageSchema = v.object({ sender: v.string(), tags: v.array(v.string()) });

/**
 * For gateways that share a Redis: whoever is told tells the others.
 * @param redis for publishing; the subscription takes a connection of its own
 * @param prefix of the channel, so that several shops can share a server
 */
export function createRedisBus(redis: Redis, prefix: string, generations: TagGenerations): InvalidationBus {
  const sender = randomUUID();
  const channel = `${prefix}invalidate`;
  // Publishing needs a connection that is not subscribed. Commands wait for as long as the server is away here.
  const subscriber = redis.duplicate({
    connectionName: channel,
    autoResubscribe: false,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  // The shared connection reports the same fault.
  subscriber.on("error", () => undefined);
  // What was said while nobody listened is not repeated. The first time there is nothing to drop yet.
  subscriber.on("ready", () => {
    subscriber.subscribe(channel).then(
      () => generations.dropAll(),
      () => undefined,
    );
  });
  subscriber.on("message", (_channel, text) => {
    const message = decode(text);
    if (message === null) generations.dropAll();
    else if (message.sender !== sender) generations.drop(message.tags);
  });
  return {
    drop: async (tags) => {
      generations.drop(tags);
      return redis.publish(channel, JSON.stringify({ sender, tags })).then(
        () => true,
        () => false,
      );
    },
    close: async () => subscriber.disconnect(),
  };
}

/** Null for what does not decode, e.g. a message of a newer release. */
function decode(text: string): v.InferOutput<typeof messageSchema> | null {
  try {
    const decoded = v.safeParse(messageSchema, JSON.parse(text));
    return decoded.success ? decoded.output : null;
  } catch {
    return null;
  }
}
