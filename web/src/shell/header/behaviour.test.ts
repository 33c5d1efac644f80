import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { laptop, playScreen } from "../../ui/flyout/testing/screen.ts";
import { startBehaviour } from "./behaviour.ts";

let header: HTMLElement;
let tooltip: HTMLDetailsElement;
let stop: () => void;

beforeEach(() => {
  playScreen(laptop);
  vi.useFakeTimers();
  document.body.innerHTML = `<header><details data-hover><summary>Ihre Vorteile</summary></details></header>`;
  const found = document.querySelector("header");
  const details = document.querySelector("details");
  if (!found || !details) throw new Error("the markup above has both");
  [header, tooltip] = [found, details];
  stop = startBehaviour(header);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const point = (type: string, pointerType = "mouse") => tooltip.dispatchEvent(new PointerEvent(type, { pointerType }));

it("HEAD-16: a selling point opens 250 ms after the mouse has come, and closes 250 ms after it has left", () => {
  point("pointermove");
  vi.advanceTimersByTime(249);
  expect(tooltip.open).toBe(false);
  vi.advanceTimersByTime(1);
  expect(tooltip.open).toBe(true);
  point("pointerleave");
  vi.advanceTimersByTime(249);
  expect(tooltip.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(tooltip.open).toBe(false);
});

it("does not open for a pointer that only passes, nor for a finger, which presses", () => {
  point("pointermove");
  vi.advanceTimersByTime(200);
  point("pointerleave");
  vi.advanceTimersByTime(1_000);
  point("pointermove", "touch");
  vi.advanceTimersByTime(1_000);
  expect(tooltip.open).toBe(false);
});

it("stays closed below a mouse at rest, which the page has changed under", () => {
  point("pointerover");
  point("pointerenter");
  vi.advanceTimersByTime(1_000);
  expect(tooltip.open).toBe(false);
});

it("closes by Escape and by a press outside", () => {
  for (const event of [new KeyboardEvent("keydown", { key: "Escape" }), new PointerEvent("pointerdown")]) {
    tooltip.open = true;
    document.dispatchEvent(event);
    expect(tooltip.open).toBe(false);
  }
});

it("HEAD-16: a selling point that comes later opens by pointer, too", async () => {
  const later = document.createElement("details");
  later.dataset["hover"] = "";
  header.replaceChildren(later);
  await vi.advanceTimersByTimeAsync(1);
  later.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
  vi.advanceTimersByTime(250);
  expect(later.open).toBe(true);
});
