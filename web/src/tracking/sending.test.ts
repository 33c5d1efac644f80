import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emit } from "../lib/data-layer.ts";
import { agree, eventsIn, graphOf, openTrackedPage, settle } from "./testing/tracked-page.ts";
import { startTracking } from "./tracker.ts";

vi.mock("web-vitals", () => {
  const never = vi.fn<() => void>();
  return { onCLS: never, onFCP: never, onINP: never, onLCP: never, onTTFB: never };
});

let page: ReturnType<typeof openTrackedPage>;
let beacons: Blob[];
beforeEach(() => {
  page = openTrackedPage();
  beacons = [];
  navigator.sendBeacon = (_, body) => {
    if (body instanceof Blob) beacons.push(body);
    return true;
  };
});
afterEach(() => page.leave());

const at = (path: string) => ({ event: "navigation", link_path: path }) as const;
const beaconed = async () => (await Promise.all(beacons.map((body) => body.text()))).flatMap((text) => eventsIn(text));

it("OP-M-43: events that come within two seconds go in one batch, in a request that outlives the page", async () => {
  startTracking(graphOf(), 0);
  emit(at("/a/"));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(globalThis.dataLayer?.push(at("/b/"))).toBe(2);
  expect(page.shop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(page.sent).toEqual([at("/a/"), at("/b/")]);
  expect(page.shop.mock.calls).toEqual([["/api/shop/", expect.objectContaining({ method: "POST", keepalive: true })]]);
  await settle();
  expect(page.shop).toHaveBeenCalledOnce();
});

it("OP-M-43: a page that is closed sends by a beacon what waits, and nothing where nothing does or the visitor has refused", async () => {
  startTracking(graphOf(), 0);
  dispatchEvent(new Event("pagehide"));
  expect(beacons).toEqual([]);
  emit(at("/a/"));
  agree("necessary");
  dispatchEvent(new Event("pagehide"));
  expect(beacons).toEqual([]);
  agree("statistics");
  dispatchEvent(new Event("pagehide"));
  expect(beacons.map(({ type }) => type)).toEqual(["application/json"]);
  expect(await beaconed()).toEqual([at("/a/")]);
});

it("OP-M-43: what a page could not send is sent once the network is back, or by the next page", async () => {
  page.shop.mockRejectedValueOnce(new TypeError("offline"));
  startTracking(graphOf(), 0);
  emit(at("/a/"));
  await settle();
  expect(page.sent).toEqual([]);
  dispatchEvent(new Event("online"));
  await settle();
  expect(page.sent).toEqual([at("/a/")]);

  page.shop.mockRejectedValueOnce(new TypeError("offline"));
  emit(at("/b/"));
  await settle();
  expect(page.sent).toHaveLength(1);
  globalThis.dataLayer = undefined;
  startTracking(graphOf(), 0);
  await settle();
  expect(page.sent).toEqual([at("/a/"), at("/b/")]);
});

it("OP-M-43: events that the shop refuses stay, and are sent again with the next ones", async () => {
  page.shop.mockResolvedValueOnce(Response.json({ data: { tracking_addEvents: { successful: false } } }));
  startTracking(graphOf(), 0);
  emit(at("/a/"));
  await settle();
  expect(page.sent).toEqual([]);
  emit(at("/b/"));
  await settle();
  expect(page.sent).toHaveLength(2);
});

it("nothing is sent of what waited when the visitor refuses in another tab", async () => {
  startTracking(graphOf(), 0);
  emit(at("/a/"));
  agree("necessary");
  await settle();
  expect(page.shop).not.toHaveBeenCalled();
});
