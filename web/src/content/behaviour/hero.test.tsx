import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { consentChosen } from "../../lib/consent.ts";
import { StorefrontContext } from "../../lib/copy.ts";
import { TeaserBlock } from "../teaser-block.tsx";
import { entry, teaser } from "../testing/teaser.ts";
import { startHero } from "./hero.ts";

const media = new Map<string, boolean>();

beforeEach(() => {
  vi.useFakeTimers();
  media.clear();
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: media.get(query) ?? false }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = "cookie_consent=; max-age=-1; path=/";
});

const isOptions = (given: unknown): given is ScrollToOptions => typeof given === "object";

/** A hero of three slides, each 400 px wide, with what it was asked to show. */
function openHero(store = "ch") {
  const tabs = ["eins", "zwei", "drei"].map((name) => entry({ name: "headline", text: name }));
  const { container } = render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <TeaserBlock
        teaser={teaser("Slider Hero Teaser", { name: "tabs", valueList: tabs })}
        product={() => null}
        isFirst
        headsPage
      />
    </StorefrontContext>,
  );
  const hero = container.querySelector<HTMLElement>("[data-hero]");
  const track = container.querySelector<HTMLElement>("[data-track]");
  expect.assert(hero && track);
  const shown: number[] = [];
  for (const [index, slide] of [...track.children].entries()) {
    Object.defineProperty(slide, "offsetLeft", { value: index * 400 });
  }
  Object.defineProperties(track, { clientWidth: { value: 400 }, scrollWidth: { value: 1_200 } });
  vi.spyOn(track, "scrollTo").mockImplementation((...given: readonly unknown[]) => {
    const [options] = given;
    expect.assert(isOptions(options));
    track.scrollLeft = options.left ?? 0;
    shown.push(track.scrollLeft / 400);
    track.dispatchEvent(new Event("scroll"));
  });
  const stop = startHero(hero, store);
  const find = (selector: string) => {
    const element = hero.querySelector<HTMLElement>(selector);
    expect.assert(element);
    return element;
  };
  return { hero, track, shown, stop, find };
}

const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time));

describe("the hero on a page", () => {
  it("CMS-18: goes through its slides and begins again", () => {
    const { shown } = openHero();
    pass(24_000);
    expect(shown).toEqual([1, 2, 0, 1]);
  });

  it("CMS-19: stands under a mouse, not under a finger, and on a phone", () => {
    const { hero, shown } = openHero();
    hero.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    pass(20_000);
    expect(shown).toEqual([]);
    hero.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    hero.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "touch" }));
    pass(6_000);
    expect(shown).toEqual([1]);
    media.set("(max-width: 767px)", true);
    const phone = openHero();
    pass(20_000);
    expect(phone.shown).toEqual([]);
    expect(phone.find("[data-pause]").hidden).toBe(true);
  });

  it("CMS-20: waits for the answer to the consent tool outside Switzerland", () => {
    const { shown, find } = openHero("at");
    pass(20_000);
    expect([shown, find("[data-pause]").hidden]).toEqual([[], true]);
    document.dispatchEvent(new Event(consentChosen));
    pass(6_000);
    expect([shown, find("[data-pause]").hidden]).toEqual([[1], false]);
    document.cookie = "cookie_consent=necessary; path=/";
    const next = openHero("at");
    pass(6_000);
    expect(next.shown).toEqual([1]);
  });

  it("WCAG 2.2.2: its button stops it and says so, and starts it again; less motion stops it from the start", () => {
    const { shown, find } = openHero();
    const pause = find("[data-pause]");
    pause.click();
    expect(pause.getAttribute("aria-label")).toBe("Automatischen Wechsel starten");
    pass(20_000);
    expect(shown).toEqual([]);
    pause.click();
    pass(6_000);
    expect(shown).toEqual([1]);
    media.set("(prefers-reduced-motion: reduce)", true);
    const calm = openHero();
    pass(20_000);
    expect(calm.shown).toEqual([]);
  });

  it("its dots lead to their slides and mark the one in sight once scrolling is over", () => {
    const { shown, find } = openHero();
    find("[data-dot='2']").click();
    expect(shown).toEqual([2]);
    pass(199);
    expect(find("[aria-current]").dataset["dot"]).toBe("0");
    pass(1);
    expect(find("[aria-current]").dataset["dot"]).toBe("2");
  });

  it("ends with the page", () => {
    const { shown, stop } = openHero();
    stop();
    pass(60_000);
    expect(shown).toEqual([]);
  });
});
