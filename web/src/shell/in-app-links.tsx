import { useEffect } from "react";
import { useNavigate } from "react-router";
import { consentHash } from "../lib/consent.ts";
import { inAppTarget, linkOf } from "./link-targets.ts";
import { loadDocument, loadNewerBuild, useRouteCode } from "./route-code.ts";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Keeps plain links inside the app, with one listener for all of them: a page has hundreds, and a component for each
 * cost more than the rest of the page. A link with `data-keep-scroll` changes the page in place.
 *
 * The code of a page is loaded before the router goes there: where it is gone, the router would load the page again that
 * the visitor leaves (ERR-10).
 */
export function InAppLinks() {
  const navigate = useNavigate();
  const findCode = useRouteCode();
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
      wanted += 1;
      const mine = wanted;
      const go = () => {
        // Another link may have been pressed while the code was on its way.
        if (mine === wanted) void navigate(target, { preventScrollReset });
      };
      Promise.all((findCode(target)?.modules ?? []).map((module) => import(/* @vite-ignore */ module))).then(go, () => {
        if (mine === wanted && !loadDocument(target)) go();
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, findCode]);
  return null;
}
