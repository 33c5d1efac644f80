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
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(375);
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

const laptop = { width: 1280, height: 800 };
const phone = { width: 375, height: 667 };
/** Left, top, width and height, in px. */
type Box = readonly [number, number, number, number];

interface Seen {
  readonly window?: typeof laptop;
  readonly flyout?: Box;
  readonly bar?: Box;
}

/** Where messages are placed in a window whose header ends at 120 px, in px. */
function placeWith({ window = laptop, ...boxes }: Seen) {
  vi.stubGlobal("innerHeight", window.height);
  vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(window.width);
  const all: Readonly<Record<string, Box>> = { header: [0, 0, window.width, 120], ...boxes };
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(...(all[this.title] ?? []));
  });
  render(
    <>
      <header title="header" {...keepClear} />
      <section title="flyout" {...keepClearBeside} />
      <section title="bar" {...keepClear} />
      <aside />
    </>,
  );
  const region = screen.getByRole("complementary");
  followPlace(region)();
  const px = (name: string) => Number.parseInt(region.style.getPropertyValue(name), 10);
  return { top: px("--toasts-top"), right: px("--toasts-right") };
}

it.each<[string, Seen, { top: number; right: number }]>([
  ["below the header", {}, { top: 136, right: 0 }],
  ["beside a flyout, at the top as well", { flyout: [880, 120, 368, 600] }, { top: 136, right: 400 }],
  ["below one that is as wide as a phone", { window: phone, flyout: [16, 120, 343, 300] }, { top: 436, right: 0 }],
  [
    "over the header where a flyout leaves no room",
    { window: phone, flyout: [16, 120, 343, 500] },
    { top: 16, right: 0 },
  ],
  ["below the header where a bar is at the end", { window: phone, bar: [0, 600, 375, 67] }, { top: 136, right: 0 }],
  ["below a bar that is beside the header", { window: phone, bar: [0, 130, 375, 50] }, { top: 196, right: 0 }],
  ["below the header where a bar is elsewhere", { bar: [0, 130, 600, 50] }, { top: 136, right: 0 }],
])("UX-03: messages are at the top right, %s", (_where, seen, place) => {
  expect(placeWith(seen)).toEqual(place);
});
