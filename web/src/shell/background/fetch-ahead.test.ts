import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { createPool } from "./pool.ts";

/** Paths whose route was resolved. */
const resolved: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  resolved.length = 0;
  const listeners = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listeners.signal }),
  );
  fetchAhead({
    graph: createBrowserGraph("http://shop.test/api/shop/"),
    findCode: (path) => {
      resolved.push(path);
      return null;
    },
  });
  return () => listeners.abort();
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "connection");
});

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  return link;
}
const pointAt = (link: HTMLElement) => link.dispatchEvent(new Event("pointerover", { bubbles: true }));
const loadedAgo = (ms: number) => vi.spyOn(performance, "now").mockReturnValue(ms);

it("PWA-01: pages are fetched from one second after load on; a route is resolved once the pointer has rested for 100 ms", () => {
  loadedAgo(300);
  pointAt(linkTo("/cat/1/"));
  vi.advanceTimersByTime(699);
  expect(resolved).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(resolved).toEqual(["/cat/1/"]);
  loadedAgo(5_000);
  pointAt(linkTo("/cat/2/"));
  vi.advanceTimersByTime(99);
  expect(resolved).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(resolved).toEqual(["/cat/1/", "/cat/2/"]);
});

it("fetches nothing for a link to the page that is open", () => {
  loadedAgo(5_000);
  pointAt(linkTo(`${location.pathname}${location.search}#below`));
  vi.advanceTimersByTime(1_000);
  expect(resolved).toEqual([]);
});

it.each([
  ["save-data", { saveData: true }, 0],
  ["2G", { effectiveType: "2g" }, 0],
  ["slow 2G", { effectiveType: "slow-2g" }, 0],
  ["4G", { effectiveType: "4g", saveData: false }, 1],
])("PWA-02: on a connection with %s that many pages are fetched", (_, connection, count) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  loadedAgo(5_000);
  pointAt(linkTo("/cat/1/"));
  vi.advanceTimersByTime(1_000);
  expect(resolved).toHaveLength(count);
});

describe("PWA-02: of eight pages", () => {
  it("four are on their way at once, and each that is there makes room for the next", async () => {
    const pool = createPool(4);
    const [started, dropped]: [number[], number[]] = [[], []];
    const ends = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
    ends.forEach(({ promise }, index) => {
      const run = () => {
        started.push(index);
        return promise;
      };
      pool(run, () => dropped.push(index));
    });
    expect(started).toEqual([0, 1, 2, 3]);
    ends[0]?.resolve();
    await ends[0]?.promise;
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3, 7]));
    ends[1]?.reject(new Error("gone"));
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3, 7, 6]));
    expect(dropped).toEqual([]);
  });
});
