/** Space between what is kept clear and the messages, and between these and the window's edge, in px. */
const margin = 16;

/** Where messages may begin, in px from the window's top: below all that is kept clear and in view. */
function topForToasts(): number {
  const marked = [...document.querySelectorAll("[data-keep-clear]")];
  const lowest = Math.max(0, ...marked.map((element) => element.getBoundingClientRect().bottom));
  // Where nothing would be left for them, they are better seen than placed well.
  return Math.min(lowest, innerHeight / 2) + margin;
}

/**
 * Keeps messages below what is kept clear while the page scrolls or is laid out anew.
 * @returns how to stop
 */
export function followPlace(region: HTMLElement): () => void {
  const place = (): void => region.style.setProperty("--toasts-top", `${topForToasts()}px`);
  // The header comes back slim on the same event: what it covers then is known in the frame.
  const placeSoon = (): void => void requestAnimationFrame(place);
  place();
  const watched = new ResizeObserver(place);
  watched.observe(document.body);
  addEventListener("scroll", placeSoon, { passive: true });
  addEventListener("resize", place);
  return () => {
    watched.disconnect();
    removeEventListener("scroll", placeSoon);
    removeEventListener("resize", place);
  };
}
