import { expect, it, vi } from "vitest";
import { foldFooter } from "./fold-footer.ts";

/** A page whose footer begins so many px below the top of the window. */
function page(isNarrow: boolean, top = innerHeight) {
  document.body.innerHTML = "<footer><details open></details><details open></details></footer>";
  const footer = document.querySelector("footer");
  if (footer) vi.spyOn(footer, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top));
  const phone = Object.assign(new EventTarget(), { matches: isNarrow });
  vi.stubGlobal("matchMedia", () => phone);
  foldFooter();
  return {
    open: () => document.querySelectorAll("details[open]").length,
    become(narrow: boolean) {
      phone.matches = narrow;
      phone.dispatchEvent(new Event("change"));
    },
  };
}

it("FOOT-02: sections fold on a phone, not where they are columns, and not in sight", () => {
  expect(page(true).open()).toBe(0);
  expect(page(false).open()).toBe(2);
  expect(page(true, innerHeight - 1).open()).toBe(2);
});

it("FOOT-02: in a window that becomes wide all are open, what the visitor has folded too; made narrow again they fold", () => {
  const { open, become } = page(true);
  become(false);
  expect(open()).toBe(2);
  become(true);
  expect(open()).toBe(0);
});

it("FOOT-02: a footer that renders itself again folds, too", async () => {
  const { open } = page(true);
  document
    .querySelector("footer")
    ?.replaceChildren(...[1, 2].map(() => Object.assign(document.createElement("details"), { open: true })));
  await vi.waitFor(() => expect(open()).toBe(0));
});

it("a footer in sight stays as it is while the window becomes narrow", () => {
  const { open, become } = page(false, 0);
  become(true);
  expect(open()).toBe(2);
});
