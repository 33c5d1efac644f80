import { Redis } from "ioredis";

/** How long a command may take, in milliseconds; a visitor may be waiting for it. */
const commandTimeout = 1_000;

/**
 * A connection to the Redis that the gateways share. Commands fail rather than wait while the server is away; the
 * client comes back by itself.
 * @param onError gets connection faults
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { commandTimeout, maxRetriesPerRequest: 1 });
  redis.on("error", onError);
  return redis;
}

/** Whether the server is known to be away, so that waiting for it would only cost time. */
export function isAway({ status }: Redis): boolean {
  return status === "reconnecting" || status === "close" || status === "end";
}
