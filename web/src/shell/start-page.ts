/** What a page is hydrated with. */
export interface PageModules {
  /** Ids of the matched routes, outermost first. */
  readonly ids: readonly string[];
  /** Addresses of their modules in the same order, then of what these import, to be fetched at the same time. */
  readonly modules: readonly string[];
  /** Address of the module that starts the app when all others are there. */
  readonly entry: string;
}

declare global {
  interface Window {
    /** Where the router looks for the modules of the page that was sent. */
    __reactRouterRouteModules?: unknown;
  }
}

/**
 * Loads a page's modules once it has been painted, its main picture included. The page is read before it is used, links
 * and forms work meanwhile, and scripts are six times the bytes of what they would hold up.
 *
 * It is sent as its own text, so it may use nothing from outside.
 * @param patience longest wait for the picture, in ms
 */
export function startPage({ ids, modules, entry }: PageModules, patience: number): void {
  // Until the router listens, Back to what this tab showed before changes the address alone: the page is loaded then.
  const place = (): string => location.pathname + location.search;
  const sent = place();
  addEventListener("popstate", () => {
    if (!("__reactRouterDataRouter" in window) && place() !== sent) location.reload();
  });

  let isStarted = false;
  const nextTask = () => new Promise<unknown>((resolve) => setTimeout(resolve));
  const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const loading: Promise<unknown>[] = [];
    for (const module of modules) {
      // To request twenty at a time takes a phone longer than a tap should wait.
      if (loading.length % 5 === 4) await nextTask();
      loading.push(import(/* @vite-ignore */ module));
    }
    const loaded = await Promise.all(loading);
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, loaded[index]]));
    await import(/* @vite-ignore */ entry);
  };

  const firstPaint = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    }).observe({ type: "paint", buffered: true });
  });
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  // One that cannot be shown need not be waited for.
  const decoded = picture?.decode().catch(() => undefined);
  void Promise.all([firstPaint, decoded])
    .then(nextFrame)
    // In a frame's callback the frame is yet to be painted; the task after it comes when it has been.
    .then(nextTask)
    .then(start);
  setTimeout(() => void start(), patience);
}
