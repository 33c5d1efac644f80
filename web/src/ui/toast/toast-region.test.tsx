import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider, useToasts } from "./toast-region.tsx";
import type { NewToast } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Sender(props: NewToast) {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.add(props)}>
      Senden
    </button>
  );
}

function show(toast: NewToast) {
  render(
    <ToastProvider>
      <Sender {...toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Senden" }));
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it("UX-03: stays for 10 seconds", () => {
  show({ tone: "success", text: "In den Warenkorb gelegt" });
  pass(9_999);
  expect(within(screen.getByRole("status")).getByText("In den Warenkorb gelegt")).toBeDefined();
  pass(1);
  expect(screen.queryByText("In den Warenkorb gelegt")).toBeNull();
});

it("stays as long as the pointer is on it, then for the rest of its time", () => {
  show({ tone: "info", text: "Hinweis" });
  pass(6_000);
  fireEvent.mouseEnter(card("Hinweis"));
  pass(60_000);
  expect(screen.getByText("Hinweis")).toBeDefined();
  fireEvent.mouseLeave(card("Hinweis"));
  pass(3_999);
  expect(screen.getByText("Hinweis")).toBeDefined();
  pass(1);
  expect(screen.queryByText("Hinweis")).toBeNull();
});

it("waits for a tab that is out of sight", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  show({ tone: "success", text: "Ihre Bestellung ist da", link: { href: "/", label: "Ansehen" } });
  pass(60_000);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  pass(9_999);
  expect(screen.getByRole("link", { name: "Ansehen" }).getAttribute("href")).toBe("/");
  pass(1);
  expect(screen.queryByText("Ihre Bestellung ist da")).toBeNull();
  hidden.mockRestore();
});

it("states errors at once, everything else politely", () => {
  show({ tone: "error", text: "Das ging nicht" });
  expect(within(screen.getByRole("alert")).getByText("Das ging nicht")).toBeDefined();
});

it.each([
  [-179, true],
  [-180, false],
  [181, false],
])("UX-05: dragged by %d of 300 px it stays: %s", async (distance, stays) => {
  show({ tone: "info", text: "Weg damit" });
  await act(() => vi.dynamicImportSettled());
  const toast = card("Weg damit");
  vi.spyOn(toast, "offsetWidth", "get").mockReturnValue(300);
  toast.setPointerCapture = () => {};
  fireEvent.pointerDown(toast, { clientX: 400, pointerId: 1 });
  fireEvent.pointerMove(toast, { clientX: 400 + distance, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 400 + distance, pointerId: 1 });
  expect(screen.queryByText("Weg damit") !== null).toBe(stays);
});

it("shows messages that came with the page", () => {
  render(
    <ToastProvider initial={[{ tone: "warning", text: "Ihre Sitzung ist abgelaufen" }]}>
      <p>Seite</p>
    </ToastProvider>,
  );
  expect(screen.getByText("Ihre Sitzung ist abgelaufen")).toBeDefined();
});

/** The box around a toast's text: what a pointer enters and drags. */
function card(text: string): HTMLElement {
  const box = screen.getByText(text).parentElement?.parentElement;
  if (!box) throw new Error("a toast's text is in its box");
  return box;
}
