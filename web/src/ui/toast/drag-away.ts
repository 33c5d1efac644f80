/** UX-05: a toast goes when it was dragged by this share of its width. */
const dragAwayShare = 0.6;

/**
 * Lets an element be dragged sideways: it either goes far enough (`onAway`) or settles back. Controls in it stay usable.
 * @returns ends it
 */
export function dragAway(element: HTMLElement, onAway: () => void): () => void {
  const listening = new AbortController();
  let from: number | null = null;

  const place = (distance: number): void => {
    const { style } = element;
    style.translate = distance === 0 ? "" : `${distance}px 0`;
    const share = Math.abs(distance) / Math.max(element.offsetWidth, 1);
    style.opacity = distance === 0 ? "" : String(Math.max(1 - share, 0.2));
    // It follows the pointer at once, and settles back in its own time.
    style.transition = distance === 0 ? "" : "none";
  };
  const begin = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest("button, a") !== null) return;
    element.setPointerCapture(event.pointerId);
    from = event.clientX;
  };
  const end = (event: PointerEvent): void => {
    if (from === null) return;
    const distance = event.clientX - from;
    from = null;
    const width = element.offsetWidth;
    if (event.type === "pointerup" && width > 0 && Math.abs(distance) >= width * dragAwayShare) onAway();
    else place(0);
  };

  const { signal } = listening;
  element.addEventListener("pointerdown", begin, { signal });
  element.addEventListener("pointermove", (event) => from !== null && place(event.clientX - from), { signal });
  element.addEventListener("pointerup", end, { signal });
  element.addEventListener("pointercancel", end, { signal });
  return () => listening.abort();
}
