import { useEffect } from "react";
import { useNavigate } from "react-router";
import { inAppTarget, linkOf } from "./link-targets.ts";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Keeps plain links inside the app, with one listener for all of them: a page has hundreds, and a component for each
 * cost more than the rest of the page. A link with `data-keep-scroll` changes the page in place.
 */
export function InAppLinks() {
  const navigate = useNavigate();
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
  return null;
}
