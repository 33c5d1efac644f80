/** Space between what is kept clear and the messages, and between these and the window's edge, in px. */
const margin = 16;

/** What one message needs at least, in px. */
const roomForOne = 144;

/** Where messages may begin, in px from the window's top: below all that is kept clear and in view. */
function topForToasts(): number {
  const marked = [...document.querySelectorAll("[data-keep-clear]")];
  const lowest = Math.max(0, ...marked.map((element) => element.getBoundingClientRect().bottom));
  // Where nothing would be left for them, they are better seen than placed well: at the end, where one has room.
  return Math.max(Math.min(lowest, innerHeight - roomForOne), 0) + margin;
}

/**
 * Keeps messages below what is kept clear while the page scrolls or is laid out again.
 * @returns how to stop
 */
export function followPlace(region: HTMLElement): () => void {
  const place = (): void => region.style.setProperty("--toasts-top", `${topForToasts()}px`);
  // The header comes back slim on the same event: what it covers then is known in the frame.
  const placeSoon = (): void => void requestAnimationFrame(place);
  place();
  const listening = new AbortController();
  const watched = new ResizeObserver(place);
  watched.observe(document.body);
  // What the header opens lies over the page, which keeps its size.
  const opened = new MutationObserver(placeSoon);
  for (const element of document.querySelectorAll("[data-keep-clear]")) {
    opened.observe(element, { childList: true, subtree: true });
  }
  const { signal } = listening;
  addEventListener("scroll", placeSoon, { passive: true, signal });
  addEventListener("resize", place, { signal });
  // Messages rise above a dialog, below its head; once it is closed, they return. Neither event bubbles.
  document.addEventListener("toggle", place, { capture: true, signal });
  document.addEventListener("close", place, { capture: true, signal });
  return () => {
    watched.disconnect();
    opened.disconnect();
    listening.abort();
  };
}
