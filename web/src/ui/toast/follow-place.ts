/** Space between what is kept clear and the messages, and between these and the window's edge, in px. */
const margin = 16;

/** What one message needs at least, in px; none is wider than its sheet states. */
const one = { width: 416, height: 144 } as const;

/** Where messages begin, in px from the window's top and right edge. */
interface Place {
  readonly top: number;
  readonly right: number;
}

/** Whether a message at a place is in the window, and covers none of the boxes. */
function fits({ top, right }: Place, width: number, boxes: readonly DOMRect[]): boolean {
  const [start, end] = [Math.max(width - right - one.width, 0), width - right];
  const isFree = (box: DOMRect) =>
    box.bottom <= top || box.top >= top + one.height || box.right <= start || box.left >= end;
  return top + one.height <= innerHeight && boxes.every(isFree);
}

/**
 * The place of messages: top right (UX-03), below what is kept clear there. What hangs from the header has its submit at
 * its end: messages stand beside it, where that is too narrow below it, and over the header where neither has room.
 */
function placeForToasts(): Place {
  const width = document.documentElement.clientWidth;
  const marked = [...document.querySelectorAll<HTMLElement>("[data-keep-clear]")];
  const boxes = marked.map((element) => element.getBoundingClientRect());
  const beside = boxes.filter(
    ({ left }, index) => marked[index]?.dataset["keepClear"] === "beside" && left >= one.width,
  );
  const rights = [...beside.map(({ left }) => width - left), 0];
  const tops = [0, ...boxes.map(({ bottom }) => bottom)].filter((top) => top >= 0).toSorted((a, b) => a - b);
  const places = rights.flatMap((right) => tops.map((top) => ({ top, right })));
  const { top, right } = places.find((place) => fits(place, width, boxes)) ?? { top: 0, right: 0 };
  return { top: top + margin, right };
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
