import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageMemory } from "../src/shell/memory/page-memory.server.ts";

/** Path where open pages ask whether prices have changed without their having an end that the page knows. */
export const priceChangesPath = "/prices/changes.json";

/** The tag of a change of deals that pages could not foresee: one that an operator made, or a deal that is used up. */
const tag = "prices";

/** Remembers when prices changed last, as far as the gateway has reported it. */
export interface PriceChanges extends Pick<PageMemory, "drop" | "hear"> {
  /** Answers with the server's time and that of the last change, both in epoch ms. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * What several webs answer differs by the way of the gateway's notice: a page compares the moment with the one at which
 * it requested its own prices, so it asks once too often at most.
 * @param now the server's clock, in epoch ms
 */
export function createPriceChanges(now: () => number = Date.now): PriceChanges {
  // Before this process nothing was heard of.
  let changedAt = now();
  let isConnected = false;
  return {
    drop: (tags) => {
      if (tags === null || tags.includes(tag)) changedAt = now();
    },
    hear: (isNow) => {
      // Between two connections anything may have changed.
      if (isNow && !isConnected) changedAt = now();
      isConnected = isNow;
    },
    answer: ({ method }, response) => {
      const body = JSON.stringify({ now: now(), changedAt });
      response.writeHead(200, {
        "content-type": "application/json",
        "cache-control": "no-store",
        "content-length": Buffer.byteLength(body),
      });
      response.end(method === "HEAD" ? undefined : body);
    },
  };
}
