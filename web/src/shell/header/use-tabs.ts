import { useEffect } from "react";
import { isHovering, wasHovered } from "../../ui/flyout/use-hover-intent.ts";

/** How long the pointer rests on a tab before its panel opens, and how long that stays when it has left, in ms (NAV-12, C-30). */
const [openAfter, closeAfter] = [300, 700];
/** From when on what a panel shows is requested ahead, in ms. */
const askAfter = 80;
const wideScreens = "(width >= 1024px)";

/** What the tabs report. */
interface TabEvents {
  /** A panel is to be open, or none. @param byKey whether the focus is to go into it */
  readonly onOpen: (categoryId: string | null, byKey?: boolean) => void;
  /** A panel may be wanted soon. */
  readonly onNear: (categoryId: string) => void;
  /** The panel that is open. */
  readonly openId: () => string | null;
}

/** The controls of the tabs' row: links, and the buttons that open what is below. */
const controlsOf = (nav: HTMLElement): HTMLElement[] => [
  ...nav.querySelectorAll<HTMLElement>("ul[data-version] > li > a, ul[data-version] > li > button"),
];

const tabOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("ul[data-version] > li") : null;
const categoryOf = (tab: HTMLElement | null): string | null =>
  tab?.querySelector("button") ? (tab.dataset["category"] ?? null) : null;

/**
 * Makes the row of tabs, which came with the page, to life: by mouse (NAV-11), by finger, whose first tap opens and
 * whose second follows, and by key: one stop for the tab key, arrows along the row, down into the panel.
 */
export function useTabs(nav: HTMLElement, { onOpen, onNear, openId }: TabEvents): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timers: ReturnType<typeof setTimeout>[] = [];
    let pointer = "";
    const calm = (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    const later = (task: () => void, delay: number): void => void timers.push(setTimeout(task, delay));
    /** Where in the row, or in what hangs from it, the mouse was moved to last. */
    let under: HTMLElement | null = null;

    const rest = (tab: HTMLElement | null): void => {
      under = tab;
      calm();
      if (tab === null) return;
      const id = categoryOf(tab);
      // Within an open menu the pointer changes panels at once; from outside it must rest first.
      const wait = openId() === null ? openAfter : 0;
      if (id !== null) later(() => onNear(id), wait === 0 ? 0 : askAfter);
      later(() => onOpen(id), wait);
    };
    // Movement, as a page that changes under a mouse at rest makes it enter a tab that it was not moved to.
    nav.addEventListener(
      "pointermove",
      (event) => {
        const tab = tabOf(event.target);
        if (tab !== under && isHovering(event)) rest(tab);
      },
      { signal },
    );
    nav.addEventListener(
      "pointerleave",
      (event) => {
        if (!isHovering(event)) return;
        under = null;
        calm();
        if (openId() !== null) later(() => onOpen(null), closeAfter);
      },
      { signal },
    );
    nav.addEventListener("pointerdown", ({ pointerType }) => (pointer = pointerType), { signal });
    nav.addEventListener(
      "click",
      (event) => {
        const tab = tabOf(event.target);
        const id = categoryOf(tab);
        if (id === null || !matchMedia(wideScreens).matches) return;
        const isOpener = event.target instanceof Element && event.target.closest("button") !== null;
        const isFirstTap = pointer === "touch" && openId() !== id;
        pointer = "";
        if (!isOpener && !isFirstTap) {
          // Its page comes; what was about to open would hide it.
          calm();
          return;
        }
        event.preventDefault();
        calm();
        onOpen(isOpener && openId() === id ? null : id);
      },
      { signal },
    );
    nav.addEventListener("keydown", (event) => steer(event, nav, onOpen), { signal });

    const rove = (): void => {
      const isWide = matchMedia(wideScreens).matches;
      const controls = controlsOf(nav);
      const current = controls.find((control) => control === document.activeElement) ?? controls[0];
      for (const control of controls) control.tabIndex = isWide && control !== current ? -1 : 0;
    };
    rove();
    nav.addEventListener("focusin", ({ target }) => tabOf(target) && rove(), { signal });
    matchMedia(wideScreens).addEventListener("change", rove, { signal });
    // Rested on, or touched, while the code of this was still on its way.
    const tab = nav.querySelector<HTMLElement>("ul[data-version] > li:hover");
    if (tab && wasHovered(tab)) rest(tab);
    return () => {
      calm();
      listening.abort();
      for (const control of controlsOf(nav)) control.removeAttribute("tabindex");
    };
  }, [nav, onOpen, onNear, openId]);
}

/** Arrows, Home and End move along the row; down opens what is below and goes there. */
function steer(event: KeyboardEvent, nav: HTMLElement, onOpen: TabEvents["onOpen"]): void {
  const tab = tabOf(event.target);
  if (tab === null || !matchMedia(wideScreens).matches) return;
  const controls = controlsOf(nav);
  const place = controls.findIndex((control) => control === event.target);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (place + 1) % controls.length,
    ArrowLeft: (place - 1 + controls.length) % controls.length,
    Home: 0,
    End: controls.length - 1,
  };
  const next = moves[event.key];
  if (next !== undefined && place !== -1) {
    event.preventDefault();
    controls[next]?.focus();
  } else if (event.key === "ArrowDown") {
    const id = categoryOf(tab);
    if (id === null) return;
    event.preventDefault();
    onOpen(id, true);
  }
}
