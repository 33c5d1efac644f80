import { beforeEach, expect, it, vi } from "vitest";

/** A page that has just been loaded. */
async function load(type: "reload" | "navigate", name = location.href) {
  vi.resetModules();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type, name }] as never);
  return import("./kept-wishes.ts");
}

beforeEach(() => sessionStorage.clear());

it("ux 21: a page that is loaded again takes up each wish once", async () => {
  const before = await load("navigate");
  before.keepWish("pen", 4);
  before.keepWish("glue", 0);
  const { takeWish } = await load("reload");
  expect([takeWish("pen"), takeWish("glue"), takeWish("paper")]).toEqual([4, 0, null]);
  expect(takeWish("pen")).toBeNull();
  const { takeWish: later } = await load("reload");
  expect(later("pen")).toBeNull();
});

it.each([
  ["a page that was opened", "navigate", undefined],
  ["another page", "reload", "http://localhost/elsewhere/"],
] as const)("%s takes up nothing, and forgets it", async (_, type, name) => {
  (await load("navigate")).keepWish("pen", 4);
  expect((await load(type, name)).takeWish("pen")).toBeNull();
  expect((await load("reload")).takeWish("pen")).toBeNull();
});

it("nonsense in the storage is no wish", async () => {
  for (const text of [
    "{",
    "null",
    "7",
    '{"wishes":[1]}',
    JSON.stringify({ page: location.href, wishes: { pen: "4" } }),
  ]) {
    sessionStorage.setItem("wishes", text);
    expect((await load("reload")).takeWish("pen")).toBeNull();
  }
});
