import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { choiceIn, consentLine } from "../../lib/consent-choice.ts";
import { consentChosen, consentCookie } from "../../lib/consent.ts";
import { followFirstLayer } from "./first-layer.ts";

const layer = () => document.querySelector("aside[data-consent]");
const chosen = vi.fn<() => void>();
/** What the layer's height is followed by. */
let resized: () => void = () => {};

beforeEach(() => {
  chosen.mockReset();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
    },
  );
  document.body.innerHTML = `<aside data-consent=""><form action="/consent/" method="post">
    <button name="choice" value="refuse">Nur notwendige</button><button name="choice" value="accept">Alle zulassen</button>
  </form></aside>`;
  const listeners = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listeners.signal }),
  );
  document.addEventListener(consentChosen, chosen);
  followFirstLayer();
  return () => listeners.abort();
});
afterEach(() => {
  document.body.replaceChildren();
  document.cookie = `${consentCookie}=; path=/; max-age=0`;
});

it.each([
  ["refuse", "necessary"],
  ["accept", "statistics"],
] as const)("the button %s keeps %s, loads no page, and takes the layer away", (value, choice) => {
  const submitter = document.querySelector<HTMLButtonElement>(`button[value=${value}]`);
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter });
  expect(document.querySelector("form")?.dispatchEvent(submit)).toBe(false);
  expect(choiceIn(document.cookie)).toBe(choice);
  expect([layer(), chosen.mock.calls.length]).toEqual([null, 1]);
});

it("who has chosen in another tab is asked no more when this one is looked at again", () => {
  document.dispatchEvent(new Event("visibilitychange"));
  expect(layer()).not.toBeNull();
  document.cookie = consentLine("necessary");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect([layer(), chosen.mock.calls.length]).toEqual([null, 1]);
});

it("CMS-24: bars at the window's end stand above the layer, however high it is, and come down when it goes", () => {
  const height = () => document.documentElement.style.getPropertyValue("--consent-height");
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 500, 375, 190));
  resized();
  expect(height()).toBe("190px");
  document.dispatchEvent(new Event(consentChosen));
  expect(height()).toBe("0px");
});
