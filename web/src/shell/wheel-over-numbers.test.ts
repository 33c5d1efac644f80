import { afterEach, expect, it } from "vitest";
import { scrollOverNumbers } from "./wheel-over-numbers.ts";

afterEach(() => void (document.body.innerHTML = ""));

/** Turns the wheel over a field that has the focus. @returns whether it keeps the focus */
function wheelOver(markup: string): boolean {
  document.body.innerHTML = markup;
  const field = document.querySelector("input");
  field?.focus();
  field?.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
  return field !== null && document.activeElement === field;
}

it("takes the focus from a number field alone, so that the page scrolls and the number stays", () => {
  scrollOverNumbers(document.body);
  expect(wheelOver('<input type="number" value="3">')).toBe(false);
  expect(wheelOver('<input type="text" value="3">')).toBe(true);
});

it("leaves a field alone that the wheel is not over", () => {
  scrollOverNumbers(document.body);
  document.body.innerHTML = '<input type="number"><p>Text</p>';
  document.querySelector("input")?.focus();
  document.querySelector("p")?.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
  expect(document.activeElement).toBe(document.querySelector("input"));
});
