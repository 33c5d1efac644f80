import { expect, it, vi } from "vitest";
import { renderDeferredLayout } from "./render-deferred-layout.ts";

it("lays out what waits, a few milliseconds at a time, and leaves the rest alone", async () => {
  const tiles = "<article></article>".repeat(20);
  document.body.innerHTML = `<main><div data-later="children">${tiles}</div><p></p></main><footer data-later="self"></footer>`;
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("*")].filter((element) => element.style.contentVisibility);
  const frames: number[] = [];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((task) => {
    frames.push(shown().length);
    task(0);
    return 0;
  });
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1));
  renderDeferredLayout();
  await expect.poll(() => shown().length).toBe(21);
  expect(frames).toEqual([3, 6, 9, 12, 15, 18]);
  expect(
    shown()
      .map(({ localName }) => localName)
      .toSorted()
      .at(-1),
  ).toBe("footer");
  expect(document.querySelector("p")?.style.contentVisibility).toBe("");
});

it("ux 37: lays out the rest at once when a link is pressed, and not for a button", async () => {
  const tiles = "<article></article>".repeat(20);
  document.body.innerHTML = `<div data-later="children">${tiles}</div><a href="#there">Link</a><button>Knopf</button>`;
  const shown = () => document.querySelectorAll("article[style]").length;
  // The browser is busy: it has done nothing yet.
  vi.stubGlobal("requestIdleCallback", () => 0);
  renderDeferredLayout();
  document.querySelector("button")?.click();
  expect(shown()).toBe(0);
  document.querySelector("a")?.click();
  expect(shown()).toBe(20);
});
