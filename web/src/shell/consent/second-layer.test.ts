import { afterEach, beforeEach, expect, it } from "vitest";
import { hasConsent } from "../../lib/browser-memory.ts";
import { consentCookie } from "../../lib/consent.ts";
import { openSecondLayer } from "./second-layer.ts";

beforeEach(() => (document.documentElement.lang = "en"));
afterEach(() => {
  document.body.replaceChildren();
  document.cookie = `${consentCookie}=; path=/; max-age=0`;
});

/** Opens the layer and presses a button of it. */
function choose(name: string, isTicked = false) {
  openSecondLayer();
  const form = document.querySelector("dialog form");
  const [, statistics] = document.querySelectorAll<HTMLInputElement>("dialog input");
  const wasTicked = statistics?.checked;
  if (statistics && isTicked) statistics.checked = true;
  const submitter = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }));
  document.body.replaceChildren();
  return wasTicked;
}

it("statistics are off until they are allowed; to refuse is one press, as to agree", () => {
  expect(choose("Necessary only")).toBe(false);
  expect(hasConsent()).toBe(false);
  choose("Allow all");
  expect(hasConsent()).toBe(true);
  expect(choose("Necessary only", true)).toBe(true);
  expect(hasConsent()).toBe(false);
  choose("Save choice", true);
  expect(hasConsent()).toBe(true);
});
