import { choiceIn, consentLine } from "../../lib/consent-choice.ts";
import { consentChosen } from "../../lib/consent.ts";

const layer = (): Element | null => document.querySelector("aside[data-consent]");

/** Bars that lie at the window's end, too, stand above the layer while it is there (CMS-24). */
function measureFirstLayer(): void {
  const height = layer()?.getBoundingClientRect().height ?? 0;
  document.documentElement.style.setProperty("--consent-height", `${height}px`);
}

/** Takes over the form of consent's first layer, which otherwise loads a page, and takes the layer away once it has served. */
export function followFirstLayer(): void {
  const asked = layer();
  const form = asked?.querySelector("form");
  if (asked) new ResizeObserver(measureFirstLayer).observe(asked);
  document.addEventListener(consentChosen, () => {
    layer()?.remove();
    measureFirstLayer();
  });
  // Who has chosen in another tab is not asked again by this one.
  document.addEventListener("visibilitychange", () => {
    if (layer() && choiceIn(document.cookie)) document.dispatchEvent(new Event(consentChosen));
  });
  form?.addEventListener("submit", (event) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    document.cookie = consentLine(event.submitter.value === "accept" ? "statistics" : "necessary");
    document.dispatchEvent(new Event(consentChosen));
  });
}
