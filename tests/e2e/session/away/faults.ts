import { readFile } from "node:fs/promises";
import path from "node:path";
// time: the network is away for a length of time
import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { request } from "undici";
import { root } from "../../../testkit/root.ts";

/** How a change fails to be answered. */
export type Fault = "aborted" | "refused" | "offline" | "lost";

/** In this order one page goes through all of them: an answer is lost before the network is back, and found then. */
export const faults: readonly Fault[] = ["aborted", "refused", "lost", "offline"];

const awayFor = 3_000;

/** The id by which a browser names an operation. */
export async function idOf(mutation: string): Promise<string> {
  const text = await readFile(path.join(root, "web/src/graph/generated", `${mutation}.ts`), "utf8");
  const [, id] = /"documentId":"([^"]+)"/.exec(text) ?? [];
  if (id === undefined) throw new Error(`No document was generated for ${mutation}`);
  return id;
}

const strike: Readonly<Record<Exclude<Fault, "offline">, (route: Route) => Promise<void>>> = {
  aborted: (route) => route.abort(),
  refused: (route) => route.fulfill({ status: 503, contentType: "text/plain", body: "Service Unavailable" }),
  lost: async (route) => {
    const { host, port, pathname } = new URL(route.request().url());
    const { "content-length": _, ...headers } = await route.request().allHeaders();
    // Only browsers know the names of all stores; and what the answer sets is lost with it.
    const answer = await request(`http://127.0.0.1:${port}${pathname}`, {
      method: "POST",
      headers: { ...headers, host },
      body: route.request().postDataBuffer(),
    });
    await answer.body.dump();
    await route.abort();
  },
};

const graph = "**/api/shop/";

/** A fault that is in force. */
interface Struck {
  /** Calls of the operation that met it. */
  readonly count: () => number;
  /** Ends it; waits until the network is there again. */
  readonly end: () => Promise<void>;
}

/** Puts a fault on every call of an operation. */
export async function strikeWith(fault: Fault, id: string, page: Page): Promise<Struck> {
  const context: BrowserContext = page.context();
  let count = 0;
  if (fault === "offline") {
    const back = new AbortController();
    page.on("request", (request) => {
      if (!back.signal.aborted && request.postData()?.includes(id)) count += 1;
    });
    await context.setOffline(true);
    const isMissed = page.waitForEvent("requestfailed", (missed) => missed.url().endsWith("/api/shop/"));
    const restore = async (): Promise<void> => {
      await isMissed;
      // time: the network is away for three seconds from the call on that found none
      await setTimeout(awayFor);
      await context.setOffline(false);
    };
    const restored = restore();
    const end = async () => {
      await restored;
      back.abort();
    };
    return { count: () => count, end };
  }
  const meet = async (route: Route): Promise<void> => {
    if (!route.request().postData()?.includes(id)) return route.fallback();
    count += 1;
    await strike[fault](route);
  };
  await context.route(graph, meet);
  return { count: () => count, end: () => context.unroute(graph, meet) };
}
