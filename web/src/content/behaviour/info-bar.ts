import { dismissal, isDismissed } from "../info-bar-cookie.ts";

/** Shows the notices that the visitor has not dismissed, until that happens (CMS-24). */
export function startInfoBars(root: HTMLElement): () => void {
  const bars = [...root.querySelectorAll<HTMLElement>("[data-info-bar]")];
  for (const bar of bars) bar.hidden = isDismissed(document.cookie, bar.dataset["infoBar"] ?? "");
  const dismiss = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("[data-dismiss]") : null;
    const bar = button?.closest<HTMLElement>("[data-info-bar]");
    if (!bar) return;
    document.cookie = dismissal(bar.dataset["infoBar"] ?? "");
    bar.hidden = true;
  };
  root.addEventListener("click", dismiss);
  return () => root.removeEventListener("click", dismiss);
}
