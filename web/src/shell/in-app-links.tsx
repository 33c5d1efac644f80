import { useEffect } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useStorefront } from "../lib/copy.ts";
import type { Store } from "../lib/storefront-from-host.ts";
import { inAppTarget, isPrefetchable, linkOf } from "./link-targets.ts";

/** How long the pointer must rest on a link before its page is fetched, in ms: passing over tiles fetches nothing. */
const restTime = 80;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor may see more than the public pages of the store; a look at others would sign them out (ACCESS-33). */
const isAdmitted = (store: Store): boolean => store !== "b2b" || document.cookie.includes("X-JWT-exist");

/** Whether the visitor's connection allows guesses (PWA-02). */
function isConnectionGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Keeps plain links inside the app and fetches their pages ahead, with one listener for all of them: a page has
 * hundreds, and a component for each cost more than the rest of the page. A link with `data-keep-scroll` changes the
 * page in place.
 */
export function InAppLinks() {
  const navigate = useNavigate();
  const { store } = useStorefront();
  const { load } = useFetcher();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || !isPlainClick(event) ? null : linkOf(event);
      const target = link && inAppTarget(link);
      if (!target) return;
      event.preventDefault();
      void navigate(target, { preventScrollReset: link.dataset["keepScroll"] !== undefined });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const start = (event: Event) => {
      stop();
      const link = linkOf(event);
      const target = link && inAppTarget(link);
      if (target && isPrefetchable(target) && isAdmitted(store) && isConnectionGood())
        timer = setTimeout(() => void load(target), restTime);
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
  }, [load, store]);
  return null;
}
