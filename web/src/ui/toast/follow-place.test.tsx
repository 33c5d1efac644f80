import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Drawer } from "../drawer/drawer.tsx";
import { followPlace } from "./follow-place.ts";
import { keepClear, keepClearBeside } from "./keep-clear.ts";
import { ToastProvider, useToasts } from "./toast-region.tsx";

/** Where the head of an open dialog ends, in px: lower than all else that is kept clear. */
const headEnd = 94;

function Share() {
  const [open, setOpen] = useState(true);
  const toasts = useToasts();
  return (
    <Drawer open={open} onClose={() => setOpen(false)} title="Liste teilen">
      <button type="button" onClick={() => toasts.add({ tone: "success", text: "Der Link ist kopiert." })}>
        Link kopieren
      </button>
    </Drawer>
  );
}

it("UX-03: messages begin below the head of the dialog that they rise above, and return once it is closed", async () => {
  // happy-dom has no top layer.
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, 0, 375, this.textContent === "Liste teilen" ? headEnd : 0);
  });
  render(
    <ToastProvider>
      <Share />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Link kopieren" }));
  await act(() => vi.dynamicImportSettled());
  const region = screen.getByRole("region", { hidden: true });
  const top = () => Number.parseInt(region.style.getPropertyValue("--toasts-top"), 10);
  expect(top()).toBeGreaterThan(headEnd);
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  await act(() => vi.dynamicImportSettled());
  expect(top()).toBeLessThan(headEnd);
});

/** Where messages are placed below a header that ends at 120 px, with a flyout there or none; in px. */
function placeWith(window: { readonly width: number; readonly height: number }, flyout: DOMRect | null) {
  vi.stubGlobal("innerHeight", window.height);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(window.width);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const isFlyout = this.dataset["keepClear"] === "beside";
    return isFlyout && flyout !== null ? flyout : new DOMRect(0, 0, window.width, 120);
  });
  render(
    <>
      <header {...keepClear} />
      {flyout !== null && <section {...keepClearBeside} />}
      <aside aria-label="Hinweise" />
    </>,
  );
  const region = screen.getByRole("complementary");
  followPlace(region)();
  const px = (name: string) => Number.parseInt(region.style.getPropertyValue(name), 10);
  return { top: px("--toasts-top"), right: px("--toasts-right") };
}

const laptop = { width: 1280, height: 800 };
const phone = { width: 375, height: 667 };

it.each([
  ["nothing hangs from the header: top right", laptop, null, { top: 136, right: 0 }],
  ["a flyout hangs there: beside it, not at the window's end", laptop, [880, 120, 368, 600], { top: 136, right: 400 }],
  ["a short one: beside it as well", laptop, [880, 120, 368, 200], { top: 136, right: 400 }],
  ["one as wide as a phone: below it", phone, [16, 120, 343, 300], { top: 436, right: 0 }],
  ["one that leaves no room on a phone: over the header", phone, [16, 120, 343, 500], { top: 16, right: 0 }],
] as const)("UX-03: messages cover no flyout's submit where %s", (_what, window, flyout, place) => {
  expect(placeWith(window, flyout && new DOMRect(...flyout))).toEqual(place);
});
