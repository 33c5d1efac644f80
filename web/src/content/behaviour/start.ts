import { startAbTests } from "./ab-test.ts";
import { applyColours } from "./colours.ts";
import { startHero } from "./hero.ts";
import { startInfoBars } from "./info-bar.ts";
import { startTooltips } from "./tooltip.ts";
import { startZoom } from "./zoom.ts";

/**
 * Brings what came as plain markup to life: sliders, notices, tooltips, pictures that zoom. Loaded once a page is there.
 * @param root the page's grid
 * @returns ends all of it, for when the page goes
 */
export function start(root: HTMLElement, store: string): () => void {
  applyColours(root);
  startAbTests(root);
  const stops = [
    ...[...root.querySelectorAll<HTMLElement>("[data-hero]")].map((hero) => startHero(hero, store)),
    startInfoBars(root),
    startTooltips(root),
    startZoom(root),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
