/** Space between what is kept clear and the messages, and between these and the window's edge, in px. */
const margin = 16;

/** What one message needs at least, in px. */
const roomForOne = 144;

/** Most that messages are wide, in px: as their sheet states. */
const widest = 416;

/** Where messages begin, in px from the window's top and right edge. */
interface Place {
  readonly top: number;
  readonly right: number;
}

/**
 * The place of messages: top right (UX-03), below all that is kept clear and in view. What hangs from the header at the
 * same edge has its submit at its end, so messages stand beside it; where that is too narrow, below it, and where neither
 * has room for one, over the header.
 */
function placeForToasts(): Place {
  const marked = [...document.querySelectorAll<HTMLElement>("[data-keep-clear]")];
  const flyouts = marked.filter(({ dataset }) => dataset["keepClear"] === "beside");
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  const lowest = Math.max(0, ...marked.filter((element) => !flyouts.includes(element)).map(bottomOf));
  const lastTop = innerHeight - roomForOne;
  // Where nothing would be left for them, they are better seen than placed well: at the end, where one has room.
  const top = Math.max(Math.min(lowest, lastTop), 0) + margin;
  if (flyouts.length === 0) return { top, right: 0 };
  const room = Math.min(...flyouts.map((flyout) => flyout.getBoundingClientRect().left));
  if (room >= widest) return { top, right: document.documentElement.clientWidth - room };
  const end = Math.max(...flyouts.map(bottomOf));
  return { top: end <= lastTop ? Math.max(top, end + margin) : margin, right: 0 };
}

/**
 * Keeps messages clear of what must be seen while the page scrolls or is laid out again.
 * @returns how to stop
 */
export function followPlace(region: HTMLElement): () => void {
  const place = (): void => {
    const { top, right } = placeForToasts();
    region.style.setProperty("--toasts-top", `${top}px`);
    region.style.setProperty("--toasts-right", `${right}px`);
  };
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
