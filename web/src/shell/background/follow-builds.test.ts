import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followBuilds } from "./follow-builds.ts";

const minutes = 60_000;
let files: Record<string, unknown>;
let asked: string[];
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.set(globalThis, "__reactRouterManifest", { version: "old" });
  asked = [];
  files = { "/builds/latest.json": { id: "old" } };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString();
    asked.push(`${init?.method ?? "GET"} ${path}`);
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
