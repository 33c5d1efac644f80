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
