import { RouterContextProvider } from "react-router";
import type { BrowserGraph } from "../../graph/client.ts";
import { graphContext } from "../../graph/context.ts";
import type { FindRouteCode } from "../route-code.ts";
import { inAppTarget, isPrefetchable, linkOf } from "../link-targets.ts";

/** What fetches pages ahead. */
export interface Prefetching {
  readonly graph: BrowserGraph;
  readonly findCode: FindRouteCode;
}

/** How long the pointer must rest on a link before its page is fetched, in ms: passing over tiles fetches nothing. */
const restTime = 80;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection allows guesses (PWA-02). */
function isConnectionGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/**
 * Loads the code of a page and what it asks, into the caches of browser and graph. Only that: whatever the page says of
 * itself (a redirect, that it is gone) is for who goes there, and so are the guards of its layouts.
 */
async function fetchPage({ graph, findCode }: Prefetching, path: string): Promise<void> {
  const code = findCode(path);
  if (!code) return;
  const modules: unknown[] = await Promise.all(code.modules.map((module) => import(/* @vite-ignore */ module)));
  const page = modules.at(-1);
  const load: unknown = typeof page === "object" && page !== null && "clientLoader" in page ? page.clientLoader : null;
  if (typeof load !== "function") return;
  await load({
    params: code.params,
    request: new Request(new URL(path, location.href)),
    context: new RouterContextProvider(new Map([[graphContext, graph]])),
  });
}

/** Fetches the pages of links on which the pointer rests, or which have the focus. */
export function fetchAhead(prefetching: Prefetching): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (event: Event) => {
    stop();
    const link = linkOf(event);
    const target = link && inAppTarget(link);
    if (!target || !isPrefetchable(target) || !isConnectionGood()) return;
    // What fails is said when the visitor goes there.
    timer = setTimeout(() => void fetchPage(prefetching, target).catch(() => undefined), restTime);
  };
  document.addEventListener("pointerover", start, { passive: true });
  document.addEventListener("focusin", start);
  document.addEventListener("pointerout", stop, { passive: true });
}
