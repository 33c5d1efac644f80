import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import * as v from "valibot";
import type { EndedTokens } from "../identity/ended-tokens.ts";

/** Reports that logins have ended, to all gateways. */
export interface LoginFence {
  /** Settles once every gateway that can be reached lets nothing more of the login out. */
  end(digest: string): Promise<void>;
  close(): Promise<void>;
}

/** For one gateway. */
export function createLocalFence(ended: EndedTokens): LoginFence {
  return {
    end: async (digest) => ended.add(digest),
    close: async () => undefined,
  };
}

/** How long a logout waits for the word of the other gateways, in milliseconds; one that hangs sends nothing anyway. */
const patience = 500;

const endSchema = v.object({ id: v.string(), digest: v.string() });

/**
 * For gateways that share a Redis: each confirms the message, and the logout is answered once all have.
 * @param redis for publishing; the subscription takes a connection of its own
 * @param prefix of the channels, so that several shops can share a server
 */
export function createRedisFence(redis: Redis, prefix: string, ended: EndedTokens): LoginFence {
  const channel = `${prefix}login-ended`;
  const heardChannel = `${prefix}login-ended-heard`;
  const waiting = new Map<string, () => void>();
  // Publishing needs a connection that is not subscribed. Commands wait for as long as the server is away here.
  const subscriber = redis.duplicate({
    connectionName: channel,
    maxRetriesPerRequest: null,
    commandTimeout: undefined,
  });
  // The shared connection reports the same fault.
  subscriber.on("error", () => undefined);
  subscriber.subscribe(channel, heardChannel).catch(() => undefined);
  subscriber.on("message", (from, text) => {
    if (from === heardChannel) return waiting.get(text)?.();
    const message = decode(text);
    if (message === null) return;
    ended.add(message.digest);
    redis.publish(heardChannel, message.id).catch(() => undefined);
  });
  return {
    end: async (digest) => {
      ended.add(digest);
      const id = randomUUID();
      const heard = new Promise<void>((resolve) => {
        let left = Infinity;
        let count = 0;
        const check = (): void => {
          if (count >= left) resolve();
        };
        setTimeout(resolve, patience).unref();
        waiting.set(id, () => {
          count += 1;
          check();
        });
        // As many have received it as there are subscribers, this gateway among them.
        const expect = (subscribers: number): void => {
          left = subscribers;
          check();
        };
        redis.publish(channel, JSON.stringify({ id, digest })).then(expect, () => resolve());
      });
      await heard;
      waiting.delete(id);
    },
    close: async () => subscriber.disconnect(),
  };
}

function decode(text: string): v.InferOutput<typeof endSchema> | null {
  try {
    const decoded = v.safeParse(endSchema, JSON.parse(text));
    return decoded.success ? decoded.output : null;
  } catch {
    return null;
  }
}
