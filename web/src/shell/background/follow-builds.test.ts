import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followBuilds } from "./follow-builds.ts";

const minutes = 60_000;
let files: Record<string, unknown>;
let asked: string[];
let caches: (RequestCache | undefined)[];
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.set(globalThis, "__reactRouterManifest", { version: "old" });
  asked = [];
  caches = [];
  files = { "/builds/latest.json": { id: "old" } };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    asked.push(`${init?.method ?? "GET"} ${path}`);
    caches.push(init?.cache);
    return path in files ? Response.json(files[path]) : new Response("", { status: 404 });
  });
});
afterEach(() => {
  stop?.();
  Reflect.deleteProperty(globalThis, "__reactRouterManifest");
});

it("OP-A-10: the latest build is polled by GET; of a newer one the manifest is fetched by its id, and polling ends", async () => {
  const newer = vi.fn<(id: string) => void>();
  stop = followBuilds(newer);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(asked).toEqual(["GET /builds/latest.json"]);
  files = { "/builds/latest.json": { id: "new" } };
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(newer).not.toHaveBeenCalled();
  files["/builds/meta/new.json"] = { id: "new", assets: ["/assets/a.js"] };
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(newer.mock.calls).toEqual([["new"]]);
  const calls = asked.length;
  expect(asked.at(-1)).toBe("GET /builds/meta/new.json");
  await vi.advanceTimersByTimeAsync(60 * minutes);
  expect(asked).toHaveLength(calls);
});

it("a tab that is offline goes on", async () => {
  const newer = vi.fn<(id: string) => void>();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  stop = followBuilds(newer);
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(newer).not.toHaveBeenCalled();
});

it("OP-A-10: what the browser has kept is no answer to which build is the latest; a manifest that is another's is none", async () => {
  const newer = vi.fn<(id: string) => void>();
  files = { "/builds/latest.json": { id: "new" }, "/builds/meta/new.json": { id: "newest", assets: [] } };
  stop = followBuilds(newer);
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(asked).toEqual(["GET /builds/latest.json", "GET /builds/meta/new.json"]);
  expect(caches).toEqual(["no-store", "default"]);
  expect(newer).not.toHaveBeenCalled();
});

it("OP-A-10: a tab that is out of sight polls nothing, and at once when it is looked at after ten minutes", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  stop = followBuilds(vi.fn<(id: string) => void>());
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(asked).toEqual([]);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["GET /builds/latest.json"]);
});

it("a page of development, which has no build, polls nothing", async () => {
  Reflect.set(globalThis, "__reactRouterManifest", { version: "" });
  stop = followBuilds(vi.fn<(id: string) => void>());
  await vi.advanceTimersByTimeAsync(30 * minutes);
  expect(asked).toEqual([]);
});
