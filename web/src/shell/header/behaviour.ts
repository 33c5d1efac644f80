import { followHover } from "../../ui/flyout/use-hover-intent.ts";

/** How long the pointer rests before a tooltip opens, and how long it stays, in ms (HEAD-16). */
const hoverDelay = 250;
/** Smaller movements are no decision to go up or down, in px. */
const leastScroll = 6;

/**
 * What the header does by itself: it comes back slim when the page is scrolled up, and its tooltips open by
 * pointer.
 * @returns how to stop
 */
export function startBehaviour(header: HTMLElement): () => void {
  const listening = new AbortController();
  followScroll(header, listening.signal);
  const known = new WeakSet<Element>();
  const attach = (): void => {
    for (const tooltip of header.querySelectorAll<HTMLDetailsElement>("details[data-hover]")) {
      if (known.has(tooltip)) continue;
      known.add(tooltip);
      openByPointer(tooltip, listening.signal);
    }
  };
  attach();
  // Parts of the header that render themselves again have others.
  const watching = new MutationObserver(attach);
  watching.observe(header, { childList: true, subtree: true });
  return () => {
    watching.disconnect();
    listening.abort();
  };
}

/** Marks the header `data-slim` while its bar hangs slim at the window's top; its place keeps its height: nothing shifts. */
function followScroll(header: HTMLElement, signal: AbortSignal): void {
  const place = header.querySelector<HTMLElement>("[data-bar-place]");
  if (place === null) return;
  let last = scrollY;
  const follow = (): void => {
    const [moved, isOut] = [scrollY - last, header.getBoundingClientRect().bottom < 0];
    const isSlim = header.dataset["slim"] !== undefined;
    // Until the bar's own place comes back into sight it hangs.
    const isBack = place.getBoundingClientRect().top >= 0;
    if (isBack || (isSlim && moved > leastScroll && !header.contains(document.activeElement))) {
      delete header.dataset["slim"];
      place.style.blockSize = "";
    } else if (!isSlim && isOut && moved < -leastScroll) {
      place.style.blockSize = `${place.offsetHeight}px`;
      header.dataset["slim"] = "";
    }
    if (Math.abs(moved) > leastScroll || isBack) last = scrollY;
  };
  addEventListener("scroll", follow, { passive: true, signal });
}

/** A disclosure that the mouse opens by resting on it, and that Escape and a press outside close. */
function openByPointer(tooltip: HTMLDetailsElement, signal: AbortSignal): void {
  let isByPointer = false;
  const open = (isOpen: boolean): void => {
    isByPointer = isOpen;
    tooltip.open = isOpen;
  };
  const calm = followHover(tooltip, { openAfter: hoverDelay, closeAfter: hoverDelay }, open, signal);
  tooltip.addEventListener(
    "click",
    (event) => {
      calm();
      // What the pointer has opened the press that follows must not close.
      if (isByPointer && event.target instanceof Element && event.target.closest("summary")) event.preventDefault();
      isByPointer = false;
    },
    { signal },
  );
  const close = (): void => {
    calm();
    tooltip.open = false;
  };
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !tooltip.open) return;
      if (tooltip.contains(document.activeElement)) tooltip.querySelector("summary")?.focus();
      close();
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (tooltip.open && target instanceof Node && !tooltip.contains(target)) close();
    },
    { signal },
  );
}
