import { render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { consentChosen } from "../lib/consent.ts";
import { StorefrontContext } from "../lib/copy.ts";
import type { Store } from "../lib/storefront-from-host.ts";
import { Grid } from "./grid.tsx";
import { entry, teaser } from "./testing/teaser.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
});

const slides = ["eins", "zwei"].map((text) => entry({ name: "headline", text }));
const zooming = '<p><img class="zoom" src="/media/a.webp" alt="Tafel"></p>';
const teasers = [
  teaser("Slider Hero Teaser", { name: "tabs", valueList: slides }),
  teaser("HTML Box Teaser", { name: "teasercontent", text: zooming }),
  teaser("Info Bar", { name: "teasercontent", text: "Inventur" }),
];

/** A page of a store with a hero, a box and a notice, once it has come to life. */
async function openPage(store: Store) {
  const cells = teasers.map((each, index) => ({ columns: 12, flags: [], teaser: { ...each, id: `t${index}` } }));
  const { container } = render(
    <StorefrontContext value={{ store, language: store === "ch" ? "de-CH" : "de-DE" }}>
      <Grid rows={[{ flags: [], cells }]} product={() => null} page="Start" />
    </StorefrontContext>,
  );
  const find = (selector: string) => {
    const element = container.querySelector<HTMLElement>(selector);
    expect.assert(element);
    return element;
  };
  // Notices come to life after heroes.
  await vi.waitFor(() => expect(find("[data-info-bar]").hidden).toBe(false));
  return find;
}

it("CMS-20: a page's hero follows the rule of its store", async () => {
  const inSwitzerland = await openPage("ch");
  expect(inSwitzerland("[data-pause]").hidden).toBe(false);
  for (const store of ["de", "at", "b2b"] as const) {
    const find = await openPage(store);
    expect(find("[data-pause]").hidden).toBe(true);
    document.dispatchEvent(new Event(consentChosen));
    expect(find("[data-pause]").hidden).toBe(false);
  }
});

it("CMS-24, CMS-26: a page's notice can be dismissed, and the pictures of its boxes zoom", async () => {
  const find = await openPage("de");
  await vi.waitFor(() => expect(find("[data-zooms] button > img.zoom").getAttribute("alt")).toBe("Tafel"));
  find("[data-dismiss]").click();
  expect(find("[data-info-bar]").hidden).toBe(true);
  expect(document.cookie).toContain("infobar_sommeraktion-2026=dismissed");
});
