import { expect, it, vi } from "vitest";
import { takePayload } from "./page-payload.ts";

/** Takes the payload file of a page that the server answers so. */
async function take(path: string, answer: () => Promise<Response>) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const drop = vi.fn<() => void>();
  const restore = vi.fn<(answers: Readonly<Record<string, unknown>>) => () => void>(() => drop);
  (await takePayload({ restore }, path))();
  return { asked: fetched.mock.calls, restored: restore.mock.calls, drops: drop.mock.calls.length };
}

it.each([
  ["/cat/1000/", "/cat/1000/_payload.json"],
  ["/cat/1000", "/cat/1000/_payload.json"],
  ["/cat/1000/?p=2#top", "/cat/1000/_payload.json?p=2"],
  ["/", "/_payload.json"],
])("OP-A-11, PWA-01: the page %s has the payload file %s, whose answers wait for its load", async (path, file) => {
  const { asked, restored, drops } = await take(path, async () => Response.json({ "1": { a: 1 } }));
  expect(asked).toEqual([[file, { credentials: "omit" }]]);
  expect(restored).toEqual([[{ "1": { a: 1 } }]]);
  expect(drops).toBe(1);
});

it.each([
  ["a page that has none", async () => new Response(null, { status: 204 })],
  ["one that is gone", async () => Response.json({ a: 1 }, { status: 404 })],
  ["a text that is no JSON", async () => new Response("<html>")],
  ["a network that is away", () => Promise.reject(new TypeError("Failed to fetch"))],
])("OP-A-11: %s leaves the answers to the page's load", async (_, answer) => {
  expect((await take("/cat/1/", answer)).restored).toEqual([]);
});
