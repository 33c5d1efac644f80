import { RouterContextProvider } from "react-router";
import type { BrowserGraph } from "../../graph/client.ts";
import { graphContext } from "../../graph/context.ts";
import type { FindRouteCode } from "../../lib/route-code.ts";
import { isConnectionGood } from "./connection.ts";
import { takePayload } from "./page-payload.ts";
import { createPool } from "./pool.ts";
import { inAppTarget, isPrefetchable, linkOf } from "../link-targets.ts";

/** What fetches pages ahead. */
export interface Prefetching {
  readonly graph: BrowserGraph;
  readonly findCode: FindRouteCode;
}

/** How long the pointer must rest on a link before its route is resolved, in ms (PWA-01): passing over tiles fetches nothing. */
const restTime = 100;
/** How long after the page has loaded pages are fetched ahead, in ms: first comes all that this page needs (PWA-01). */
const quietTime = 1_000;
/** How many pages are on their way at once; a further one waits for one of them (PWA-02). */
const most = 4;

/**
 * Loads the code of a page and what it requests, into the caches of browser and graph. Only that: whatever the page reports about
 * itself (a redirect, that it is gone) is for who goes there, and so are the guards of its layouts.
 */
async function fetchPage({ graph, findCode }: Prefetching, path: string): Promise<void> {
  const code = findCode(path);
  if (!code) return;
  const modules: unknown[] = await Promise.all(code.modules.map((module) => import(/* @vite-ignore */ module)));
  const page = modules.at(-1);
  const load: unknown = typeof page === "object" && page !== null && "clientLoader" in page ? page.clientLoader : null;
  if (typeof load !== "function") return;
  const dropUnused = await takePayload(graph, path);
  try {
    await load({
      params: code.params,
      request: new Request(new URL(path, location.href)),
      context: new RouterContextProvider(new Map([[graphContext, graph]])),
    });
  } finally {
    dropUnused();
  }
}

/** The time since the page has loaded, in ms; negative while it loads. */
function timeSinceLoad(): number {
  const [page] = performance.getEntriesByType("navigation");
  const loaded = page && "loadEventEnd" in page ? page.loadEventEnd : 0;
  return loaded === 0 && document.readyState !== "complete" ? -1 : performance.now() - loaded;
}

/** Whether it is the page that is open: the pointer still rests on the link that led there. */
const isShown = (target: string): boolean => target.split("#", 1)[0] === location.pathname + location.search;

/** Fetches the pages of links on which the pointer rests, or which have the focus. */
export function fetchAhead(prefetching: Prefetching): void {
  const pool = createPool(most);
  const underWay = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const fetchOnce = async (target: string): Promise<void> => {
    try {
      await fetchPage(prefetching, target);
    } finally {
      underWay.delete(target);
    }
  };
  const start = (event: Event) => {
    stop();
    const link = linkOf(event);
    const target = link && inAppTarget(link);
    if (!target || !isPrefetchable(target) || isShown(target) || !isConnectionGood() || underWay.has(target)) return;
    const since = timeSinceLoad();
    const wait = since < 0 ? quietTime : Math.max(restTime, quietTime - since);
    timer = setTimeout(() => {
      underWay.add(target);
      pool(
        () => fetchOnce(target),
        () => underWay.delete(target),
      );
    }, wait);
  };
  document.addEventListener("pointerover", start, { passive: true });
  document.addEventListener("focusin", start);
  document.addEventListener("pointerout", stop, { passive: true });
}
