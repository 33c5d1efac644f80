import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissal, infoBarCookie, isDismissed } from "../info-bar-cookie.ts";
import { startAbTests } from "./ab-test.ts";
import { applyColours } from "./colours.ts";
import { startInfoBars } from "./info-bar.ts";
import { startTooltips } from "./tooltip.ts";
import { startZoom } from "./zoom.ts";

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  expect.assert(element);
  return element;
};

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the info bar", () => {
  const html = '<aside data-info-bar="infobar_sommer" hidden><button data-dismiss><b>x</b></button></aside>';

  it("CMS-24: is visible until it is dismissed; a cookie of its name keeps that until the year 9999", () => {
    const written = vi.spyOn(document, "cookie", "set");
    const stop = startInfoBars(page(html));
    expect(find("aside").hidden).toBe(false);
    find("b").click();
    expect(find("aside").hidden).toBe(true);
    expect(written.mock.calls).toEqual([
      ["infobar_sommer=dismissed; expires=Fri, 31 Dec 9999 23:59:59 GMT; path=/; samesite=lax"],
    ]);
    stop();
    startInfoBars(page(html));
    expect(find("aside").hidden).toBe(true);
    written.mockRestore();
    document.cookie = "infobar_sommer=; max-age=-1; path=/";
    startInfoBars(page(html));
    expect(find("aside").hidden).toBe(false);
  });

  it("CMS-24: its cookie is named from its teaser, so that another notice is shown again", () => {
    expect(infoBarCookie("Sommeraktion 2026!")).toBe("infobar_sommeraktion-2026-");
    expect(infoBarCookie("Größe")).toMatch(/^infobar_[\w-]+$/);
    expect(infoBarCookie("Größe")).not.toBe(infoBarCookie("Grüße"));
    expect(isDismissed("a=1; infobar_x=dismissed", "infobar_x")).toBe(true);
    expect(isDismissed("a=1; other_infobar_x=dismissed", "infobar_x")).toBe(false);
    expect(dismissal("infobar_x")).toContain("9999");
  });
});

describe("a feature tooltip", () => {
  const html = '<div><p data-feature-tooltip="neu">Neu</p></div>';
  const shown = vi.fn<(tip: Element) => void>();
  const hidden = vi.fn<(tip: Element) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    shown.mockClear();
    hidden.mockClear();
    HTMLElement.prototype.showPopover = function showPopover() {
      shown(this);
    };
    HTMLElement.prototype.hidePopover = function hidePopover() {
      hidden(this);
    };
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        readonly #seen: (entries: { target: Element; isIntersecting: boolean }[]) => void;
        constructor(seen: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
          this.#seen = seen;
        }
        observe(target: Element) {
          this.#seen([{ target, isIntersecting: false }]);
          this.#seen([{ target, isIntersecting: true }]);
        }
        unobserve() {}
        disconnect() {}
      },
    );
  });

  it("CMS-29: shows itself once per browser session and hides after 6000 ms", () => {
    startTooltips(page(html));
    expect(shown).toHaveBeenCalledExactlyOnceWith(find("[data-feature-tooltip]"));
    vi.advanceTimersByTime(5_999);
    expect(hidden).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hidden).toHaveBeenCalledOnce();
    startTooltips(page(html));
    expect(shown).toHaveBeenCalledOnce();
    startTooltips(page(html.replace("neu", "anderes")));
    expect(shown).toHaveBeenCalledTimes(2);
    sessionStorage.clear();
    startTooltips(page(html));
    expect(shown).toHaveBeenCalledTimes(3);
  });

  it("CMS-29: the 6000 ms are a default: a page may have another time", () => {
    startTooltips(page(html), 2_000);
    vi.advanceTimersByTime(1_999);
    expect(hidden).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hidden).toHaveBeenCalledOnce();
  });
});

describe("pictures of an HTML box", () => {
  it("CMS-26: open over the page, which does not scroll meanwhile; closing gives the focus back", () => {
    HTMLDialogElement.prototype.showModal ??= function showModal() {
      this.open = true;
    };
    const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    startZoom(
      page('<div data-zooms><img class="zoom" src="/media/a.webp" alt="Tafel"><img src="/b.webp" alt=""></div>'),
    );
    expect(document.querySelectorAll("button")).toHaveLength(1);
    const opener = find("button");
    expect(opener.getAttribute("aria-label")).toMatch(/: Tafel$/);
    opener.click();
    expect(find("dialog img").getAttribute("src")).toContain("/media/a.webp");
    // What is behind it can be neither pressed nor reached by the keyboard.
    expect(modal).toHaveBeenCalledOnce();
    expect(document.documentElement.className).toBe("locked");
    const sheet = readFileSync(join(import.meta.dirname, "zoom.module.css"), "utf8");
    expect(sheet).toMatch(/\n {2}\.locked \{\s*overflow: hidden;/);
    find("dialog button").click();
    expect(document.querySelector("dialog")).toBeNull();
    expect(document.documentElement.className).toBe("");
    expect(document.activeElement).toBe(opener);
  });
});

describe("an A/B test", () => {
  const html = '<div data-ab-test="t1"><p>A</p><p>B</p></div>';
  const shown = () => find("[data-shown]").textContent;

  it("CMS-11: shows one variant, the same for a whole browser session", () => {
    const random = vi.spyOn(Math, "random").mockReturnValue(0.9);
    startAbTests(page(html));
    expect(shown()).toBe("B");
    random.mockReturnValue(0);
    startAbTests(page(html));
    expect(shown()).toBe("B");
    sessionStorage.clear();
    startAbTests(page(html));
    expect(shown()).toBe("A");
    random.mockRestore();
  });
});

it("sets operators' colours where sheets cannot read attributes", () => {
  const html = '<p data-bgcolor="#aa0011" data-textcolor="#ffffff">a</p>';
  applyColours(page(html), true);
  expect(find("p").getAttribute("style")).toBeNull();
  applyColours(page(html), false);
  expect([find("p").style.background, find("p").style.color]).toEqual(["#aa0011", "#ffffff"]);
});
