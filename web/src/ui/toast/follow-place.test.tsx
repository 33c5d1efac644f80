import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Drawer } from "../drawer/drawer.tsx";
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
