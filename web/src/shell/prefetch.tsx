import { useEffect } from "react";
import { useFetcher } from "react-router";
import { isPrefetchable } from "./link-targets.ts";

/** How long the pointer must rest on a link, in ms: passing over a grid of tiles fetches nothing. */
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

const hrefOf = (event: Event): string | null => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link?.getAttribute("href") ?? null;
};

/** Fetches the data of a page when a pointer rests on its link or the focus reaches it: one listener for all links. */
export function PrefetchOnIntent() {
  const { load } = useFetcher();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = (event: Event) => {
      stop();
      const href = hrefOf(event);
      if (href === null || !isPrefetchable(href) || !isConnectionGood()) return;
      timer = setTimeout(() => void load(href), restTime);
    };
    document.addEventListener("pointerover", start, { passive: true });
    document.addEventListener("focusin", start);
    document.addEventListener("pointerout", stop, { passive: true });
    return () => {
      stop();
      document.removeEventListener("pointerover", start);
      document.removeEventListener("focusin", start);
      document.removeEventListener("pointerout", stop);
    };
  }, [load]);
  return null;
}
