import { setTimeout as wait } from "node:timers/promises";
import { Client } from "undici";
import type { PageMemory } from "../src/shell/memory/page-memory.server.ts";

/** How long the stream may be silent, in milliseconds: the gateway writes every five seconds at least. */
const silence = 12_000;
/** How long after the end of a stream the next is begun, in milliseconds. */
const pause = 250;

/** Listens for what changes. */
export interface PageChanges {
  close(): Promise<void>;
}

/**
 * Keeps the pages' memory true: receives the gateway's notices of changes, on a connection that lasts. What changed while
 * there was none is not known, so that everything is dropped with the next.
 * @param gatewayUrl origin of the gateway; with several, any of them: each reports all changes
 */
export function followChanges(gatewayUrl: string, memory: Pick<PageMemory, "drop" | "hear">): PageChanges {
  const ended = new AbortController();
  const { signal } = ended;
  const origin = new URL(gatewayUrl).origin;

  const listen = async (): Promise<void> => {
    const client = new Client(origin, { bodyTimeout: silence, headersTimeout: silence });
    try {
      const { statusCode, body } = await client.request({ method: "GET", path: "/internal/changes", signal });
      if (statusCode !== 200) return;
      let rest = "";
      for await (const text of body.setEncoding("utf8")) {
        memory.hear(true);
        const lines = (rest + String(text)).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line !== "") memory.drop(tagsIn(line));
      }
    } finally {
      memory.hear(false);
      void client.destroy();
    }
  };
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      // A gateway that is away is the pages' to report.
      await listen().catch(() => undefined);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const following = follow();
  return {
    close: () => {
      ended.abort();
      return following;
    },
  };
}

/** The tags of a line; null, everything, for what does not decode, e.g. a line of a newer release. */
function tagsIn(line: string): readonly string[] | null {
  try {
    const tags: unknown = JSON.parse(line);
    return Array.isArray(tags) ? tags.map(String) : null;
  } catch {
    return null;
  }
}
