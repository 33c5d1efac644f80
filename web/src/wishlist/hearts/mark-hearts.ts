import { type HeartValue, readHeart } from "./heart-value.ts";

/** The button of a heart with what it is about. */
export interface HeartButton {
  readonly button: HTMLButtonElement;
  readonly heart: HeartValue;
}

/** The hearts of the page as it is now. */
export function heartsOf(root: ParentNode): HeartButton[] {
  return [...root.querySelectorAll<HTMLButtonElement>("form[data-heart] button")].flatMap((button) => {
    const heart = readHeart(button.value);
    return heart ? [{ button, heart }] : [];
  });
}

/** Fills the hearts of what is listed. Tiles are markup that React does not look at, so this is done by hand. */
export function markHearts(hearts: readonly HeartButton[], isListed: (heart: HeartValue) => boolean): void {
  for (const { button, heart } of hearts) button.ariaPressed = String(isListed(heart));
}

/** Calls back when hearts have come, gone, or are about something else, once a frame; returns how to stop. */
export function watchHearts(changed: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["value"] });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
