import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { createPool } from "./pool.ts";

/** Paths whose route was resolved. */
const resolved: string[] = [];
/** Pages that are being loaded, and what ends each. */
const loading = new Map<string, (outcome: "there" | "gone") => void>();
let hasCode = false;
/** A page of the shop, as the router finds its code. */
const pageCode = `data:text/javascript,export const clientLoader = ({ request }) => globalThis.loadPage(request.url)`;

beforeEach(() => {
  vi.useFakeTimers();
  resolved.length = 0;
  loading.clear();
  hasCode = false;
  Reflect.set(
    globalThis,
    "loadPage",
    (url: string) =>
      new Promise<void>((resolve, reject) => {
        const end = (outcome: "there" | "gone") => (outcome === "there" ? resolve() : reject(new Error("gone")));
        loading.set(new URL(url).pathname, end);
      }),
  );
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no payload"));
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
      return hasCode ? { modules: [pageCode], params: {} } : null;
    },
  });
  return () => listeners.abort();
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "connection");
  Reflect.deleteProperty(globalThis, "loadPage");
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

it("PWA-01: a pointer that passes over a link fetches nothing; a link that gets the focus is fetched", () => {
  loadedAgo(5_000);
  const link = linkTo("/cat/1/");
  pointAt(link);
  vi.advanceTimersByTime(99);
  link.dispatchEvent(new Event("pointerout", { bubbles: true }));
  vi.advanceTimersByTime(1_000);
  expect(resolved).toEqual([]);
  link.dispatchEvent(new Event("focusin", { bubbles: true }));
  vi.advanceTimersByTime(100);
  expect(resolved).toEqual(["/cat/1/"]);
});

it("PWA-02: hovering eight links loads four pages at once; one that is on its way is not loaded again, one that was is", async () => {
  hasCode = true;
  loadedAgo(5_000);
  const links = Array.from({ length: 8 }, (_, index) => linkTo(`/cat/${index + 1}/`));
  const hover = (link?: HTMLElement) => {
    if (link) pointAt(link);
    vi.advanceTimersByTime(100);
  };
  links.forEach(hover);
  const first = ["/cat/1/", "/cat/2/", "/cat/3/", "/cat/4/"];
  await vi.waitFor(() => expect([...loading.keys()]).toEqual(first));
  hover(links[0]);
  expect(resolved).toEqual(first);
  loading.get("/cat/1/")?.("there");
  await vi.waitFor(() => expect(resolved).toEqual([...first, "/cat/8/"]));
  loading.get("/cat/2/")?.("gone");
  await vi.waitFor(() => expect(resolved).toEqual([...first, "/cat/8/", "/cat/7/"]));
  await vi.waitFor(() => expect(loading.size).toBe(6));
  for (const end of loading.values()) end("there");
  await vi.waitFor(() => expect(resolved).toHaveLength(8));
  await vi.waitFor(() => expect(loading.size).toBe(8));
  for (const end of loading.values()) end("there");
  await vi.waitFor(() => {
    hover(links[0]);
    expect(resolved.at(-1)).toBe("/cat/1/");
  });
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
