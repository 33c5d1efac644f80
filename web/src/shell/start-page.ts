/** What a page is brought to life with. */
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
 * Loads a page's modules once its main picture has been painted. The page is read before it is used, links and forms
 * work meanwhile, and scripts are six times the bytes of what they would hold up.
 *
 * It is sent as its own text, so it may use nothing from outside.
 * @param patience longest wait for the picture, in ms
 */
export function startPage({ ids, modules, entry }: PageModules, patience: number): void {
  let isStarted = false;
  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    const loaded: unknown[] = await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
    window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, loaded[index]]));
    await import(/* @vite-ignore */ entry);
  };
  // In a frame's callback the frame is yet to be painted; the task after it comes when it has been.
  const startPainted = () => requestAnimationFrame(() => setTimeout(() => void start()));
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (picture && !picture.complete) {
    picture.addEventListener("load", startPainted);
    picture.addEventListener("error", startPainted);
  } else {
    startPainted();
  }
  setTimeout(() => void start(), patience);
}
