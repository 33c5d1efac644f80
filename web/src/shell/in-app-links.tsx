import { useEffect } from "react";
import { useNavigate } from "react-router";
import { consentHash } from "../lib/consent.ts";
import { useCopy } from "../lib/copy.ts";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { copy } from "./copy.ts";
import { inAppTarget, linkOf } from "./link-targets.ts";
import { useRouteCode } from "../lib/route-code.ts";
import { loadDocument, loadNewerBuild } from "./route-code.ts";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Keeps plain links inside the app, with one listener for all of them: a page has hundreds, and a component for each
 * cost more than the rest of the page. A link with `data-keep-scroll` changes the page in place, one
 * within `data-replace` takes the place of the entry that something open has in the history.
 *
 * The code of a page is loaded before the router goes there: where it is gone, the router would load the page again that
 * the visitor leaves, each time (ERR-10).
 */
export function InAppLinks() {
  const navigate = useNavigate();
  const findCode = useRouteCode();
  const toasts = useToasts();
  const { notLoaded } = useCopy(copy);
  useEffect(() => {
    let wanted = 0;
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented || !isPlainClick(event) ? null : linkOf(event);
      if (link?.hash === consentHash) {
        // A link to the consent tool leads nowhere else (FOOT-07); without its code the browser has the page of it.
        event.preventDefault();
        import("./consent/second-layer.ts").then(
          ({ openSecondLayer }) => openSecondLayer(),
          () => location.assign(link.href),
        );
        return;
      }
      const target = link && inAppTarget(link);
      if (!target) return;
      event.preventDefault();
      if (loadNewerBuild(target)) return;
      const preventScrollReset = link.dataset["keepScroll"] !== undefined;
      const replace = link.closest("[data-replace]") !== null;
      wanted += 1;
      const mine = wanted;
      const go = () => {
        // Another link may have been pressed while the code was on its way.
        if (mine === wanted) void navigate(target, { preventScrollReset, replace });
      };
      Promise.all((findCode(target)?.modules ?? []).map((module) => import(/* @vite-ignore */ module))).then(go, () => {
        if (mine === wanted && !loadDocument(target)) toasts.add({ tone: "error", text: notLoaded });
      });
    };
    // React drops what happens in a part whose code is on its way: the browser would load the whole page.
    const followDropped = (event: MouseEvent) => event.cancelBubble && follow(event);
    document.addEventListener("click", followDropped, true);
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("click", followDropped, true);
      document.removeEventListener("click", follow);
    };
  }, [navigate, findCode, toasts, notLoaded]);
  return null;
}
