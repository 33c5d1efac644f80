import { consentChosen, consentCookie } from "../../lib/consent.ts";
import { attachSlider } from "../../ui/carousel/slider.ts";
import { createAutoplay, slideAfter } from "./autoplay.ts";

/** Up to here a window is a phone's (UX-01). */
const mobileWidth = "(max-width: 767px)";
const lessMotion = "(prefers-reduced-motion: reduce)";

/** Whether the hero may move: in Switzerland at once, elsewhere once the consent tool was answered (CMS-20, C-79). */
export const mayMove = (store: string, cookies: string): boolean =>
  store === "ch" || cookies.split("; ").some((cookie) => cookie.startsWith(`${consentCookie}=`));

/** Whether the keyboard is in the hero; a button that a mouse has pressed keeps the focus for no reason. */
const hasFocus = (hero: Element): boolean => hero.querySelector(":focus-visible") !== null;

/** Brings the hero slider to life: dots, arrows, drag, its own movement and the button that stops it (CMS-07, CMS-18..23). */
export function startHero(hero: HTMLElement, store: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  const dots = [...hero.querySelectorAll<HTMLElement>("[data-dot]")];
  const pause = hero.querySelector<HTMLElement>("[data-pause]");
  const mobile = matchMedia(mobileWidth);
  const slider = attachSlider(hero, {
    onPage(index) {
      for (const [at, dot] of dots.entries()) {
        if (at === index) dot.setAttribute("aria-current", "true");
        else dot.removeAttribute("aria-current");
      }
    },
  });
  const autoplay = createAutoplay(() => slider.goTo(slideAfter(slider.page(), slider.count)), {
    allowed: mayMove(store, document.cookie),
    mobile: mobile.matches,
    hovered: hero.matches(":hover"),
    focused: hasFocus(hero),
    paused: matchMedia(lessMotion).matches,
    hidden: document.hidden,
  });
  const show = () => {
    if (!pause) return;
    const { allowed, mobile: isMobile, paused } = autoplay.conditions;
    pause.hidden = !allowed || isMobile;
    pause.dataset["state"] = paused ? "paused" : "running";
    const label = (paused ? pause.dataset["play"] : pause.dataset["pause"]) ?? "";
    pause.setAttribute("aria-label", label);
    pause.title = label;
  };
  const set = (changes: Parameters<typeof autoplay.set>[0]) => {
    autoplay.set(changes);
    show();
  };
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal });
  on(hero, "pointerenter", (event) => {
    // A finger leaves no hand on the picture.
    if (event instanceof PointerEvent && event.pointerType !== "touch") set({ hovered: true });
  });
  on(hero, "pointerleave", () => set({ hovered: false }));
  on(hero, "focusin", () => set({ focused: hasFocus(hero) }));
  // The focus may go on within the hero.
  on(hero, "focusout", () => queueMicrotask(() => set({ focused: hasFocus(hero) })));
  on(mobile, "change", () => set({ mobile: mobile.matches }));
  on(document, "visibilitychange", () => set({ hidden: document.hidden }));
  on(document, consentChosen, () => set({ allowed: true }));
  if (pause) on(pause, "click", () => set({ paused: !autoplay.conditions.paused }));
  for (const [index, dot] of dots.entries()) on(dot, "click", () => slider.goTo(index));
  show();
  return () => {
    end.abort();
    autoplay.set({ hidden: true });
    slider.end();
  };
}
