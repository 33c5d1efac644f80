import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import * as v from "valibot";
import type { TagVersions } from "../cache/tag-versions.ts";

/** Drops tags here and in all other gateways. */
export interface InvalidationBus {
  /** @returns false when the other gateways could not be reached; here the tags are dropped in any case */
  drop(tags: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/** For one gateway, or for several that the shop notifies one by one. */
export function createLocalBus(versions: TagVersions): InvalidationBus {
  return {
    drop: async (tags) => {
      versions.drop(tags);
      return true;
    },
    close: async () => undefined,
  };
}

const messageSchema = v.object({ sender: v.string(), tags: v.array(v.string()) });

/**
 * For gateways that share a Redis: the one that is notified of a change publishes it.
 * @param redis for publishing; the subscription takes a connection of its own
 * @param prefix of the channel, so that several shops can share a server
 */
export function createRedisBus(redis: Redis, prefix: string, versions: TagVersions): InvalidationBus {
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
  // Messages are not repeated after a gap in the subscription. The first time there is nothing to drop yet.
  subscriber.on("ready", () => {
    subscriber.subscribe(channel).then(
      () => versions.dropAll(),
      () => undefined,
    );
  });
  subscriber.on("message", (_channel, text) => {
    const message = decode(text);
    if (message === null) versions.dropAll();
    else if (message.sender !== sender) versions.drop(message.tags);
  });
  return {
    drop: async (tags) => {
      versions.drop(tags);
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
