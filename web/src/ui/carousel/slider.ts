import { debounce, throttle } from "../../lib/timing.ts";
import { carouselEnds } from "./carousel-ends.ts";

/** One press of an arrow counts in this time, in ms (CMS-22). */
export const pressTime = 2_000;
/** A drag shorter than this turns no page, in px (CMS-22). */
export const dragDistance = 10;
/** Scrolling and resizing are over after this time, in ms (CMS-23). */
export const scrollTime = 200;
export const resizeTime = 300;

/** A slider that was brought to life. */
export interface Slider {
  /** How many slides there are. */
  readonly count: number;
  /** Index of the slide at the start of what is in sight. */
  page(): number;
  goTo(index: number): void;
  end(): void;
}

interface SliderOptions {
  /** Called with the slide in sight, at first and after each turn. */
  readonly onPage?: (index: number) => void;
}

/**
 * Gives a row that scrolls and snaps natively its arrows, which hide at the ends (CMS-21), and turning by a mouse's drag.
 * Loaded when the row is there already: without it the row still scrolls.
 * @param frame holds the track (`data-track`) and its arrows (`data-turn`, -1 or 1)
 */
export function attachSlider(frame: HTMLElement, { onPage }: SliderOptions = {}): Slider {
  const track = frame.querySelector<HTMLElement>("[data-track]") ?? frame;
  const arrows = [...frame.querySelectorAll<HTMLElement>("[data-turn]")];
  const slides = [...track.children].filter((child) => child instanceof HTMLElement);
  const left = (slide: HTMLElement) => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0);
  const page = () => {
    const distances = slides.map((slide) => Math.abs(left(slide) - track.scrollLeft));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  };
  const scrollTo = (position: number) => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.scrollTo({ left: position, behavior: calm ? "instant" : "smooth" });
  };
  const turn = (direction: number) => scrollTo(track.scrollLeft + direction * track.clientWidth);

  const update = () => {
    const ends = carouselEnds(track);
    for (const arrow of arrows) arrow.hidden = arrow.dataset["turn"] === "-1" ? !ends.back : !ends.forward;
    onPage?.(page());
  };
  const scrolled = debounce(update, scrollTime);
  const resized = debounce(update, resizeTime);
  const press = throttle(turn, pressTime);

  let dragFrom: number | null = null;
  let wasDragged = false;
  const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
    [track, "scroll", scrolled],
    ...arrows.map((arrow): [EventTarget, string, () => void] => [
      arrow,
      "click",
      () => press(Number(arrow.dataset["turn"])),
    ]),
    [
      track,
      "pointerdown",
      (event) => {
        // Fingers scroll the row itself.
        const isMouse = event instanceof PointerEvent && event.pointerType === "mouse" && event.button === 0;
        dragFrom = isMouse ? event.clientX : null;
        wasDragged = false;
      },
    ],
    [
      window,
      "pointerup",
      (event) => {
        if (dragFrom === null || !(event instanceof PointerEvent)) return;
        const distance = event.clientX - dragFrom;
        dragFrom = null;
        wasDragged = Math.abs(distance) >= dragDistance;
        if (wasDragged) turn(distance < 0 ? 1 : -1);
      },
    ],
    // A picture or link under the mouse would be dragged away instead, and followed at the end.
    [track, "dragstart", (event) => event.preventDefault()],
    [track, "click", (event) => wasDragged && event.preventDefault()],
  ];
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener, { passive: false });
  const observer = new ResizeObserver(resized);
  observer.observe(track);
  update();

  return {
    count: slides.length,
    page,
    goTo(index) {
      const slide = slides[index];
      if (slide) scrollTo(left(slide));
    },
    end() {
      observer.disconnect();
      scrolled.cancel();
      resized.cancel();
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    },
  };
}
