import { choiceIn, consentLine } from "../../lib/consent-choice.ts";
import { consentChosen } from "../../lib/consent.ts";

const layer = (): Element | null => document.querySelector("aside[data-consent]");

/** Takes over the form of consent's first layer, which otherwise loads a page, and takes the layer away once it has served. */
export function followFirstLayer(): void {
  const form = layer()?.querySelector("form");
  document.addEventListener(consentChosen, () => layer()?.remove());
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
