import { createRequest, makeOperation } from "urql";
import { afterEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { consentLine } from "../../lib/consent-choice.ts";
import { consentChosen, consentCookie } from "../../lib/consent.ts";
import { emit } from "../../lib/data-layer.ts";
import { createConsentedTracking } from "./consented-tracking.ts";
import type { Tracking } from "./page.ts";

const agree = (choice: string) => {
  document.cookie = `${consentCookie}=${choice}.1; path=/`;
  document.dispatchEvent(new Event(consentChosen));
};

afterEach(() => {
  globalThis.dataLayer = undefined;
  document.cookie = `${consentCookie}=; path=/; max-age=0`;
});

/** Tracking that takes note of its calls, and what loads it. */
function trackingOf() {
  const tracking = {
    arrive: vi.fn<() => Promise<void>>(),
    hear: vi.fn<Tracking["hear"]>(),
    choose: vi.fn<() => void>(),
  };
  const startTracking = vi.fn<() => Tracking>().mockReturnValue(tracking);
  const loadTracking = vi.fn<() => Promise<{ startTracking: () => Tracking }>>().mockResolvedValue({ startTracking });
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  return { tracking, startTracking, loadTracking, graph };
}
const login = { event: "user_login" } as const;
const answer: Parameters<Tracking["hear"]>[0] = {
  operation: makeOperation("mutation", createRequest("mutation { a }", {}), {
    url: "/",
    requestPolicy: "network-only",
  }),
  data: {},
};

it("nothing that measures is loaded before a visitor agrees; then it begins with what comes after, once", async () => {
  const { tracking, startTracking, loadTracking, graph } = trackingOf();
  const consented = createConsentedTracking({ graph, loadTracking });
  consented.arrive();
  consented.hear(answer);
  emit(login);
  agree("necessary");
  expect(loadTracking).not.toHaveBeenCalled();
  agree("statistics");
  await vi.waitFor(() => expect(tracking.arrive).toHaveBeenCalledOnce());
  expect(startTracking.mock.calls).toEqual([[graph, 1]]);
  consented.arrive();
  await vi.waitFor(() => expect(tracking.arrive).toHaveBeenCalledTimes(2));
  agree("necessary");
  await vi.waitFor(() => expect(tracking.choose).toHaveBeenCalledOnce());
  consented.arrive();
  expect(loadTracking).toHaveBeenCalledOnce();
  expect(tracking.arrive).toHaveBeenCalledTimes(2);
});

it("what was done before the visitor agreed in another tab is not measured, what comes after it is", async () => {
  emit(login);
  const { tracking, startTracking, loadTracking, graph } = trackingOf();
  const consented = createConsentedTracking({ graph, loadTracking });
  emit(login);
  document.cookie = consentLine("statistics");
  emit(login);
  consented.arrive();
  await vi.waitFor(() => expect(tracking.arrive).toHaveBeenCalledOnce());
  expect(startTracking.mock.calls).toEqual([[graph, 2]]);
  expect(globalThis.dataLayer).toHaveLength(3);
});

it("a page whose code to measure is gone works on", async () => {
  agree("statistics");
  const loadTracking = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError("gone"));
  const consented = createConsentedTracking({ graph: trackingOf().graph, loadTracking });
  consented.arrive();
  consented.hear(answer);
  await vi.waitFor(() => expect(loadTracking).toHaveBeenCalledOnce());
});

it("C-93: what was kept for good is gone with the consent, in this tab or since another one; the tab's own memory stays", () => {
  const kept = { lastViewed: "1", "last-searches": "kreide", trackingId: "t", "tracking:1": "{}" };
  const keep = () => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    localStorage.setItem("userFirstName", "Erika");
    sessionStorage.setItem("lastViewed", "2");
    sessionStorage.setItem("glanceViews", "11 12");
    sessionStorage.setItem("newCustomer", "1");
  };
  const { loadTracking, graph } = trackingOf();
  agree("statistics");
  keep();
  createConsentedTracking({ graph, loadTracking });
  expect(localStorage).toHaveLength(5);
  agree("necessary");
  expect(Object.keys(localStorage)).toEqual(["userFirstName"]);
  expect(Object.keys(sessionStorage)).toEqual(["lastViewed"]);
  keep();
  createConsentedTracking({ graph, loadTracking });
  expect(Object.keys(localStorage)).toEqual(["userFirstName"]);
  localStorage.clear();
  sessionStorage.clear();
});
