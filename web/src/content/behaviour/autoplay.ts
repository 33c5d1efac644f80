/** Between two slides, in ms (CMS-18). */
export const slideTime = 6_000;

/** What a slider that moves by itself depends on. */
export interface Conditions {
  /** The visitor has answered the consent tool, or the store does not wait for that (CMS-20). */
  readonly allowed: boolean;
  /** CMS-19 */
  readonly mobile: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  /** Paused by the button (WCAG 2.2.2), or from the start by a wish for less motion. */
  readonly paused: boolean;
  /** The tab is out of sight. */
  readonly hidden: boolean;
}

/** A slider's clock. */
export interface Autoplay {
  readonly conditions: Conditions;
  /** Takes note of what has changed. */
  set(changes: Partial<Conditions>): void;
}

const mayRun = ({ allowed, mobile, hovered, focused, paused, hidden }: Conditions): boolean =>
  allowed && !mobile && !hovered && !focused && !paused && !hidden;

/** The slide after this one; after the last comes the first (CMS-18). */
export const slideAfter = (index: number, count: number): number => (index + 1) % count;

/** Turns every six seconds while nothing speaks against it; each wait starts again when the slider goes on (CMS-18..20). */
export function createAutoplay(turn: () => void, start: Conditions): Autoplay {
  let conditions = start;
  let timer: ReturnType<typeof setInterval> | undefined;
  const settle = () => {
    if (mayRun(conditions)) timer ??= setInterval(turn, slideTime);
    else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  settle();
  return {
    get conditions() {
      return conditions;
    },
    set(changes) {
      conditions = { ...conditions, ...changes };
      settle();
    },
  };
}
