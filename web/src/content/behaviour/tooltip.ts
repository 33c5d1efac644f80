/** How long a feature tooltip stays, in ms (CMS-29). */
export const tooltipTime = 6_000;

/** Whether a tooltip was not shown in this browser session yet; from now on it was. */
function isFirst(id: string): boolean {
  const key = `feature-tooltip.${id}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, "shown");
    return true;
  } catch {
    // Without storage it would come back on every page.
    return false;
  }
}

/**
 * Shows each feature tooltip once per browser session when its place is in sight, and hides it after a while (CMS-29).
 * A press opens it again at any time.
 */
export function startTooltips(root: HTMLElement, time = tooltipTime): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const tips = root.querySelectorAll<HTMLElement>("[data-feature-tooltip]");
  if (tips.length === 0) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const tip = target.querySelector<HTMLElement>("[data-feature-tooltip]");
      if (!isIntersecting || !tip) continue;
      observer.unobserve(target);
      if (!isFirst(tip.dataset["featureTooltip"] ?? "")) continue;
      tip.showPopover();
      timers.add(setTimeout(() => tip.hidePopover(), time));
    }
  });
  for (const tip of tips) if (tip.parentElement) observer.observe(tip.parentElement);
  return () => {
    observer.disconnect();
    for (const timer of timers) clearTimeout(timer);
  };
}
