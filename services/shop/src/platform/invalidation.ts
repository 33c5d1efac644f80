import { createHmac, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";

/** What gateways keep answers of; the tags of `@cacheControl` in `schema/shop`. */
export const cacheTags = ["catalogue", "content", "deals", "parameters", "prime", "reviews", "translations"] as const;

/**
 * Gateways hear of their answers' tags, and `prices`, of which no answer is kept. It says that deals have changed
 * in a way that no page could foresee: made, moved or ended by an operator, or used up.
 */
export const noticeTags = [...cacheTags, "prices"] as const;

export type CacheTag = (typeof noticeTags)[number];

/** Requires gateways to drop the answers that they keep. */
export interface Invalidation {
  /**
   * Drops answers with one of the tags. Waits until every gateway has confirmed it, at most a second: the call to a
   * gateway that does not answer is repeated later, and no change fails because of it.
   */
  drop(tags: readonly CacheTag[]): Promise<void>;
  /** Whether a gateway is configured. */
  readonly hasListeners: boolean;
  stop(): Promise<void>;
}

/** The gateways' addresses, and the secret that proves the sender. */
export interface InvalidationSettings {
  /** Addresses of the gateways' webhooks; one is enough for gateways that share a Redis. */
  readonly urls: readonly string[];
  /** Shared with the gateways. */
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How long a change waits for the gateways, in milliseconds. */
const patience = 1_000;
/** How long a gateway may take to answer, in milliseconds. */
const requestTimeout = 2_000;
/** Pauses between attempts, in milliseconds; it doubles up to the last. */
const [firstPause, lastPause] = [500, 30_000];
/** From this pause on it is logged as a warning; until then a gateway may be on its way up together with the shop. */
const worryingPause = 8_000;

export function createInvalidation(settings: InvalidationSettings): Invalidation {
  const couriers = settings.urls.map((url) => new Courier(url, settings));
  return {
    hasListeners: couriers.length > 0,
    drop: async (tags) => {
      const delivered = Promise.all(couriers.map((courier) => courier.bring(tags)));
      await Promise.race([delivered, pause(patience)]);
    },
    stop: async () => {
      for (const courier of couriers) courier.stop();
    },
  };
}

/** Sends tags to one gateway, in order: what comes up while a message is on its way leaves with the next. */
class Courier {
  readonly #url: string;
  readonly #settings: InvalidationSettings;
  readonly #pending = new Set<CacheTag>();
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(url: string, settings: InvalidationSettings) {
    this.#url = url;
    this.#settings = settings;
  }

  async bring(tags: readonly CacheTag[]): Promise<void> {
    for (const tag of tags) this.#pending.add(tag);
    this.#running ??= this.#deliver();
    await this.#running;
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #deliver(): Promise<void> {
    let wait = firstPause;
    // Only from the next turn on, so that what one turn adds leaves in one message.
    await Promise.resolve();
    while (this.#pending.size > 0 && !this.#stopping.signal.aborted) {
      const tags = [...this.#pending];
      this.#pending.clear();
      const fault = await this.#post(tags);
      if (fault === null) continue;
      for (const tag of tags) this.#pending.add(tag);
      const level = wait < worryingPause ? "info" : "warn";
      this.#settings.log[level](
        { url: this.#url, tags, fault },
        "a gateway has not confirmed an invalidation; trying again",
      );
      await pause(wait, this.#stopping.signal);
      wait = Math.min(lastPause, wait * 2);
    }
    this.#running = undefined;
  }

  /** Null when the gateway has dropped the tags, else what is in the way. */
  async #post(tags: readonly CacheTag[]): Promise<string | null> {
    const { secret, clock } = this.#settings;
    // The id makes two messages of one millisecond differ: a gateway takes each message once.
    const body = JSON.stringify({ id: randomUUID(), tags });
    const timestamp = String(clock.now().getTime());
    const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    try {
      const { status } = await fetch(this.#url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-timestamp": timestamp, "x-signature": signature },
        body,
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(requestTimeout)]),
      });
      return status === 204 ? null : `status ${status}`;
    } catch (error) {
      return error instanceof Error ? error.name : "unreachable";
    }
  }
}

/** Resolves after `ms`, or as soon as it is called off; keeps no process alive. */
function pause(ms: number, off?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    off?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
