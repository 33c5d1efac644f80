/** CMS-21: this close to an end counts as being there. */
const endTolerancePx = 15;

/** What a scroll container reports about itself, in px. */
export interface ScrollPosition {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Whether there is something to scroll to on each side. */
export function carouselEnds(position: ScrollPosition): { back: boolean; forward: boolean } {
  const left = Math.abs(position.scrollLeft);
  const right = position.scrollWidth - position.clientWidth - left;
  return { back: left > endTolerancePx, forward: right > endTolerancePx };
}
