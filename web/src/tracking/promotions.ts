/** How long a page must rest after scrolling before its teasers count as seen, in ms (TRACK-08). */
const restTime = 1_000;
/** How much of a teaser must be visible, of its height (TRACK-08). */
const visiblePart = 0.5;

const teaserMark = "[data-teaser-id]";

/** The id of the teaser that an element is in; null outside of one. */
export const teaserIdOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest(teaserMark)?.getAttribute("data-teaser-id") ?? null) : null;

/** Ids of the page's teasers, each once. */
export const teaserIds = (): readonly string[] => [
  ...new Set([...document.querySelectorAll(teaserMark)].flatMap((teaser) => teaserIdOf(teaser) ?? [])),
];

function isSeen(teaser: Element): boolean {
  const { top, bottom, height, width } = teaser.getBoundingClientRect();
  if (height === 0 || width === 0) return false;
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height * visiblePart;
}

/**
 * Reports teasers of which at least half is visible once the page has rested for a second, each once a page (TRACK-08).
 * @returns begins again for the next page
 */
export function watchPromotions(onSeen: (teaserId: string) => void): () => void {
  const seen = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    for (const teaser of document.querySelectorAll(teaserMark)) {
      const id = teaserIdOf(teaser);
      if (id === null || seen.has(id) || !isSeen(teaser)) continue;
      seen.add(id);
      onSeen(id);
    }
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(look, restTime);
  };
  document.addEventListener("scroll", rest, { passive: true, capture: true });
  rest();
  return () => {
    seen.clear();
    rest();
  };
}
