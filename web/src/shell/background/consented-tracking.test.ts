import { afterEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "../../graph/client.browser.ts";
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

it("nothing that measures is loaded before a visitor agrees; then it begins with what comes after, once", async () => {
  const tracking = {
    arrive: vi.fn<() => Promise<void>>(),
    hear: vi.fn<Tracking["hear"]>(),
    choose: vi.fn<() => void>(),
  };
  const startTracking = vi.fn<() => Tracking>().mockReturnValue(tracking);
  const loadTracking = vi.fn<() => Promise<{ startTracking: () => Tracking }>>().mockResolvedValue({ startTracking });
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const consented = createConsentedTracking({ graph, loadTracking });
  consented.arrive();
  emit({ event: "user_login" });
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
