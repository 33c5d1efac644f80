import { expect, it, vi } from "vitest";
import { createToastStore } from "../../ui/toast/toast-store.ts";
import { sayThatItWaits } from "./waiting-toast.ts";

it("says that what was pressed waits, once it has waited for a moment, until it waits no longer", async () => {
  vi.useFakeTimers();
  const toasts = createToastStore();
  const { promise, resolve } = Promise.withResolvers<void>();
  const said = sayThatItWaits(promise, { toasts, language: "de" });
  await vi.advanceTimersByTimeAsync(599);
  expect(toasts.visible()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  // A second press is no second message.
  void sayThatItWaits(promise, { toasts, language: "de" });
  await vi.advanceTimersByTimeAsync(600);
  expect(toasts.visible().map(({ text, tone }) => [text, tone])).toEqual([
    ["Keine Verbindung. Was Sie gedrückt haben, wird ausgeführt, sobald sie wieder da ist.", "warning"],
  ]);
  resolve();
  await said;
  expect(toasts.visible()).toEqual([]);
  vi.useRealTimers();
});
